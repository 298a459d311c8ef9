import type { GeneratedImage } from '#features/images/contract.ts';
import { formatMoment } from '#shared/format-date.ts';
import { CharacterLink } from './character-link.tsx';

/** The caption below a picture: its prompt, its character, and its date. */
export function LightboxCaption({
  image,
  onLeave,
}: {
  image: GeneratedImage;
  onLeave: () => void;
}) {
  return (
    <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm">
      {image.prompt && (
        <p
          // A long prompt must be scrollable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mx-auto max-h-[4.6rem] w-fit max-w-prose overflow-y-auto wrap-anywhere"
        >
          {image.prompt}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap justify-center gap-x-3 text-cream-muted">
        {image.character_slug && <CharacterLink slug={image.character_slug} onLeave={onLeave} />}
        <time dateTime={image.created_at}>{formatMoment(image.created_at)}</time>
      </p>
    </div>
  );
}
