import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  legend: string;
  /** The question above says it already: only assistive technology hears the legend. */
  isLegendHidden?: boolean;
  /** Stands at the end of the legend's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Choices that belong together, under their name. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, isLegendHidden = false, aside, className, children } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={clsx(isLegendHidden ? 'sr-only' : 'mb-3')}>
        <span className="flex items-baseline gap-3">
          <span className="text-lg font-semibold">{legend}</span>
          {aside && <span className="text-sm text-muted tabular-nums">{aside}</span>}
        </span>
      </legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

export interface ChoiceInput {
  type: 'radio' | 'checkbox';
  name: string;
  id: string;
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose(): void;
}

// The input lies over its tile: a click anywhere chooses, and focus is where the eye is.
const INPUT = 'peer absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0';

/** The control of a tile: arrow keys move through a group of radios as the browser has it. */
export function TileInput({ type, name, id, isChosen, isDisabled, onChoose }: ChoiceInput) {
  return (
    <input
      type={type}
      name={name}
      value={id}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      className={clsx(INPUT, 'disabled:cursor-not-allowed')}
    />
  );
}

/** What every tile shares: room for a finger, a ring when chosen, an outline when focused. */
export const TILE = clsx(
  'relative block min-h-11 bg-raised transition-[box-shadow,background,opacity]',
  'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
  'has-disabled:opacity-45',
);
