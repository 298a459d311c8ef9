import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { TILE, TileInput, type ChoiceInput } from './choice-group.tsx';
import { TilePicture } from './tile-picture.tsx';

const SHAPES = {
  portrait: 'aspect-3/4',
  head: 'aspect-4/5',
  eyes: 'aspect-2/1',
  outfit: 'aspect-square',
} as const;
export type TileShape = keyof typeof SHAPES;

function ChosenMark({ className }: { className: string }) {
  return (
    <span
      className={clsx(
        'absolute right-2 grid size-6 place-items-center rounded-full bg-ember text-on-ember',
        className,
      )}
    >
      <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />
    </span>
  );
}

/** The part of a whole portrait that a tile of heads shows. */
const HEAD = 'top-0 -left-[12.5%] aspect-3/4 w-[125%]';

interface PictureInput extends ChoiceInput {
  picture: string;
  /** The draft's own person with this choice: slower to draw, so it follows the picture. */
  own: string | null;
  shape: TileShape;
}

/**
 * A choice as a picture with its label at the bottom, or below it when the bottom must be visible.
 */
export function PictureTile(props: PictureInput) {
  const { picture, own, shape, label, isChosen } = props;
  const [isThere, setThere] = useState(false);
  const isLow = shape === 'eyes' || shape === 'outfit';
  return (
    <label className={clsx(TILE, 'overflow-hidden rounded-card', !isLow && SHAPES[shape])}>
      <TileInput {...props} />
      <span className={isLow ? `relative block ${SHAPES[shape]}` : undefined}>
        <TilePicture key={picture} src={picture} onThere={() => setThere(true)} />
        {own && isThere && (
          <TilePicture key={own} src={own} {...(shape === 'head' && { className: HEAD })} />
        )}
      </span>
      <span
        className={clsx(
          'block px-3 text-sm font-semibold md:text-base',
          isLow ? 'py-2.5' : 'card-scrim absolute inset-x-0 bottom-0 pt-8 pb-2.5 text-cream',
        )}
      >
        {label}
      </span>
      {isChosen && <ChosenMark className={shape === 'eyes' ? 'bottom-2 md:bottom-2.5' : 'top-2'} />}
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-0 rounded-card transition-shadow',
          isChosen
            ? 'shadow-[inset_0_0_0_3px_var(--ember)]'
            : 'shadow-[inset_0_0_0_1px_var(--line)]',
        )}
      />
    </label>
  );
}

const CHOSEN = 'bg-ember-wash shadow-[inset_0_0_0_2px_var(--ember)]!';

/** A choice as an icon with a label, and optionally a description. */
export function IconTile(props: ChoiceInput & { icon: LucideIcon; about?: string | undefined }) {
  const { icon: Icon, label, about, isChosen } = props;
  return (
    <label
      className={clsx(
        TILE,
        'flex items-center gap-3 rounded-control px-3.5 py-3 md:px-4',
        isChosen && CHOSEN,
      )}
    >
      <TileInput {...props} />
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={clsx('size-5.5 shrink-0', isChosen ? 'text-ember-text' : 'text-muted')}
      />
      <span className="min-w-0">
        <span className="block leading-snug font-semibold">{label}</span>
        {about && <span className="mt-0.5 block text-sm leading-snug text-muted">{about}</span>}
      </span>
    </label>
  );
}

/** A choice as a label only, or with a dot of its color. */
export function WordTile(props: ChoiceInput & { swatch?: string | undefined }) {
  const { label, isChosen, swatch } = props;
  return (
    <label
      className={clsx(
        TILE,
        'flex! items-center gap-2.5 rounded-full px-5 font-semibold',
        isChosen && CHOSEN,
      )}
    >
      <TileInput {...props} />
      {swatch && (
        <span
          aria-hidden="true"
          style={{ background: swatch }}
          className="size-4 rounded-full shadow-[0_0_0_1px_var(--line-strong)]"
        />
      )}
      {label}
    </label>
  );
}
