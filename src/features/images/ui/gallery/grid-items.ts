import type { GeneratedImage, ImageJob } from '#features/images/contract.ts';
import { SIZES } from '#features/images/rules.ts';
import { placeholdersOf, type TrackedJob } from '../image-jobs.ts';

/** One cell of the grid: a picture or a placeholder. `ratio` is height divided by width. */
export type GridItem = { id: string; ratio: number } & (
  | { kind: 'image'; image: GeneratedImage }
  | { kind: 'place'; picture: ImageJob['pictures'][number]; of: number }
);

/** Pictures beyond these ratios are cropped, so that one picture cannot fill a column. */
const FLATTEST = 0.6;
const TALLEST = 1.6;
const ratioOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(TALLEST, Math.max(FLATTEST, height / width));

/** All cells of a gallery, newest first. A finished picture replaces its placeholder. */
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
    for (const picture of placeholdersOf(tracked))
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

/** The number of columns and the gap in pixels for a gallery of this width. */
export function columnsFor(width: number): { columns: number; gap: number } {
  return width < 600 ? { columns: 2, gap: 8 } : { columns: 4, gap: 16 };
}
