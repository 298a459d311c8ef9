import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, strikes } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { CARD_DATA, importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { JsonObject } from '../../cards/parse-json.ts';
import type { CardPreview } from '../../contract-cards.ts';
import type { Character } from '../../contract.ts';

let app: TestApp;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signIn();
});
afterAll(() => app.close());

const preview = (file: unknown, choices?: unknown) =>
  expectJson<CardPreview>(importCard(person, file, { preview: 'true', choices }));
const stored = (as: TestClient) =>
  app.ctx.db.select().from(characters).where(eq(characters.owner_id, as.user.id));

describe('a preview', () => {
  it('reports what is imported, needed and guessed, and stores nothing', async () => {
    const seen = await preview(makeV2Card());
    expect(seen).toMatchObject({
      name: 'Mira Stone',
      format: 'json',
      spec: 'v2',
      needs: ['age'],
      refused: [],
      repaired: [],
      taken: { opening_message: 22, alternate_greetings: 2, tags: 2, lorebook_entries: 1 },
      guessed: {
        age: null,
        sex: 'female',
        style: 'realistic',
        hair_style: 'bun',
        occupation: 'baker',
      },
    });
    expect(await stored(person)).toEqual([]);
  });

  it('reports what was repaired, left out and refused', async () => {
    const odd = await preview(makeV2Card({ tags: 'a, b', description: 'x'.repeat(9000) }));
    expect(odd.repaired).toHaveLength(1);
    expect(odd.left_out).toHaveLength(1);
    const icon = { type: 'icon', uri: 'data:image/png;base64,AA==', name: 'main', ext: 'png' };
    expect((await preview(makeV2Card({ assets: [icon] }))).left_out[0]).toContain(
      'portrait is drawn',
    );
  });

  it('requires an adult age when the card’s is under 18, and the sex when it is unknown', async () => {
    const seen = await preview(
      makeV2Card({ age: 17, description: 'Keeps bees.', personality: '', extensions: {} }),
    );
    expect(seen.needs).toEqual(['age', 'sex']);
    expect(seen.guessed).toMatchObject({ age: null, sex: null });
    expect(seen.repaired).toHaveLength(1);
  });

  it('guesses again for the chosen sex', async () => {
    const { guessed } = await preview(makeV2Card(), { sex: 'male' });
    expect(guessed).toMatchObject({ sex: 'male', hair_color: 'brown' });
    expect(guessed).not.toHaveProperty('breast_size');
  });

  it('reports a card that describes a minor, without a strike', async () => {
    const seen = await preview(
      makeV2Card({ description: 'She is 16 years old and your girlfriend.' }),
    );
    expect(seen.refused[0]).toContain('everyone here is an adult');
    expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, person.user.id))).toBe(0);
  });
});

describe('an import', () => {
  it('creates a private character with all texts, and stores the original card', async () => {
    const answer = await importCard(person, makeV2Card(), {
      choices: { age: 31, hair_color: 'blonde' },
    });
    expect(answer.status).toBe(201);
    const made = (await answer.json()) as Character;
    expect(made).toMatchObject({
      name: 'Mira Stone',
      age: 31,
      sex: 'female',
      hair_color: 'blonde',
      hair_style: 'bun',
      occupation: 'baker',
      is_public: false,
      is_owner: true,
      opening_message: CARD_DATA.first_mes,
      persona: `${CARD_DATA.description}\n\nPersonality: warm, wry`,
      card: {
        scenario: CARD_DATA.scenario,
        alternate_greetings: CARD_DATA.alternate_greetings,
        tags: CARD_DATA.tags,
        post_history: CARD_DATA.post_history_instructions,
        extensions: CARD_DATA.extensions,
      },
    });
    for (const version of ['2', '3']) {
      const out = await person.get(`/characters/${made.slug}/card.json?version=${version}`);
      expect(out.headers.get('content-disposition')).toMatch(
        /^attachment; filename="mira-stone.*\.json"$/,
      );
      const { data } = (await out.json()) as { data: JsonObject };
      const { extensions, ...rest } = data as typeof CARD_DATA;
      const { extensions: before, character_book: bookBefore, ...expected } = CARD_DATA;
      expect(rest).toMatchObject(expected);
      expect(extensions).toEqual({ ...before, everafter: expect.objectContaining({ age: 31 }) });
      expect(rest.character_book.entries[0]).toMatchObject(bookBefore.entries[0]!);
    }
  });

  it('creates one character when it is repeated with its key', async () => {
    const own = await app.signIn();
    const send = () =>
      importCard(own, makeV2Card(), { choices: { age: 31 } }, { 'idempotency-key': 'once' });
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect((second as Character).slug).toBe((first as Character).slug);
    expect(await stored(own)).toHaveLength(1);
  });

  it('imports its own export, age and choices included', async () => {
    const house = await makeCharacter(app.ctx.db, {
      name: 'Ada Reyes',
      sex: 'male',
      age: 44,
      style: 'anime',
      ethnicity: 'latino',
      clothing: 'tuxedo',
      hair_color: 'gray',
      hair_style: 'bald',
      body_type: 'wide',
      personality: 'scholar',
      relationship: 'husband',
      occupation: 'lawyer',
      hobbies: ['sailing'],
      persona: 'Argues for a living, and listens at home.',
    });
    const file = Buffer.from(
      await (await app.request(`/api/v1/characters/${house.slug}/card.charx`)).arrayBuffer(),
    );
    const made = await expectJson<Character>(importCard(person, file));
    for (const field of [
      'name',
      'age',
      'sex',
      'style',
      'ethnicity',
      'clothing',
      'hair_style',
      'personality',
      'hobbies',
      'description',
      'persona',
    ] as const)
      expect(made[field], field).toEqual(house[field]);
  });

  it.each<[string, JsonObject, unknown, number]>([
    ['no age', {}, {}, 422],
    ['an age under 18', {}, { age: 17 }, 422],
    ['a fractional age', {}, { age: 18.5 }, 422],
    ['an age in words', {}, { age: 'thirty' }, 422],
    ['a value that no list has', {}, { age: 30, hair_color: 'plaid' }, 422],
    ['a size for a man', {}, { age: 30, sex: 'male', breast_size: 'medium' }, 422],
    ['choices that are not JSON', {}, '{', 422],
    ['choices that are a list', {}, '[]', 422],
    ['no name', { name: '' }, { age: 30 }, 422],
    ['an unknown sex', { description: 'Keeps bees.', personality: '' }, { age: 30 }, 422],
  ])('with %s is refused, naming the field', async (_, change, choices, status) => {
    const answer = await importCard(person, makeV2Card(change), { choices });
    expect(answer.status).toBe(status);
    const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]!.loc.slice(0, 2)).toEqual(['body', 'choices']);
  });
});

