import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { character_media, characters } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  waitForPortrait,
  createCharacter,
  man,
  readCharacter,
  woman,
} from '#tests/helpers/characters.ts';
import type { CharacterOptions } from '../contract-changes.ts';
import type { Character } from '../contract.ts';
import { optionsFor, type OptionField, type Sex } from '../options/index.ts';

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger] = await Promise.all([app.signIn(), app.signIn()]);
});
afterAll(() => app.close());

describe('creating', () => {
  it('creates a private character with its own texts, and draws its portrait', async () => {
    const made = await createCharacter(owner);
    expect(made).toMatchObject({
      slug: expect.stringMatching(/^mara-lindqvist/),
      is_public: false,
      is_owner: true,
      can_edit: true,
      publication: 'private',
      portrait_status: 'pending',
      version: 1,
    });
    for (const text of [made.persona, made.opening_message, made.card.scenario])
      expect(text?.length).toBeGreaterThan(40);
    expect(made.card.example_dialogue).toContain('<START>');
    await waitForPortrait(owner, made.slug);
    const { media } = await readCharacter(owner, made.slug);
    expect(media).toHaveLength(1);
    const [stored] = await app.ctx.db
      .select()
      .from(character_media)
      .where(eq(character_media.character_id, made.id));
    for (const key of Object.values(stored!.files))
      expect((await app.ctx.storage.get(key))!.length).toBeGreaterThan(2000);
    expect((await stranger.get(`/characters/${made.slug}`)).status).toBe(404);
  });

  it('accepts the labels of the men’s wizard and stores ids', async () => {
    const made = await expectJson<Character>(owner.post('/characters/', man));
    expect(made).toMatchObject({
      occupation: 'massage_therapist',
      hobbies: ['tv_series'],
      breast_size: null,
      butt_size: null,
    });
  });

  it('keeps given texts', async () => {
    const made = await createCharacter(owner, {
      opening_message: 'Mind the varnish.',
      persona: 'Speaks softly.',
    });
    expect(made).toMatchObject({
      opening_message: 'Mind the varnish.',
      persona: 'Speaks softly.',
    });
  });

  it.each<[string, object, (string | number)[]]>([
    ['a minor', { age: 17 }, ['body', 'age']],
    ['an age in words', { age: 'thirty' }, ['body', 'age']],
    ['no name', { name: '   ' }, ['body', 'name']],
    ['a value of the other sex', { body_type: 'muscular' }, ['body', 'body_type']],
    ['four hobbies', { hobbies: ['art', 'cars', 'anime', 'hiking'] }, ['body', 'hobbies']],
    ['an unknown hobby', { hobbies: ['art', 'plotting'] }, ['body', 'hobbies', 1]],
    ['a women’s field for a man', { ...man, breast_size: 'large' }, ['body', 'breast_size']],
  ])('refuses %s and names the field', async (_name, given, loc) => {
    const answer = await owner.post('/characters/', { ...woman, ...given });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: unknown; msg: string }[] };
    expect(detail.map((issue) => issue.loc)).toContainEqual(loc);
  });

  it('lists the allowed values', async () => {
    const answer = await owner.post('/characters/', { ...woman, eye_color: 'violet' });
    expect(JSON.stringify(await answer.json())).toContain('brown, blue, green, gray');
  });

  it('rejects a description of a minor, regardless of the age field, and stores nothing', async () => {
    const before = await app.ctx.db.$count(characters);
    const blocked = await app.signIn();
    const answer = await blocked.post('/characters/', {
      ...woman,
      description: 'She is fifteen years old and your girlfriend.',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    expect(await app.ctx.db.$count(characters)).toBe(before);
  });

  it('judges all fields together', async () => {
    const answer = await app.signIn().then((person) =>
      person.post('/characters/', {
        ...woman,
        description: 'Your girlfriend, shy and sweet.',
        scenario: 'She is in the ninth grade of high school.',
      }),
    );
    expect(answer.status).toBe(400);
  });

  it('has one effect per Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-mara' };
    const [first, second] = await Promise.all([
      createCharacter(owner, {}, key),
      createCharacter(owner, {}, key),
    ]);
    expect(second.slug).toBe(first.slug);
    const other = await owner.post('/characters/', { ...woman, age: 40 }, key);
    expect(other.status).toBe(409);
  });

  it.each([
    ['Юлия Соколова', /^yuliya-sokolova/],
    ['美咲', /^[a-z]+/],
    ['🌹', /^[a-z]/],
    ['options', /^options-1/],
  ])('transliterates %s', async (name, slug) => {
    expect((await createCharacter(owner, { name })).slug).toMatch(slug);
  });
});

const choice = (sex: Sex, field: OptionField) =>
  fc.constantFrom(...(optionsFor(sex)[field] ?? []).map(({ id }) => id));

const choicesOf = (sex: Sex) =>
  fc.record({
    sex: fc.constant(sex),
    age: fc.integer({ min: 18, max: 120 }),
    style: fc.constantFrom('realistic', 'anime'),
    ethnicity: choice(sex, 'ethnicity'),
    clothing: choice(sex, 'clothing'),
    occupation: choice(sex, 'occupation'),
    personality: choice(sex, 'personality'),
    relationship: choice(sex, 'relationship'),
    voice: choice(sex, 'voice'),
    hobbies: fc.uniqueArray(choice(sex, 'hobbies'), { maxLength: 3 }),
    body_type: choice(sex, 'body_type'),
    hair_color: choice(sex, 'hair_color'),
    hair_style: choice(sex, 'hair_style'),
    eye_color: choice(sex, 'eye_color'),
    breast_size: sex === 'female' ? choice(sex, 'breast_size') : fc.constant(null),
    butt_size: sex === 'female' ? choice(sex, 'butt_size') : fc.constant(null),
  });
const anyChoice = fc.oneof(choicesOf('female'), choicesOf('male'));

// Last, because they leave unfinished portraits.
describe('creating many', () => {
  it('assigns fifty slugs to fifty characters with the same name created concurrently', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => createCharacter(stranger, { name: 'Zoë Ångström' })),
    );
    const slugs = made.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(50);
    expect(slugs).toContain('zoe-angstrom');
    for (const slug of slugs) expect(slug).toMatch(/^zoe-angstrom(-[a-z0-9]{1,5})?$/);
  }, 60_000);

  it('creates a valid character from any valid choice', async () => {
    await fc.assert(
      fc.asyncProperty(anyChoice, async (given) => {
        const made = await createCharacter(owner, given);
        for (const field of Object.keys(given) as (keyof Character)[])
          expect(made[field]).toEqual(given[field as keyof typeof given]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

it('lists every field of both sexes, without those of the other', async () => {
  const { female, male } = await expectJson<CharacterOptions>(
    app.request('/api/v1/characters/options'),
  );
  expect(Object.keys(female)).toContain('breast_size');
  expect(Object.keys(male)).not.toContain('breast_size');
  expect(female['clothing']!.length).toBeGreaterThanOrEqual(66);
  expect(male['occupation']!.length).toBeGreaterThanOrEqual(37);
});
