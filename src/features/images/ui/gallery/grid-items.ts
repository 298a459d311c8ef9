import type { GeneratedImage, ImageJob } from '#features/images/contract.ts';
import { SIZES } from '#features/images/rules.ts';
import { placesOf, type TrackedJob } from '../image-jobs.ts';

/** One place of the grid: a picture, or one that is on its way. `ratio` is height by width. */
export type GridItem = { id: string; ratio: number } & (
  | { kind: 'image'; image: GeneratedImage }
  | { kind: 'place'; picture: ImageJob['pictures'][number]; of: number }
);

/** Engines choose shapes of their own; beyond these the picture is cropped, so that no column is one picture. */
const FLATTEST = 0.6;
const TALLEST = 1.6;
const ratioOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(TALLEST, Math.max(FLATTEST, height / width));

/** Everything that a gallery shows, the newest first. A picture takes the very place that was held for it. */
export function gridItems(
  images: readonly GeneratedImage[],
  jobs: readonly TrackedJob[],
): GridItem[] {
  const items: GridItem[] = images.map((image) => ({
    kind: 'image',
    id: image.id,
    ratio: ratioOf(image),
    image,
  }));
  const shown = new Set(images.map(({ id }) => id));
  for (const tracked of jobs)
    for (const picture of placesOf(tracked))
      if (!shown.has(picture.image_id))
        items.push({
          kind: 'place',
          id: picture.image_id,
          ratio: ratioOf(SIZES[tracked.job.aspect]),
          picture,
          of: tracked.job.number_of_images,
        });
  if (items.length > images.length) items.sort((a, b) => (a.id < b.id ? 1 : -1));
  return items;
}

/** Columns and the space between them, in pixels, for a gallery so wide. */
export function columnsFor(width: number): { columns: number; gap: number } {
  return width < 600 ? { columns: 2, gap: 8 } : { columns: 4, gap: 16 };
}
