import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import type { Caller } from '#platform/context.ts';
import { createApiApp, type ApiApp } from '#platform/http/app.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter, makeUser } from '#tests/helpers/factories.ts';
import { SearchCharactersQuery } from '../../contract-search.ts';
import { SEARCH_LIMIT } from '../../limits.ts';
import { registerSearchRoutes } from './routes.ts';
import { searchCharacters } from './search-characters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.delete(characters);
});

const make = (fields: Parameters<typeof makeCharacter>[1]) => makeCharacter(app.ctx.db, fields);
const asCaller = (user: { id: string }) => ({ id: user.id }) as Caller;
const names = async (q: string, caller: Caller | null = null, limit = SEARCH_LIMIT) =>
  (await searchCharacters(app.ctx, caller, { q, limit })).data.map(({ name }) => name);

describe('a search', () => {
  beforeEach(async () => {
    await make({ name: 'Elena Marchetti', occupation: 'antique_restorer', chat_count: 3 });
    await make({ name: 'Magdalena Ruiz', occupation: 'chef', chat_count: 90 });
    await make({ name: 'Maria Elena Soto', occupation: 'pilot', chat_count: 50 });
    await make({ name: 'Zoë Łukasik', occupation: 'chef', description: 'Collects Persian rugs.' });
    await make({ name: 'Bruno 100% O’Neil', personality: 'jester', sex: 'male' });
    await make({ name: 'Ivy_Ann Cole', personality: 'temptress' });
    await make({ name: 'Анна Петрова', description: 'Plays the cello at night.' });
  });

  it.each([
    // Prefixes of the name, then of a word in it, then inside a word.
    ['elena', ['Elena Marchetti', 'Maria Elena Soto']],
    ['lena', ['Magdalena Ruiz', 'Maria Elena Soto', 'Elena Marchetti']],
    ['ELENA', ['Elena Marchetti', 'Maria Elena Soto']],
    ['  elena   mar ', ['Elena Marchetti']],
    ['m', ['Magdalena Ruiz', 'Maria Elena Soto', 'Elena Marchetti']],
    ['ma', ['Magdalena Ruiz', 'Maria Elena Soto', 'Elena Marchetti']],
    ['uiz', ['Magdalena Ruiz']],
    // Accents, punctuation, other scripts.
    ['zoe', ['Zoë Łukasik']],
    ['ZOË', ['Zoë Łukasik']],
    ['e luk', ['Zoë Łukasik']],
    ["o'neil", ['Bruno 100% O’Neil']],
    ['АННА', ['Анна Петрова']],
    // Wildcards match literally.
    ['%', ['Bruno 100% O’Neil']],
    ['100%', ['Bruno 100% O’Neil']],
    ['_', ['Ivy_Ann Cole']],
    ['ivy_ann', ['Ivy_Ann Cole']],
    ['%%%', []],
    ['\\', []],
    // Typos: a letter wrong, missing, doubled, swapped; also the first one.
    ['marchetty', ['Elena Marchetti']],
    ['marcheti', ['Elena Marchetti']],
    ['marchettti', ['Elena Marchetti']],
    ['mrachetti', ['Elena Marchetti']],
    ['narchetti', ['Elena Marchetti']],
    ['lukaski', ['Zoë Łukasik']],
    // Two typos in a long word.
    ['magdlenna', ['Magdalena Ruiz']],
    // Occupation, personality, description; all words must match.
    ['antique restorer', ['Elena Marchetti']],
    ['jester', ['Bruno 100% O’Neil']],
    ['cello', ['Анна Петрова']],
    ['zoe rugs', ['Zoë Łukasik']],
    ['rugs elena', []],
    ['qwxyz', []],
    ['d\0', ['Magdalena Ruiz']],
  ])('for %j finds %j', async (q, expected) => {
    const found = await names(q);
    // Typos and texts may also match others, after the intended ones.
    if (expected.length === 0) expect(found).toEqual([]);
    else expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it('ranks names before typos, and typos before occupation, personality and description', async () => {
    await make({ name: 'Chet Waters', description: 'Says little.' });
    await make({ name: 'Cheff Olsen', description: 'Says less.' });
    await make({ name: 'Lone One', description: 'Was a chef once.', chat_count: 500 });
    const found = await names('chef');
    expect(found[0]).toBe('Cheff Olsen');
    expect(found[1]).toBe('Chet Waters');
    expect(found.slice(2)).toEqual(['Magdalena Ruiz', 'Zoë Łukasik', 'Lone One']);
  });

  it('returns the most popular ones without words', async () => {
    expect(await names('', null, 2)).toEqual(['Magdalena Ruiz', 'Maria Elena Soto']);
    expect(await names('   ')).toHaveLength(7);
  });
});

describe('the scope of a search', () => {
  it('is public and own characters, never private ones of others or deleted ones', async () => {
    const [owner, other] = [await makeUser(app.ctx.db), await makeUser(app.ctx.db)];
    const secret = { owner_id: owner.id, is_public: false };
    await make({ ...secret, name: 'Vesper Lind', description: 'Reads the tide tables.' });
    await make({ ...secret, name: 'Vesper Gone', deleted_at: new Date() });
    await make({ owner_id: owner.id, name: 'Vesper Open' });
    for (const q of ['vesper', 'v', 've', 'vespr', 'lind', 'gone', 'tide tables', '']) {
      for (const caller of [null, asCaller(other)])
        expect(
          (await names(q, caller)).filter((name) => name !== 'Vesper Open'),
          q,
        ).toEqual([]);
      expect(await names(q, asCaller(owner)), q).not.toContain('Vesper Gone');
    }
    expect(await names('vesper', asCaller(owner))).toEqual(
      expect.arrayContaining(['Vesper Open', 'Vesper Lind']),
    );
    expect(await names('vespr lnd', asCaller(owner))).toContain('Vesper Lind');
    expect(await names('tide tables', asCaller(owner))).toEqual(['Vesper Lind']);
  });

  it('follows a changed name', async () => {
    const made = await make({ name: 'Odile Before' });
    expect(await names('odile')).toEqual(['Odile Before']);
    await app.ctx.db
      .update(characters)
      .set({ name: 'Tamsin After' })
      .where(eq(characters.id, made.id));
    expect(await names('odile')).toEqual([]);
    expect(await names('tamsn')).toEqual(['Tamsin After']);
  });
});

describe('GET /characters/search', () => {
  let api: ApiApp;
  beforeAll(() => {
    api = createApiApp();
    api.use('*', async (c, next) => {
      c.set('ctx', app.ctx);
      c.set('caller', null);
      c.set('requestId', 'test');
      await next();
    });
    registerSearchRoutes(api);
  });

  it('returns a list of at most 40', async () => {
    for (let n = 0; n < SEARCH_LIMIT + 2; n += 1) await make({ name: `Petra ${n}` });
    const answer = await api.request('/characters/search?q=petra');
    const { data, count } = (await answer.json()) as { data: unknown[]; count: number };
    expect([answer.status, data.length, count]).toEqual([200, SEARCH_LIMIT, SEARCH_LIMIT]);
    expect(SearchCharactersQuery.parse({})).toEqual({ q: '', limit: SEARCH_LIMIT });
  });

  it.each([`q=${'a'.repeat(101)}`, 'limit=0', 'limit=41', 'limit=x'])(
    'refuses %s',
    async (query) => {
      expect((await api.request(`/characters/search?${query}`)).status).toBe(422);
    },
  );
});
