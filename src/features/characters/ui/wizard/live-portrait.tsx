import { clsx } from 'clsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { WIZARD_TEXT } from './copy.ts';
import type { SettledPicture } from './use-settled-picture.ts';

interface LivePortraitProps {
  picture: SettledPicture;
  /** The choices as text. */
  label: string;
  className?: string;
  /** True in the strip, which has no space for an error message. */
  isSmall?: boolean;
}

/** The current character, 3:4; a new picture fades in over the previous one. */
export function LivePortrait({ picture, label, className, isSmall = false }: LivePortraitProps) {
  const { shown, before, isDrawing, hasFailed } = picture;
  return (
    <div
      className={clsx(
        'lamp-panel @container relative aspect-3/4 overflow-hidden bg-raised',
        className,
      )}
    >
      {before && <img src={before} alt="" className="absolute inset-0 size-full object-cover" />}
      {shown && (
        <img
          key={shown}
          src={shown}
          alt={WIZARD_TEXT.portraitOf(label)}
          className="absolute inset-0 size-full animate-[veil-in_240ms_var(--ease-out)] object-cover"
        />
      )}
      {isDrawing && (
        <span
          className={clsx(
            'absolute grid place-items-center text-cream',
            isSmall
              ? 'inset-0'
              : 'right-3 bottom-3 size-9 rounded-full bg-scrim/70 backdrop-blur-sm',
          )}
        >
          <Spinner className="size-4.5" label={null} />
        </span>
      )}
      {hasFailed && !isSmall && (
        <p className="absolute inset-x-3 bottom-3 hidden rounded-control bg-scrim/80 px-3 py-2 text-sm text-cream @min-[12rem]:block">
          {WIZARD_TEXT.portraitFailed}
        </p>
      )}
    </div>
  );
}
