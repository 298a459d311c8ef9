import { describe, expect, it } from 'vitest';
import { findBook, toWorldInfo } from './world-info.ts';

const ENTRY = { keys: ['harbor'], content: 'Fog.', enabled: true, insertion_order: 7 };

describe('the lorebook in a file', () => {
  it.each([
    ['a book', { entries: [ENTRY] }],
    [
      'a card',
      { spec: 'chara_card_v2', data: { name: 'A', character_book: { entries: [ENTRY] } } },
    ],
    ['a bare card', { name: 'A', character_book: { entries: [ENTRY] } }],
    ['a lorebook file', { spec: 'lorebook_v3', data: { entries: [ENTRY] } }],
  ])('is found in %s', (_, file) => {
    expect(findBook(file)?.['entries']).toEqual([ENTRY]);
  });

  it.each([{}, { entries: 'none' }, { data: { entries: [] }, spec: 'other' }, { name: 'A' }])(
    'is not found in %j',
    (file) => {
      expect(findBook(file)).toBeUndefined();
    },
  );

  it('has the names that cards have when it is a world info', () => {
    const world = {
      name: 'Coast',
      entries: {
        0: {
          uid: 0,
          key: ['harbor'],
          keysecondary: ['fog'],
          order: 7,
          disable: true,
          position: 4,
          depth: 2,
          caseSensitive: true,
          content: 'Fog.',
          probability: 80,
        },
        1: { uid: 1, key: ['town'], content: 'Quiet.', position: 0, depth: 4 },
      },
    };
    expect(findBook(world)).toEqual({
      name: 'Coast',
      entries: [
        {
          uid: 0,
          keys: ['harbor'],
          secondary_keys: ['fog'],
          insertion_order: 7,
          enabled: false,
          case_sensitive: true,
          content: 'Fog.',
          probability: 80,
          extensions: { depth: 2 },
        },
        { uid: 1, keys: ['town'], content: 'Quiet.', position: 0 },
      ],
    });
  });

  it('survives a round trip through a world info', () => {
    const book = {
      name: 'Coast',
      entries: [
        {
          ...ENTRY,
          secondary_keys: ['fog'],
          comment: 'The harbor',
          constant: false,
          selective: true,
          case_sensitive: false,
          extensions: { depth: 3, other: 1 },
          unknown: 'kept',
        },
      ],
    };
    const { entries, ...rest } = findBook(toWorldInfo(book))!;
    expect(rest).toEqual({ name: 'Coast' });
    expect(entries).toEqual([{ ...book.entries[0], uid: 0 }]);
  });
});
