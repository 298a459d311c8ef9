import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { character_media, characters, strikes } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import {
  createTestApp,
  expectJson,
  type SignedIn,
  type TestApp,
} from '../../../../../tests/helpers/app.ts';
import { makeCharacter } from '../../../../../tests/helpers/factories.ts';
import { readCardFile } from '../../cards/index.ts';
import type { JsonObject } from '../../cards/parse-json.ts';
import { writeChunks } from '../../cards/png-chunks.ts';
import type { CardPreview } from '../../contract-cards.ts';
import type { Character } from '../../contract.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signIn();
});
afterAll(() => app.close());

const DATA = {
  name: 'Mira Stone',
  description: 'She bakes before dawn. Her brown hair is in a bun. She works as a baker.',
  personality: 'warm, wry',
  scenario: 'A bakery at five in the morning.',
  first_mes: 'You are early. Coffee?',
  mes_example: '<START>\n{{user}}: Is it warm?\n{{char}}: Always.',
  creator_notes: 'For slow mornings.',
  system_prompt: 'Be brief.',
  post_history_instructions: 'Stay in the bakery.',
  alternate_greetings: ['Flour on your nose.', 'The oven is on.'],
  tags: ['bakery', 'dawn'],
  creator: 'somebody',
  character_version: '1.2',
  extensions: { talkativeness: '0.5', depth_prompt: { prompt: 'Mention bread.', depth: 4 } },
  character_book: {
    name: 'Town',
    entries: [
      {
        keys: ['mill'],
        content: 'The mill stands by the river.',
        enabled: true,
        insertion_order: 1,
        extensions: { weight: 3 },
        probability: 40,
      },
    ],
    extensions: {},
  },
  x_future: { keep: ['this'] },
};
const v2 = (change: JsonObject = {}) => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { ...DATA, ...change },
});

interface Parts {
  preview?: string;
  choices?: unknown;
}

function post(file: unknown, { preview, choices }: Parts = {}, as = person, headers = {}) {
  const form = new FormData();
  const bytes = Buffer.isBuffer(file) ? file : Buffer.from(JSON.stringify(file));
  form.set('file', new File([new Uint8Array(bytes)], 'card.json'));
  if (preview !== undefined) form.set('preview', preview);
  if (choices !== undefined)
    form.set('choices', typeof choices === 'string' ? choices : JSON.stringify(choices));
  return as.request('/characters/import', { method: 'POST', body: form, headers });
}
const preview = (file: unknown, choices?: unknown) =>
  expectJson<CardPreview>(post(file, { preview: 'true', choices }));
const stored = (as: SignedIn) =>
  app.ctx.db.select().from(characters).where(eq(characters.owner_id, as.user.id));

describe('a preview', () => {
  it('tells what is taken, what is needed and what was guessed, and stores nothing', async () => {
    const seen = await preview(v2());
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

  it('says what was mended, left out and refused', async () => {
    const odd = await preview(v2({ tags: 'a, b', description: 'x'.repeat(9000) }));
    expect(odd.repaired).toHaveLength(1);
    expect(odd.left_out).toHaveLength(1);
    const charx = Buffer.from(zipSync({ 'card.json': Buffer.from(JSON.stringify(v2())) }));
    expect((await preview(charx)).left_out[0]).toContain('a new portrait is drawn');
  });

  it('asks for an adult age when the card’s own is under 18, and for the sex it does not say', async () => {
    const seen = await preview(
      v2({ age: 17, description: 'Keeps bees.', personality: '', extensions: {} }),
    );
    expect(seen.needs).toEqual(['age', 'sex']);
    expect(seen.guessed).toMatchObject({ age: null, sex: null });
    expect(seen.repaired).toHaveLength(1);
  });

  it('guesses again for the sex that was chosen', async () => {
    const { guessed } = await preview(v2(), { sex: 'male' });
    expect(guessed).toMatchObject({ sex: 'male', hair_color: 'brown' });
    expect(guessed).not.toHaveProperty('breast_size');
  });

  it('of a card that makes a minor says so, without a strike', async () => {
    const seen = await preview(v2({ description: 'She is 16 years old and your girlfriend.' }));
    expect(seen.refused[0]).toContain('everyone here is an adult');
    expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, person.user.id))).toBe(0);
  });
});