describe('no minor is stored', () => {
  it.each<[string, JsonObject]>([
    ['in the description', { description: 'She is 16 years old and your girlfriend.' }],
    ['in words', { description: 'Fifteen years old. She loves you.' }],
    ['in a greeting', { alternate_greetings: ['I turn 17 next week, kiss me.'] }],
    ['in the examples', { mes_example: '{{char}}: I am 15, you know, and yours.' }],
    [
      'in the lorebook',
      { character_book: { entries: [{ keys: ['x'], content: 'She is 14 years old.' }] } },
    ],
    ['in the first greeting', { first_mes: 'I am 17 years old, kiss me.' }],
    [
      'in a greeting beyond the limit',
      { alternate_greetings: [...Array<string>(20).fill('Hi.'), 'I turn 17 next week, kiss me.'] },
    ],
    [
      'among the keys of the lorebook',
      { character_book: { entries: [{ keys: ['she is 14 years old'], content: 'Hm.' }] } },
    ],
    ['in an extension', { extensions: { depth_prompt: { prompt: 'She is 16 years old.' } } }],
    ['in an unknown key', { secret: 'She is 15 years old.' }],
    ['as an age in a sheet', { extensions: { sheet: { age: 15 } } }],
    ['split by a token', { first_mes: 'I am six<think>teen years old, kiss me.' }],
    ['split by an empty macro', { first_mes: 'I am six{{noop}}teen years old, kiss me.' }],
    ['split by a comment', { description: 'She is six{{// }}teen years old and your girlfriend.' }],
    [
      'spread over two fields',
      { personality: 'She is 16', scenario: 'years old, your girlfriend.' },
    ],
  ])('%s', async (_, change) => {
    const own = await app.signIn();
    const answer = await importCard(own, makeV2Card(change), {
      choices: { age: 25, sex: 'female' },
    });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { code: string }).code).toBe('content_blocked');
    expect(await stored(own)).toEqual([]);
  });

  it('finds it at the end of a long lorebook, at any boundary of the parts', async () => {
    const own = await app.signIn();
    const filler = 'The harbor keeps its lamps lit until the last boat is in. '.repeat(270);
    const content = `${filler.slice(0, 16_360)} She is 16 years old. ${filler}`;
    const book = { entries: [{ keys: ['lamps'], content }] };
    const answer = await importCard(own, makeV2Card({ character_book: book }), {
      choices: { age: 25 },
    });
    expect(answer.status).toBe(400);
    expect(await stored(own)).toEqual([]);
  });

  it('replaces an age field under 18 with the given age everywhere', async () => {
    const own = await app.signIn();
    const card = makeV2Card({ age: 16, extensions: { everafter: { age: 15, sex: 'female' } } });
    expect((await importCard(own, card)).status).toBe(422);
    expect((await importCard(own, card, { choices: { age: 25 } })).status).toBe(201);
    const [row] = await stored(own);
    expect(row!.age).toBe(25);
    expect(JSON.stringify([row!.card_source, row!.extensions])).not.toMatch(/"age":1/);
  });
});
