import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { encodeCursor } from '#shared/cursor.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import type { CharacterList } from '../../contract.ts';
import { FILTER_FIELDS } from '../../filter-fields.ts';

let app: TestApp;
type Row = Awaited<ReturnType<typeof makeCharacter>>;
let rows: Row[];

const CHOICES = {
  ethnicity: ['latina', 'asian', 'caucasian', 'latino'],
  body_type: ['slim', 'curvy', 'muscular'],
  hair_color: ['black', 'pink', 'brunette'],
  personality: ['sage', 'lover', 'jester'],
  relationship: ['friend', 'stranger', 'mentor'],
} as const;

beforeAll(async () => {
  app = await createTestApp();
  await app.ctx.db.delete(characters);
  const owner = await makeUser(app.ctx.db);
  rows = [];
  for (let n = 0; n < 90; n += 1) {
    const pick = <T>(list: readonly T[], step: number) => list[Math.floor(n / step) % list.length]!;
    const isPublic = n % 9 !== 0;
    rows.push(
      await makeCharacter(app.ctx.db, {
        sex: pick(['female', 'male'] as const, 3),
        style: pick(['realistic', 'anime'] as const, 5),
        age: 18 + ((n * 7) % 60),
        ethnicity: pick(CHOICES.ethnicity, 1),
        body_type: pick(CHOICES.body_type, 2),
        hair_color: pick(CHOICES.hair_color, 4),
        personality: pick(CHOICES.personality, 1),
        relationship: pick(CHOICES.relationship, 7),
        // Ties, to test that the order is still total.
        chat_count: n % 4,
        rank: n % 3,
        created_at: new Date(Date.UTC(2026, 0, 1 + (n % 10))),
        is_public: isPublic,
        owner_id: owner.id,
        deleted_at: !isPublic && n % 2 === 0 ? new Date() : null,
      }),
    );
  }
});
afterAll(() => app.close());

const list = (query: string) =>
  expectJson<CharacterList>(app.request(`/api/v1/characters/?${query}`));

type Sort = 'popular' | 'newest';
const compare: Record<Sort, (a: Row, b: Row) => number> = {
  popular: (a, b) => b.chat_count - a.chat_count || b.rank - a.rank || (a.id < b.id ? 1 : -1),
  newest: (a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1),
};

const some = <T extends string>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const filters = fc.record({
  sex: fc.option(fc.constantFrom('female', 'male'), { nil: undefined }),
  style: fc.option(fc.constantFrom('realistic', 'anime'), { nil: undefined }),
  age_min: fc.option(fc.integer({ min: 18, max: 60 }), { nil: undefined }),
  age_max: fc.option(fc.integer({ min: 30, max: 120 }), { nil: undefined }),
  ethnicity: some(CHOICES.ethnicity),
  body_type: some(CHOICES.body_type),
  hair_color: some(CHOICES.hair_color),
  personality: some(CHOICES.personality),
  relationship: some(CHOICES.relationship),
  sort: fc.constantFrom<Sort>('popular', 'newest'),
});
type Filter = typeof filters extends fc.Arbitrary<infer T> ? T : never;

const fits = (filter: Filter) => (row: Row) =>
  row.is_public &&
  (filter.sex === undefined || row.sex === filter.sex) &&
  (filter.style === undefined || row.style === filter.style) &&
  row.age >= (filter.age_min ?? 0) &&
  row.age <= (filter.age_max ?? 200) &&
  FILTER_FIELDS.every(
    (field) => (filter[field] as string[] | undefined)?.includes(row[field]) ?? true,
  );
const queryOf = (filter: Filter) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

describe('filtered lists', () => {
  it('contain what a plain filter over all rows contains, in order, with its count', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.nat(30),
        fc.integer({ min: 1, max: 40 }),
        async (filter, skip, limit) => {
          const expected = rows.filter(fits(filter)).sort(compare[filter.sort]);
          const got = await list(`${queryOf(filter)}&skip=${skip}&limit=${limit}`);
          expect(got.count).toBe(expected.length);
          expect(got.data.map(({ id }) => id)).toEqual(
            expected.slice(skip, skip + limit).map(({ id }) => id),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are paged by cursor without a gap or a duplicate, in any sort', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 15 }), async (filter, limit) => {
        const expected = rows.filter(fits(filter)).sort(compare[filter.sort]);
        const walked: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: CharacterList = await list(
            `${queryOf(filter)}&limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
          );
          walked.push(...page.data.map(({ id }) => id));
          cursor = page.next_cursor;
        }
        expect(walked).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });

  it('accept repeated values as well as comma-separated lists', async () => {
    const [repeated, joined] = await Promise.all([
      list('ethnicity=latina&ethnicity=asian&limit=200'),
      list('ethnicity=latina,asian&limit=200'),
    ]);
    expect(repeated).toEqual(joined);
    expect(repeated.count).toBeGreaterThan(0);
    expect((await list('ethnicity=&limit=1')).count).toBe((await list('limit=1')).count);
  });

  it.each([
    'ethnicity=martian',
    'ethnicity=latina,martian',
    'body_type=1',
    'hair_color=Blonde',
    'personality=sage%27--',
    'relationship=none',
    'age_min=17',
    'age_max=121',
    'age_min=old',
    'sort=oldest',
  ])('refuse %s and name the field', async (query) => {
    const answer = await app.request(`/api/v1/characters/?${query}`);
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]!.loc.slice(0, 2)).toEqual(['query', query.split('=', 1)[0]]);
  });

  it('refuse a cursor of the other sort, and impossible numbers', async () => {
    const newest = (await list('sort=newest&limit=1')).next_cursor;
    const popular = (await list('limit=1')).next_cursor;
    const crooked = [
      [-1, rows[0]!.id],
      [8.64e15, rows[0]!.id],
    ].map((values) => encodeCursor('characters-newest', values));
    const far = encodeCursor('characters-popular', [2 ** 50, 2 ** 50, rows[0]!.id]);
    expect((await app.request(`/api/v1/characters/?cursor=${newest}`)).status).toBe(422);
    for (const cursor of [popular, ...crooked])
      expect((await app.request(`/api/v1/characters/?sort=newest&cursor=${cursor}`)).status).toBe(
        422,
      );
    expect((await list(`cursor=${far}`)).data.length).toBeGreaterThan(0);
  });
});