describe('an import', () => {
  it('makes a private character with all texts, and keeps the card as it came', async () => {
    const answer = await post(v2(), { choices: { age: 31, hair_color: 'blonde' } });
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
      opening_message: DATA.first_mes,
      persona: `${DATA.description}\n\nPersonality: warm, wry`,
      card: {
        scenario: DATA.scenario,
        alternate_greetings: DATA.alternate_greetings,
        tags: DATA.tags,
        post_history: DATA.post_history_instructions,
        extensions: DATA.extensions,
      },
    });
    for (const version of ['2', '3']) {
      const out = await person.get(`/characters/${made.slug}/card.json?version=${version}`);
      expect(out.headers.get('content-disposition')).toMatch(
        /^attachment; filename="mira-stone.*\.json"$/,
      );
      const { data } = (await out.json()) as { data: JsonObject };
      const { extensions, ...rest } = data as typeof DATA;
      const { extensions: before, character_book: bookBefore, ...expected } = DATA;
      expect(rest).toMatchObject(expected);
      expect(extensions).toEqual({ ...before, everafter: expect.objectContaining({ age: 31 }) });
      expect(rest.character_book.entries[0]).toMatchObject(bookBefore.entries[0]!);
    }
  });

  it('is one character when it is repeated with its key', async () => {
    const own = await app.signIn();
    const send = () => post(v2(), { choices: { age: 31 } }, own, { 'idempotency-key': 'once' });
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect((second as Character).slug).toBe((first as Character).slug);
    expect(await stored(own)).toHaveLength(1);
  });

  it('takes back what it exported, age and choices included', async () => {
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
    const made = await expectJson<Character>(post(file));
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
    ['an age in a fraction', {}, { age: 18.5 }, 422],
    ['an age in words', {}, { age: 'thirty' }, 422],
    ['a value of no list', {}, { age: 30, hair_color: 'plaid' }, 422],
    ['a size for a man', {}, { age: 30, sex: 'male', breast_size: 'medium' }, 422],
    ['choices that are no JSON', {}, '{', 422],
    ['choices that are a list', {}, '[]', 422],
    ['no name', { name: '' }, { age: 30 }, 422],
    ['an unknown sex', { description: 'Keeps bees.', personality: '' }, { age: 30 }, 422],
  ])('with %s is refused, naming the field', async (_, change, choices, status) => {
    const answer = await post(v2(change), { choices });
    expect(answer.status).toBe(status);
    const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]!.loc.slice(0, 2)).toEqual(['body', 'choices']);
  });
});

describe('nobody under age is stored', () => {
  it.each<[string, JsonObject]>([
    ['in the description', { description: 'She is 16 years old and your girlfriend.' }],
    ['in words', { description: 'Fifteen years old. She loves you.' }],
    ['in a greeting', { alternate_greetings: ['I turn 17 next week, kiss me.'] }],
    ['in the examples', { mes_example: '{{char}}: I am 15, you know, and yours.' }],
    [
      'in the lorebook',
      { character_book: { entries: [{ keys: ['x'], content: 'She is 14 years old.' }] } },
    ],
    ['in an extension', { extensions: { depth_prompt: { prompt: 'She is 16 years old.' } } }],
    ['in an unknown key', { secret: 'She is 15 years old.' }],
    ['as an age in a sheet', { extensions: { sheet: { age: 15 } } }],
    ['split by a comment', { description: 'She is six{{// }}teen years old and your girlfriend.' }],
    [
      'spread over two fields',
      { personality: 'She is 16', scenario: 'years old, your girlfriend.' },
    ],
  ])('%s', async (_, change) => {
    const own = await app.signIn();
    const answer = await post(v2({ ...change }), { choices: { age: 25, sex: 'female' } }, own);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { code: string }).code).toBe('content_blocked');
    expect(await stored(own)).toEqual([]);
  });

  it('at the end of a long lorebook, wherever the parts of a check meet', async () => {
    const own = await app.signIn();
    const filler = 'The harbour keeps its lamps lit until the last boat is in. '.repeat(270);
    const content = `${filler.slice(0, 16_360)} She is 16 years old. ${filler}`;
    const book = { entries: [{ keys: ['lamps'], content }] };
    const answer = await post(v2({ character_book: book }), { choices: { age: 25 } }, own);
    expect(answer.status).toBe(400);
    expect(await stored(own)).toEqual([]);
  });

  it('an age field under 18 becomes the age that was given, everywhere', async () => {
    const own = await app.signIn();
    const card = v2({ age: 16, extensions: { everafter: { age: 15, sex: 'female' } } });
    expect((await post(card, {}, own)).status).toBe(422);
    expect((await post(card, { choices: { age: 25 } }, own)).status).toBe(201);
    const [row] = await stored(own);
    expect(row!.age).toBe(25);
    expect(JSON.stringify([row!.card_source, row!.extensions])).not.toMatch(/"age":1/);
  });
});

