import { clsx } from 'clsx';

/** An option tile: a ring when selected, an outline when its radio has the focus. */
export const TILE = clsx(
  'relative cursor-pointer bg-raised transition-[box-shadow,background]',
  'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
  'has-checked:bg-iris-wash has-checked:shadow-[inset_0_0_0_2px_var(--iris)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
);

/** The radio covers its tile, so that a click anywhere selects it and focus is visible there. */
export const TILE_RADIO =
  'absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0';
