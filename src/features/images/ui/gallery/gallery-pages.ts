import type { InfiniteData } from '@tanstack/react-query';
import type { GeneratedImage } from '#features/images/contract.ts';

/** One page of a gallery. Ids (UUIDv7) define the order, newest first. */
export interface GalleryPage {
  images: readonly GeneratedImage[];
  next_cursor: string | null;
  /** The oldest id that belongs to this page; null for the last page. */
  reach: string | null;
}
export type GalleryPages = InfiniteData<GalleryPage>;

interface Answer {
  images: readonly GeneratedImage[];
  next_cursor: string | null;
}

export function toPage({ images, next_cursor }: Answer): GalleryPage {
  const reach = next_cursor === null ? null : (images.at(-1)?.id ?? null);
  return { images, next_cursor, reach };
}

/** All loaded pictures, each once. */
export function imagesOf(pages: GalleryPages | undefined): readonly GeneratedImage[] {
  const all = pages?.pages.flatMap(({ images }) => images) ?? [];
  return [...new Map(all.map((image) => [image.id, image])).values()];
}

const changePages = (
  data: GalleryPages,
  change: (images: readonly GeneratedImage[], place: number) => readonly GeneratedImage[],
): GalleryPages => ({
  ...data,
  pages: data.pages.map((page, place) => ({ ...page, images: change(page.images, place) })),
});

/** Inserts or replaces an image; an image older than the loaded pages appears with its own page. */
export function putImage(data: GalleryPages, image: GeneratedImage): GalleryPages {
  const place = data.pages.findIndex(({ reach }) => reach === null || image.id >= reach);
  return changePages(dropImage(data, image.id), (images, at) =>
    at === place ? sortNewest([...images, image]) : images,
  );
}

/** Replaces an image if it is loaded. */
export const patchImage = (data: GalleryPages, image: GeneratedImage): GalleryPages =>
  changePages(data, (images) => images.map((one) => (one.id === image.id ? image : one)));

export const dropImage = (data: GalleryPages, id: string): GalleryPages =>
  changePages(data, (images) => images.filter((one) => one.id !== id));

const sortNewest = (images: GeneratedImage[]): GeneratedImage[] =>
  images.sort((a, b) => (a.id < b.id ? 1 : -1));
