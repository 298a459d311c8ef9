import type { GeneratedImage } from '#features/images/contract.ts';

/** Where a page of a list begins: below the image `after` (null: at the newest). */
export interface Anchor {
  after: string | null;
  cursor: string | null;
}

/** The loaded part of one gallery, the newest first; ids (UUIDv7) are its order. */
export interface GalleryList {
  images: readonly GeneratedImage[];
  /** Every page that was read, the newest first: each can be read anew by itself. */
  pages: readonly Anchor[];
  /** The next older page; null at the end. */
  next: Anchor | null;
}

export const EMPTY_LIST: GalleryList = { images: [], pages: [], next: null };

/** The page that holds an image, or would. */
export function pageOf(list: GalleryList, id: string): Anchor {
  const found = list.pages.findLast(({ after }) => after === null || id < after);
  return found ?? { after: null, cursor: null };
}

interface Answer {
  images: readonly GeneratedImage[];
  next_cursor: string | null;
}

/**
 * Takes in one page as the server has it now. What was `known` when it was asked for, lies within
 * its reach and is not in it, is gone; what came meanwhile stays. A first page that no longer
 * reaches the images loaded before begins the list anew.
 */
export function mergePage(
  list: GalleryList,
  page: Anchor,
  answer: Answer,
  known: ReadonlySet<string>,
): GalleryList {
  const oldest = answer.images.at(-1)?.id;
  const isEnd = answer.next_cursor === null || oldest === undefined;
  const newestLoaded = list.images.find(({ id }) => known.has(id))?.id;
  const hasGap =
    page.after === null && !isEnd && newestLoaded !== undefined && newestLoaded < oldest;
  const isReached = (id: string) =>
    hasGap || ((page.after === null || id < page.after) && (isEnd || id >= oldest));
  const answered = new Set(answer.images.map(({ id }) => id));
  const kept = list.images.filter(
    ({ id }) => !answered.has(id) && !(isReached(id) && known.has(id)),
  );
  const images = sortNewest([...answer.images, ...kept]);
  const next = isEnd ? null : { after: oldest, cursor: answer.next_cursor };
  if (hasGap) return { images, pages: [page], next };
  const place = list.pages.findIndex(({ cursor }) => cursor === page.cursor);
  if (place < 0) return { images, pages: [...list.pages, page], next };
  // A page that ends the list ends it for good.
  if (isEnd || place === list.pages.length - 1)
    return { images, pages: list.pages.slice(0, place + 1), next };
  return {
    images,
    pages: closeGap(list.pages, place, next!, { images, limit: answer.images.length }),
    next: list.next,
  };
}

/**
 * New images push others out of their page: what lies between its new end and the next page is a
 * page as well, and takes the next one's place where it reaches over that.
 */
function closeGap(
  pages: readonly Anchor[],
  place: number,
  end: Anchor & { after: string },
  { images, limit }: { images: readonly GeneratedImage[]; limit: number },
): readonly Anchor[] {
  const following = pages[place + 1]!.after!;
  if (following >= end.after) return pages;
  const beyond = pages[place + 2]?.after ?? '';
  const between = images.filter(({ id }) => id < end.after && id >= beyond).length;
  const isCovered = pages[place + 2] !== undefined && between <= limit;
  return [...pages.slice(0, place + 1), end, ...pages.slice(place + (isCovered ? 2 : 1))];
}

/** Puts an image in its place, or in the place of its older state; what is older than the loaded pages comes with its own. */
export function putImage(list: GalleryList, image: GeneratedImage): GalleryList {
  if (list.next?.after && image.id < list.next.after) return list;
  const rest = list.images.filter(({ id }) => id !== image.id);
  return { ...list, images: sortNewest([image, ...rest]) };
}

/** Replaces an image where it is loaded. */
export function patchImage(list: GalleryList, image: GeneratedImage): GalleryList {
  if (!list.images.some(({ id }) => id === image.id)) return list;
  return { ...list, images: list.images.map((one) => (one.id === image.id ? image : one)) };
}

export function dropImage(list: GalleryList, id: string): GalleryList {
  if (!list.images.some((one) => one.id === id)) return list;
  return { ...list, images: list.images.filter((one) => one.id !== id) };
}

const sortNewest = (images: GeneratedImage[]): GeneratedImage[] =>
  images.sort((a, b) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0));
