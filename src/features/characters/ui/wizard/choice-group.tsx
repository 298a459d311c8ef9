import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  legend: string;
  /** The question above already names the group, so only assistive technology gets the legend. */
  isLegendHidden?: boolean;
  /** Shown at the end of the legend's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A group of choices with a legend. */
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

// The input covers its tile: a click anywhere selects, and the focus is at the visible place.
const INPUT = 'peer absolute inset-0 z-10 size-full cursor-pointer appearance-none opacity-0';

/** A tile's input; radio groups keep the browser's arrow key behavior. */
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

/** Shared by all tiles: touch target size, a ring when chosen, an outline when focused. */
export const TILE = clsx(
  'relative block min-h-11 bg-raised transition-[box-shadow,background,opacity]',
  'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
  'has-disabled:opacity-45',
);