describe('hostile files get a clear answer, never a 500', () => {
  const text = (data: string) => ({ type: 'tEXt', data: Buffer.from(data, 'latin1') });
  const png = (...chunks: { type: string; data: Buffer }[]) =>
    writeChunks([
      { type: 'IHDR', data: Buffer.alloc(13) },
      ...chunks,
      { type: 'IDAT', data: deflateSync(Buffer.alloc(5)) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ]);
  it.each<[string, () => Buffer, number]>([
    ['nothing', () => Buffer.alloc(0), 400],
    ['a picture without a card', () => png(), 400],
    ['a picture cut off', () => png(text('chara\0e30=')).subarray(0, 50), 400],
    ['truncated base64', () => png(text('chara\0eyJ')), 400],
    ['a zip bomb', () => Buffer.from(zipSync({ 'card.json': new Uint8Array(60_000_000) })), 400],
    ['names that leave', () => Buffer.from(zipSync({ '../card.json': new Uint8Array(3) })), 400],
    ['deep nesting', () => Buffer.from(`{"data":${'{"a":'.repeat(50_000)}`), 400],
    ['a file of 20 MB and a bit', () => Buffer.alloc(20 * 1024 ** 2 + 1, 0x7b), 413],
    ['a body of 30 MB', () => Buffer.alloc(30 * 1024 ** 2, 0x7b), 413],
  ])('%s', async (_, make, status) => {
    const answer = await post(make(), { preview: 'true' });
    expect(answer.status).toBe(status);
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toMatch(/^[A-Z].*\.$/);
  });

  it('a NUL and half a character are taken out and stored', async () => {
    const answer = await post(v2({ scenario: 'A\u0000B \ud800', x: '\u0000' }), {
      choices: { age: 30 },
    });
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as Character).card.scenario).toBe('AB \uFFFD');
  });

  it.each<[string, RequestInit, number]>([
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    [
      'a form without its end',
      { body: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
    ],
    [
      'a form without a boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      415,
    ],
    ['nothing', {}, 415],
  ])('%s instead of a form', async (_, init, status) => {
    const answer = await person.request('/characters/import', { method: 'POST', ...init });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/form|multipart/);
  });

  it('text where the file should be', async () => {
    const form = new FormData();
    form.set('file', 'text');
    const answer = await person.request('/characters/import', { method: 'POST', body: form });
    expect(answer.status).toBe(422);
  });

  it('strangers import nothing', async () => {
    const form = new FormData();
    form.set('file', new File(['{}'], 'card.json'));
    const answer = await app.request('/api/v1/characters/import', { method: 'POST', body: form });
    expect(answer.status).toBe(401);
  });
});

describe('an export', () => {
  async function withPortrait(wish: Parameters<typeof makeCharacter>[1]) {
    const made = await makeCharacter(app.ctx.db, wish);
    const key = `characters/${made.slug}/0-72.webp`;
    const picture = await sharp({
      create: { width: 72, height: 96, channels: 3, background: '#a85' },
    })
      .webp()
      .toBuffer();
    await app.ctx.storage.put(key, picture);
    await app.ctx.db.insert(character_media).values({
      id: newId(),
      character_id: made.id,
      position: 0,
      media_type: 'image',
      mime_type: 'image/webp',
      files: { 72: key },
      width: 72,
      height: 96,
      engine: 'test',
    });
    return made;
  }

  it('as PNG is the portrait with both cards inside, and as CharX the card beside it', async () => {
    const made = await withPortrait({ name: 'Noor Haddad' });
    const answer = await app.request(`/api/v1/characters/${made.slug}/card.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${made.slug}.png"`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 72, height: 96 });
    expect(readCardFile(bytes).card).toMatchObject({ spec: 'v3', data: { name: 'Noor Haddad' } });
    const charx = await app.request(`/api/v1/characters/${made.slug}/card.charx`);
    const read = readCardFile(Buffer.from(await charx.arrayBuffer()));
    expect(read).toMatchObject({ format: 'charx', card: { data: { name: 'Noor Haddad' } } });
  });

  it('as PNG waits for the portrait', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    expect((await app.request(`/api/v1/characters/${slug}/card.png`)).status).toBe(409);
    expect((await app.request(`/api/v1/characters/${slug}/card.charx`)).status).toBe(200);
  });

  it.each(['card.json', 'card.png', 'card.charx'])(
    '%s is for whoever may read the character',
    async (file) => {
      const made = await withPortrait({ is_public: false, owner_id: person.user.id });
      const stranger = await app.signIn();
      const path = `/characters/${made.slug}/${file}`;
      expect((await person.get(path)).status).toBe(200);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await app.request(`/api/v1${path}`)).status).toBe(404);
    },
  );

  it('names the version it does not know', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const answer = await app.request(`/api/v1/characters/${slug}/card.json?version=4`);
    expect(answer.status).toBe(422);
  });
});
