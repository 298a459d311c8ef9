import { filterChoices } from '#features/characters/ui/search/filter-choices.ts';
import { FILTER_FIELDS, type FilterField } from '#features/characters/ui/search/filter-fields.ts';
import { describe, expect, it, vi } from 'vitest';
import type { CharacterList, CharacterSummary } from '#features/characters/contract.ts';
import type { PageContext } from '#ui/server-context.ts';
import { CHARACTERS_LIST, GIRLS_LIST, ADULT_LIST } from './browse-lists.ts';
import { loadBrowsePage, pageWindow, readPage } from './load-characters.ts';

const person = (n: number): CharacterSummary => ({
  id: `id-${n}`,
  slug: `person-${n}`,
  name: `Person${n} Example`,
  description: '',
  age: 30,
  sex: 'female',
  style: 'realistic',
  occupation: 'artist',
  personality: 'sage',
  relationship: 'friend',
  media: [],
  is_public: true,
  is_owner: false,
  publication: 'public',
  portrait_status: 'ready',
  chat_count: 0,
  created_at: '2026-11-21T00:00:00.000Z',
});

/** A fake API with `total` characters. */
function contextWith(total: number) {
  type Query = { skip?: number; limit: number };
  type Get = (path: string, options: { params: { query: Query } }) => Promise<CharacterList>;
  const get = vi.fn<Get>(async (_path, { params: { query } }) => {
    const { skip = 0, limit } = query;
    const size = Math.max(0, Math.min(limit, total - skip));
    const rows = Array.from({ length: size }, (_, i) => person(skip + i));
    return { data: rows, count: total, next_cursor: null };
  });
  // as unknown as: the client's methods are typed by path, which a fake of one path cannot satisfy.
  return { context: { api: { get }, site: {} } as unknown as PageContext, get };
}
const at = (query: string) => new URL(`http://site.test/girls${query}`);

describe('readPage', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=12', 12],
    ['?page=0', null],
    ['?page=-1', null],
    ['?page=2x', null],
    ['?page=1e9', null],
    ['?page=', null],
  ])('%s is %s', (query, page) => {
    expect(readPage(at(query))).toBe(page);
  });
});

describe('pageWindow', () => {
  it('shortens the last page of a limited list', () => {
    expect(pageWindow(2, 20)).toEqual({ skip: 12, take: 8 });
    expect(pageWindow(3, 20).take).toBeLessThanOrEqual(0);
    expect(pageWindow(9, null)).toEqual({ skip: 96, take: 12 });
  });
});

describe('loadBrowsePage', () => {
  it('never exceeds the limit of the list', async () => {
    const { context } = contextWith(100);
    const { data } = await loadBrowsePage(GIRLS_LIST, at('?page=4'), context);
    expect(data).toMatchObject({ page: 4, pages: 4, count: 48, failed: false });
    expect(data.characters.map((c) => c.slug)).toContain('person-47');
    await expect(loadBrowsePage(GIRLS_LIST, at('?page=5'), context)).rejects.toMatchObject({
      status: 302,
    });
    const adult = await loadBrowsePage(ADULT_LIST, at('?page=2'), context);
    expect(adult.data.characters).toHaveLength(8);
  });

  it('lists all characters without a limit', async () => {
    const { context } = contextWith(100);
    const { data } = await loadBrowsePage(CHARACTERS_LIST, at('?page=9'), context);
    expect(data).toMatchObject({ pages: 9, count: 100 });
    expect(data.characters).toHaveLength(4);
  });

  it('redirects a page past the end to the first page, and shows an empty first page', async () => {
    const { context } = contextWith(0);
    await expect(loadBrowsePage(CHARACTERS_LIST, at('?page=2'), context)).rejects.toMatchObject({
      status: 302,
    });
    const { data } = await loadBrowsePage(CHARACTERS_LIST, at(''), context);
    expect(data).toMatchObject({ failed: false, pages: 0, characters: [] });
  });

  it('reports a list that cannot be read', async () => {
    const { context, get } = contextWith(1);
    get.mockImplementation(async () => {
      throw new Response('{}', { status: 500 });
    });
    const answer = await loadBrowsePage(GIRLS_LIST, at(''), context);
    expect(answer.data).toMatchObject({ failed: true, characters: [] });
    expect(answer.init?.status).toBe(503);
  });

  it('sends only the fields that a card shows', async () => {
    const { context } = contextWith(1);
    const { data } = await loadBrowsePage(CHARACTERS_LIST, at(''), context);
    expect(data.characters[0]).toEqual({
      slug: 'person-0',
      firstName: 'Person0',
      age: 30,
      description: '',
      tags: ['Sage', 'Artist'],
      media: [],
    });
  });

  it('merges filters with the same label, so that all labels are unique', async () => {
    const { context } = contextWith(1);
    const query =
      '?personality=lover&relationship=lover,school_mate,schoolmate&hair_color=black&ethnicity=black';
    const { active } = (await loadBrowsePage(CHARACTERS_LIST, at(query), context)).data;
    const labels = active.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const classmate = active.find(({ label }) => label.endsWith('College classmate'));
    expect(classmate?.without).toContain('relationship=lover');
    expect(classmate?.without).not.toContain('mate');
    for (const field of FILTER_FIELDS) {
      const choices = filterChoices(field).map(({ label }) => label);
      expect(new Set(choices).size).toBe(choices.length);
    }
    const idsOf = (field: FilterField, label: string) =>
      filterChoices(field).find((choice) => choice.label === label)?.ids;
    expect(idsOf('ethnicity', 'Latina / Latino')).toEqual(['latina', 'latino']);
    expect(idsOf('hair_color', 'Redhead')).toEqual(['redhead', 'ginger']);
    expect(idsOf('relationship', 'Colleague')).toEqual(['colleague', 'work_colleague']);
    expect(filterChoices('ethnicity', 'male').map(({ label }) => label)).toContain('Latino');
  });
});
