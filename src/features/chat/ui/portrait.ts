import type { MediaItem } from '#features/characters/contract.ts';

/** The first size of the picture with at least `width` pixels; null without a picture. */
export function portraitOf(media: readonly MediaItem[], width: number): string | null {
  const first = media[0];
  if (!first || first.media_type !== 'image') return null;
  const sizes = (first.srcset ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([url, size]) => ({ url, size: Number.parseInt(size ?? '', 10) }))
    .filter((one) => one.url && one.size >= width)
    .toSorted((a, b) => a.size - b.size);
  return sizes[0]?.url ?? first.url;
}
