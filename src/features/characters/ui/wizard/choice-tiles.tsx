import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { TILE, TileInput, type ChoiceInput } from './choice-group.tsx';
import { TilePicture } from './tile-picture.tsx';

const SHAPES = { portrait: 'aspect-3/4', head: 'aspect-4/5', eyes: 'aspect-2/1' } as const;
export type TileShape = keyof typeof SHAPES;

function ChosenMark() {
  return (
    <span className="absolute top-2 right-2 grid size-6 place-items-center rounded-full bg-ember text-on-ember">
      <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />
    </span>
  );
}

/** A choice as a picture with its word at the foot. */
export function PictureTile(props: ChoiceInput & { picture: string; shape: TileShape }) {
  const { picture, shape, label, isChosen } = props;
  return (
    <label className={clsx(TILE, 'overflow-hidden rounded-card', SHAPES[shape])}>
      <TileInput {...props} />
      <TilePicture key={picture} src={picture} />
      <span className="card-scrim absolute inset-x-0 bottom-0 px-3 pt-8 pb-2.5 text-sm font-semibold text-cream md:text-base">
        {label}
      </span>
      {isChosen && <ChosenMark />}
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

/** A choice as an icon and its word, and perhaps a line about it. */
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

/** A choice as a word alone. */
export function WordTile(props: ChoiceInput) {
  const { label, isChosen } = props;
  return (
    <label
      className={clsx(
        TILE,
        'grid place-items-center rounded-full px-5 font-semibold',
        isChosen && CHOSEN,
      )}
    >
      <TileInput {...props} />
      {label}
    </label>
  );
}
