import { clsx } from 'clsx';
import { Play, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Character, MediaItem } from '#features/characters/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { placeholderUrl } from '../card-character.ts';
import { CharacterLoop } from '../character-loop.tsx';
import { CharacterPicture } from '../character-picture.tsx';
import { CARD_TEXT } from '../copy.ts';
import { lookUp } from '#shared/look-up.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { DETAIL_TEXT } from './copy.ts';
import { PORTRAIT_FRAME } from './detail-skeleton.tsx';

const SIZES = '(min-width: 1024px) 384px, (min-width: 768px) 208px, 92vw';
const THUMB_SIZES = '72px';

interface PortraitProps {
  character: Character;
  /** The progress of a portrait in the making, 0 to 1; null while unknown. */
  progress: number | null;
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * The large picture, and thumbnails if there are several: next to it on a phone, where the name is
 * visible below.
 */
export function Portrait({ character, progress, onRetry, isRetrying }: PortraitProps) {
  const { slug, media, portrait_status: status } = character;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = media.find(({ id }) => id === chosenId) ?? media[0];
  // What a loop shows until it plays, and in its thumbnail.
  const still = media.find((item) => item.media_type === 'image');
  const called = firstName(character.name);
  return (
    <div className="max-md:flex max-md:gap-2">
      <div
        className={clsx(
          PORTRAIT_FRAME,
          'relative isolate overflow-hidden rounded-card bg-raised max-md:flex-1',
        )}
      >
        {status === 'pending' && !shown ? (
          <Skeleton className="size-full rounded-none!" />
        ) : (
          <Picture
            key={shown?.id}
            item={shown}
            still={still}
            slug={slug}
            label={shown?.alt ?? CARD_TEXT.portraitOf(called)}
          />
        )}
        {status === 'pending' && <Drawing name={called} progress={progress} />}
        {status === 'failed' && (
          <div
            role="status"
            className="absolute inset-x-0 bottom-0 space-y-3 bg-scrim/88 p-4 text-cream"
          >
            <p className="text-sm">{failureText(character)}</p>
            {character.can_edit && (
              <Button
                variant="secondary"
                // On the scrim, which is dark in both themes.
                className="bg-cream! text-scrim! shadow-none!"
                loading={isRetrying}
                onClick={onRetry}
              >
                <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-4" />
                {DETAIL_TEXT.portrait.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      {media.length > 1 && (
        <ul
          aria-label={DETAIL_TEXT.pictures(called)}
          className="flex gap-2 max-md:h-(--portrait) max-md:flex-col max-md:overflow-y-auto max-md:p-0.5 md:mt-3 md:flex-wrap"
        >
          {media.map((item, position) => (
            <li key={item.id}>
              <button
                type="button"
                aria-label={DETAIL_TEXT.showPicture(position + 1, called)}
                aria-pressed={item.id === shown?.id}
                onClick={() => setChosenId(item.id)}
                className="relative block h-20 w-15 overflow-hidden max-md:h-16 max-md:w-12 rounded-control opacity-70 transition-opacity hover:opacity-100 aria-pressed:opacity-100 aria-pressed:ring-2 aria-pressed:ring-ember"
              >
                <CharacterPicture
                  media={item.media_type === 'image' ? item : still}
                  slug={slug}
                  alt=""
                  sizes={THUMB_SIZES}
                />
                {item.media_type === 'video' && <PlayMark />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const failureText = ({ portrait_failure: code }: Character): string =>
  (code && lookUp(DETAIL_TEXT.portrait.failures, code)) || DETAIL_TEXT.portrait.failed;

const PlayMark = () => (
  <span className="absolute inset-0 m-auto grid size-6 place-items-center rounded-full bg-scrim/70 text-cream">
    <Play aria-hidden="true" className="size-3 fill-current" />
  </span>
);

function Picture(props: {
  item: MediaItem | undefined;
  still: MediaItem | undefined;
  slug: string;
  label: string;
}) {
  const { item, still, slug, label } = props;
  if (item?.media_type === 'video')
    return <CharacterLoop media={item} poster={still?.url ?? placeholderUrl(slug)} label={label} />;
  return <CharacterPicture media={item} slug={slug} alt={label} sizes={SIZES} priority />;
}

/** The progress of the portrait; indeterminate without a number. */
function Drawing({ name, progress }: { name: string; progress: number | null }) {
  const percent = progress === null ? undefined : Math.round(progress * 100);
  return (
    <div className="absolute inset-x-0 bottom-0 space-y-2 bg-scrim/88 p-4 text-cream">
      <p role="status" className="text-sm font-semibold">
        {DETAIL_TEXT.portrait.drawing(name)}
      </p>
      <p className="text-xs text-cream-muted">{DETAIL_TEXT.portrait.drawingHint}</p>
      <div
        role="progressbar"
        aria-label={DETAIL_TEXT.portrait.drawing(name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-cream/20"
      >
        <div
          className="h-full rounded-full bg-ember transition-[width] duration-500"
          style={{ width: `${Math.max(percent ?? 0, 6)}%` }}
        />
      </div>
    </div>
  );
}
