import { clsx } from 'clsx';
import { RectangleHorizontal, RectangleVertical, Square } from 'lucide-react';
import { useId } from 'react';
import { IMAGE_COUNTS } from '#features/billing/catalog.ts';
import { ChoiceGroup, TILE, TileInput } from '#features/characters/ui/wizard/choice-group.tsx';
import { ASPECTS, costOf } from '../../rules.ts';
import type { Settings } from './studio-storage.ts';
import { STUDIO_TEXT } from './copy.ts';

const COPY = STUDIO_TEXT.settings;
const SHAPES = {
  portrait: RectangleVertical,
  square: Square,
  landscape: RectangleHorizontal,
} as const;
const CHOSEN = 'bg-ember-wash shadow-[inset_0_0_0_2px_var(--ember)]!';
const BOX = clsx(
  TILE,
  'grid place-items-center content-center rounded-control px-1 py-2 text-center',
);

interface ChoicesProps {
  settings: Settings;
  onChange(change: Partial<Settings>): void;
}

/** The number of pictures, each with its price, and their shape. */
export function Choices({ settings, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <>
      <ChoiceGroup legend={COPY.count} className="grid grid-cols-4 gap-2">
        {IMAGE_COUNTS.map((count) => {
          const isChosen = count === settings.count;
          return (
            <label key={count} className={clsx(BOX, isChosen && CHOSEN)}>
              <TileInput
                type="radio"
                name={`${id}-count`}
                id={String(count)}
                label={COPY.images(count)}
                isChosen={isChosen}
                onChoose={() => onChange({ count })}
              />
              <span className="text-lg leading-tight font-semibold tabular-nums">
                {count}
                <span className="sr-only"> {COPY.imagesAfter(count)}, </span>
              </span>
              <span className="text-xs text-muted tabular-nums">{COPY.costs(costOf(count))}</span>
            </label>
          );
        })}
      </ChoiceGroup>
      <ChoiceGroup legend={COPY.shape} className="grid grid-cols-3 gap-2">
        {ASPECTS.map((aspect) => {
          const isChosen = aspect === settings.aspect;
          const Icon = SHAPES[aspect];
          return (
            <label key={aspect} className={clsx(BOX, isChosen && CHOSEN)}>
              <TileInput
                type="radio"
                name={`${id}-shape`}
                id={aspect}
                label={COPY.shapes[aspect]}
                isChosen={isChosen}
                onChoose={() => onChange({ aspect })}
              />
              <Icon
                aria-hidden="true"
                strokeWidth={1.5}
                className={clsx('size-5', isChosen ? 'text-ember-text' : 'text-muted')}
              />
              <span className="mt-1 text-xs font-semibold">{COPY.shapes[aspect]}</span>
            </label>
          );
        })}
      </ChoiceGroup>
    </>
  );
}
