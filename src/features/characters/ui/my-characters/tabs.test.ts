import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersOf, readOwnPage, readTab, TABS, tabSearch } from './tabs.ts';

const kind = fc.record({
  sex: fc.constantFrom('female', 'male'),
  style: fc.constantFrom('realistic', 'anime'),
});

test('puts realistic characters into girls or boys, and anime of both sexes into anime', () => {
  fc.assert(
    fc.property(fc.array(kind), (characters) => {
      const [all, girls, boys, anime] = TABS.map((tab) => charactersOf(tab, characters));
      expect(all).toEqual(characters);
      expect(girls!.length + boys!.length + anime!.length).toBe(characters.length);
      expect(girls!.every(({ sex, style }) => sex === 'female' && style === 'realistic')).toBe(
        true,
      );
      expect(boys!.every(({ sex, style }) => sex === 'male' && style === 'realistic')).toBe(true);
      expect(anime!.every(({ style }) => style === 'anime')).toBe(true);
    }),
  );
});

test.each([
  ['', 'all'],
  ['?tab=girls', 'girls'],
  ['?page=2&tab=anime', 'anime'],
  ['?tab=constructor', 'all'],
])('the query %j opens %s', (search, tab) => {
  expect(readTab(search)).toBe(tab);
});

test('reads every tab from its own URL', () => {
  expect(TABS.map((tab) => readTab(tabSearch(tab)))).toEqual([...TABS]);
});

test.each([
  ['', 3, 1],
  ['?page=2', 3, 2],
  ['?page=9', 3, 3],
  ['?page=0', 3, 1],
  ['?page=two', 3, 1],
  ['?page=2', 0, 1],
])('%j of %i pages is page %i', (search, pages, page) => {
  expect(readOwnPage(search, pages)).toBe(page);
});
