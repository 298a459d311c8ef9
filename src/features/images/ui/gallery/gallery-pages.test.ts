import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GeneratedImage } from '#features/images/contract.ts';
import {
  dropImage,
  imagesOf,
  patchImage,
  putImage,
  toPage,
  type GalleryPages,
} from './gallery-pages.ts';

const image = (id: string, prompt = id): GeneratedImage => ({ id, prompt }) as GeneratedImage;
const idsOf = (pages: GalleryPages) =>
  imagesOf(pages)
    .map(({ id }) => id)
    .join('');
const newestFirst = (letters: string[]) => letters.toSorted((a, b) => b.localeCompare(a));

/**
 * The first `count` of three pages as the server returns them; a cursor is the last id of the page
 * before.
 */
function read(all: string, count = Infinity): GalleryPages {
  const pages: GalleryPages = { pages: [], pageParams: [] };
  let cursor = null as string | null;
  do {
    const after = cursor;
    const page = newestFirst(all.split(''))
      .filter((id) => after === null || id < after)
      .slice(0, 3);
    cursor = page.length === 3 ? page.at(-1)! : null;
    pages.pages.push(toPage({ images: page.map((id) => image(id)), next_cursor: cursor }));
    pages.pageParams.push(after);
  } while (cursor !== null && pages.pages.length < count);
  return pages;
}

describe('the pages of a gallery', () => {
  it('insert a new image in order', () => {
    expect(idsOf(putImage(read('abdf', 1), image('e')))).toBe('fedb');
    expect(idsOf(putImage(read('abdf'), image('c')))).toBe('fdcba');
    expect(idsOf(putImage(read(''), image('a')))).toBe('a');
  });

  it('skip an image that is older than the loaded pages', () => {
    const first = read('abcdefgh', 1);
    expect(idsOf(putImage(first, image('b')))).toBe('hgf');
  });

  it('insert a restored image, even the oldest of a page', () => {
    const first = read('abcdefgh', 1);
    expect(idsOf(putImage(dropImage(first, 'f'), image('f')))).toBe('hgf');
    expect(idsOf(putImage(dropImage(read('abc'), 'a'), image('a')))).toBe('cba');
  });

  it('contain each image once, in its newest state', () => {
    const pages = putImage(read('abd'), image('b', 'new'));
    expect(imagesOf(pages).map(({ prompt }) => prompt)).toEqual(['d', 'new', 'a']);
    expect(imagesOf(patchImage(pages, image('a', 'other'))).at(-1)!.prompt).toBe('other');
    expect(idsOf(patchImage(pages, image('z')))).toBe('dba');
  });

  it('match the server after all changes, in any order', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        let pages = read(before.join(''));
        for (const id of after) pages = putImage(pages, image(id));
        for (const id of before) if (!after.includes(id)) pages = dropImage(pages, id);
        expect(idsOf(pages)).toBe(newestFirst(after).join(''));
      }),
    );
  });
});
