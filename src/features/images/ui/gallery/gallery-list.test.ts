import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GeneratedImage } from '#features/images/contract.ts';
import {
  dropImage,
  EMPTY_LIST,
  mergePage,
  pageOf,
  patchImage,
  putImage,
  type GalleryList,
} from './gallery-list.ts';

const FIRST = { after: null, cursor: null };
const image = (id: string, prompt = id): GeneratedImage => ({ id, prompt }) as GeneratedImage;
const idsOf = (list: GalleryList) => list.images.map(({ id }) => id).join('');
const known = (list: GalleryList) => new Set(list.images.map(({ id }) => id));

/** What the server answers for a page: its images below the cursor, which is the last id before. */
function answer(all: string, cursor: string | null, limit: number) {
  const below = all
    .split('')
    .toSorted((a, b) => b.localeCompare(a))
    .filter((id) => cursor === null || id < cursor);
  const page = below.slice(0, limit);
  return {
    images: page.map((id) => image(id)),
    next_cursor: page.length === limit ? page.at(-1)! : null,
  };
}

function read(
  list: GalleryList,
  all: string,
  page: { after: string | null; cursor: string | null },
) {
  return mergePage(list, page, answer(all, page.cursor, 3), known(list));
}

function readAll(all: string, list = EMPTY_LIST): GalleryList {
  let now = read(list, all, FIRST);
  while (now.next) now = read(now, all, now.next);
  return now;
}

describe('a gallery’s list', () => {
  it('is read page by page to its end', () => {
    const list = readAll('abcdefgh');
    expect([idsOf(list), list.pages.length, list.next]).toEqual(['hgfedcba', 3, null]);
  });

  it('learns of what was added and removed in a page that is read anew', () => {
    const list = readAll('abcdefgh');
    expect(idsOf(read(list, 'abcdefhi', FIRST))).toBe('ihfedcba');
    expect(idsOf(read(list, 'abcfgh', pageOf(list, 'd')))).toBe('hgfcba');
    expect(idsOf(read(list, 'fgh', pageOf(list, 'a')))).toBe('hgfedc');
  });

  it('begins anew when more came than a page holds, and reads on from there', () => {
    const list = readAll('abc');
    const anew = read(list, 'abcuvwxyz', FIRST);
    expect([idsOf(anew), anew.pages.length, anew.next?.cursor]).toEqual(['zyx', 1, 'x']);
    expect(idsOf(readAll('abcuvwxyz', anew))).toBe('zyxwvucba');
  });

  it('keeps what came while a page was on its way', () => {
    const list = readAll('abc');
    const asked = known(list);
    const meanwhile = putImage(list, image('d'));
    expect(idsOf(mergePage(meanwhile, FIRST, answer('abc', null, 3), asked))).toBe('dcba');
  });

  it('ends where the server’s does', () => {
    expect(idsOf(read(readAll('abcdefgh'), '', FIRST))).toBe('');
  });

  it('leaves what is older than its pages to theirs', () => {
    const list = read(EMPTY_LIST, 'abcdefgh', FIRST);
    expect(idsOf(putImage(list, image('b')))).toBe('hgf');
    expect(idsOf(putImage(dropImage(list, 'f'), image('f')))).toBe('hgf');
  });

  it('holds each image once, in its place and newest state', () => {
    const list = putImage(readAll('abd'), image('c'));
    expect(idsOf(list)).toBe('dcba');
    expect(putImage(list, image('c', 'new')).images.map(({ prompt }) => prompt)).toEqual([
      'd',
      'new',
      'b',
      'a',
    ]);
    expect(patchImage(list, image('a', 'new')).images.at(-1)!.prompt).toBe('new');
    expect(patchImage(list, image('z'))).toBe(list);
    expect(idsOf(dropImage(list, 'b'))).toBe('dca');
  });

  it('is the server’s after every page was read anew, whatever happened', () => {
    const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 16 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        let list = readAll(before.join(''));
        const all = after.join('');
        for (let place = 0; place < list.pages.length; place += 1)
          list = read(list, all, list.pages[place]!);
        while (list.next) list = read(list, all, list.next);
        expect(idsOf(list)).toBe(after.toSorted((a, b) => b.localeCompare(a)).join(''));
      }),
    );
  });
});
