import { clsx } from 'clsx';
import { useState } from 'react';
import type { MediaItem } from '#features/characters/contract.ts';
import { placeholderUrl } from './card-character.ts';
import { useThumbhash } from '#ui/use-thumbhash.ts';

const PORTRAIT = { width: 720, height: 960 };

/**
 * One picture of a character that fills its box; the drawn placeholder when there is none or it
 * fails to load. Set `priority` for the one picture in the first view.
 */
export function CharacterPicture({
  media,
  slug,
  alt,
  sizes,
  priority = false,
  className,
}: {
  media: MediaItem | undefined;
  slug: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const [broken, setBroken] = useState<string>();
  const shown = broken === media?.url ? undefined : media;
  const { ref, style } = useThumbhash(shown?.thumbhash);
  return (
    <img
      ref={ref}
      src={shown?.url ?? placeholderUrl(slug)}
      srcSet={shown?.srcset ?? undefined}
      sizes={shown?.srcset ? sizes : undefined}
      width={shown?.width ?? PORTRAIT.width}
      height={shown?.height ?? PORTRAIT.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      draggable={false}
      onError={() => setBroken(shown?.url)}
      style={style}
      className={clsx('size-full object-cover object-top', className)}
    />
  );
}
