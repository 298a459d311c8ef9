import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { character_media, characters } from '#db/schema/index.ts';
import type { Chat, ChatList } from '#features/chat/contract.ts';
import {
  createTestApp,
  expectJson,
  type SignedIn,
  type TestApp,
} from '../../../../tests/helpers/app.ts';
import type { CharacterConflict, CharacterOptions } from '../contract-changes.ts';
import type { Character, CharacterList } from '../contract.ts';
import { optionsFor, type OptionField, type Sex } from '../options/index.ts';
import { textsOf } from './check-character-texts.ts';
import { sweepCharacters } from './sweep-characters.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let superuser: SignedIn;

beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  [owner, stranger, superuser] = await Promise.all([
    app.signIn(),
    app.signIn(),
    app.signIn({ is_superuser: true }),
  ]);
});
afterAll(() => app.close());

const woman = {
  name: 'Mara Lindqvist',
  description: 'Repairs violins above a bakery and hums while she works.',
  age: 31,
  sex: 'female',
  style: 'realistic',
  ethnicity: 'caucasian',
  eye_color: 'green',
  hair_style: 'long',
  hair_color: 'redhead',
  personality: 'caregiver',
  relationship: 'girlfriend',
  body_type: 'slim',
  breast_size: 'medium',
  butt_size: 'medium',
  clothing: 'casual',
  occupation: 'artist',
  voice: 'voice_1',
  hobbies: ['hiking', 'art'],
};
const man = {
  name: 'Ruben Falk',
  description: '',
  age: 35,
  sex: 'male',
  style: 'anime',
  ethnicity: 'latino',
  eye_color: 'brown',
  hair_style: 'short',
  hair_color: 'black',
  personality: 'protector',
  relationship: 'friend',
  body_type: 'muscular',
  clothing: 'jeans_and_t_shirt',
  occupation: 'Massage Therapist',
  voice: 'voice_2',
  hobbies: ['TV Series'],
};

const make = (wish: object = {}, person = owner, headers = {}) =>
  expectJson<Character>(person.post('/characters/', { ...woman, ...wish }, headers));
const read = (slug: string, person = owner) =>
  expectJson<Character>(person.get(`/characters/${slug}`));
const drawn = (slug: string) =>
  expect.poll(async () => (await read(slug)).portrait_status, { timeout: 60_000 }).toBe('ready');

describe('creating', () => {
  it('makes a private character with texts of its own, and draws its portrait', async () => {
    const made = await make();
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
    await drawn(made.slug);
    const { media } = await read(made.slug);
    expect(media).toHaveLength(1);
    const [stored] = await app.ctx.db
      .select()
      .from(character_media)
      .where(eq(character_media.character_id, made.id));
    for (const key of Object.values(stored!.files))
      expect((await app.ctx.storage.get(key))!.length).toBeGreaterThan(2000);
    expect((await stranger.get(`/characters/${made.slug}`)).status).toBe(404);
  });

  it('takes the labels of the men’s wizard and stores ids', async () => {
    const made = await expectJson<Character>(owner.post('/characters/', man));
    expect(made).toMatchObject({
      occupation: 'massage_therapist',
      hobbies: ['tv_series'],
      breast_size: null,
      butt_size: null,
    });
  });

  it('keeps texts that are given', async () => {
    const made = await make({ opening_message: 'Mind the varnish.', persona: 'Speaks softly.' });
    expect(made).toMatchObject({
      opening_message: 'Mind the varnish.',
      persona: 'Speaks softly.',
    });
  });

  it.each<[string, object, (string | number)[]]>([
    ['a minor', { age: 17 }, ['body', 'age']],
    ['an age of words', { age: 'thirty' }, ['body', 'age']],
    ['no name', { name: '   ' }, ['body', 'name']],
    ['a value of the other sex', { body_type: 'muscular' }, ['body', 'body_type']],
    ['four hobbies', { hobbies: ['art', 'cars', 'anime', 'hiking'] }, ['body', 'hobbies']],
    ['an unknown hobby', { hobbies: ['art', 'plotting'] }, ['body', 'hobbies', 1]],
    ['a woman’s field for a man', { ...man, breast_size: 'large' }, ['body', 'breast_size']],
  ])('refuses %s and names the field', async (_name, wish, loc) => {
    const answer = await owner.post('/characters/', { ...woman, ...wish });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: unknown; msg: string }[] };
    expect(detail.map((issue) => issue.loc)).toContainEqual(loc);
  });

  it('names the allowed values', async () => {
    const answer = await owner.post('/characters/', { ...woman, eye_color: 'violet' });
    expect(JSON.stringify(await answer.json())).toContain('brown, blue, green, gray');
  });

  it('refuses a description that makes her a minor, whatever the age says, and stores nothing', async () => {
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

  it('reads all fields together', async () => {
    const answer = await app.signIn().then((person) =>
      person.post('/characters/', {
        ...woman,
        description: 'Your girlfriend, shy and sweet.',
        scenario: 'She is in the ninth grade of high school.',
      }),
    );
    expect(answer.status).toBe(400);
  });

  it('has one effect for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-mara' };
    const [first, second] = await Promise.all([make({}, owner, key), make({}, owner, key)]);
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
    expect((await make({ name })).slug).toMatch(slug);
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

describe('changing', () => {
  it('changes what is sent and nothing else, and draws anew when the look changed', async () => {
    const made = await make();
    await drawn(made.slug);
    const before = (await read(made.slug)).media[0]!.url;
    const renamed = await expectJson<Character>(
      owner.patch(`/characters/${made.slug}`, { name: 'Mara Holm', opening_message: null }),
    );
    expect(renamed).toMatchObject({
      name: 'Mara Holm',
      opening_message: null,
      slug: made.slug,
      version: 2,
      portrait_status: 'ready',
      description: woman.description,
    });
    await expectJson(owner.patch(`/characters/${made.slug}`, { hair_color: 'black' }));
    await drawn(made.slug);
    const { media } = await read(made.slug);
    expect(media).toHaveLength(1);
    expect(media[0]!.url).not.toBe(before);
    const old = before.replace('/media/', '');
    await expect.poll(() => app.ctx.storage.get(old)).toBeNull();
  });

  it('answers a conflict with both versions', async () => {
    const { slug, version } = await make();
    await expectJson(
      owner.patch(`/characters/${slug}`, { age: 32 }, { 'if-match': `"${version}"` }),
    );
    const late = await owner.patch(
      `/characters/${slug}`,
      { age: 33, name: 'Maja' },
      { 'if-match': `"${version}"` },
    );
    expect(late.status).toBe(409);
    const body = (await late.json()) as CharacterConflict;
    expect(body).toMatchObject({
      code: 'conflict',
      current: { age: 32, name: 'Mara Lindqvist', version: 2 },
      yours: { age: 33, name: 'Maja' },
    });
    expect(
      (await owner.patch(`/characters/${slug}`, { age: 33 }, { 'if-match': 'x' })).status,
    ).toBe(400);
  });

  it('of changes at the same moment on one version exactly one holds', async () => {
    const { slug } = await make();
    const answers = await Promise.all(
      [41, 42, 43, 44].map((age) =>
        owner.patch(`/characters/${slug}`, { age }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each<[string, object, number]>([
    ['seventeen years', { age: 17 }, 422],
    ['nothing', {}, 422],
    ['a value of the other sex', { hair_style: 'buzz_cut' }, 422],
    ['texts that make a minor', { persona: 'She turns sixteen next week.' }, 400],
  ])('refuses %s', async (_name, change, status) => {
    // Whose text is refused may lose the session: nobody else's test should feel it.
    const person = await app.signIn();
    const { slug } = await make({}, person);
    expect((await person.patch(`/characters/${slug}`, change)).status).toBe(status);
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    expect(row).toMatchObject({ version: 1, age: 31 });
  });

  it('judges what was written, never an id or a choice', async () => {
    const { slug } = await make();
    // Ids hold digits beside any letters; this one reads like an age.
    await app.ctx.db
      .update(characters)
      .set({ id: '01993f5e-7c1a-7000-8a15-15a61f0f9b11' })
      .where(eq(characters.slug, slug));
    expect((await owner.patch(`/characters/${slug}`, { scenario: 'A walk.' })).status).toBe(200);
    expect(Object.keys(textsOf({ name: 'Mara', id: 'x', slug: 'y' } as never))).toHaveLength(1);
  });

  it('is for its owner and superusers; what only they know stays unknown to others', async () => {
    const { slug } = await make();
    expect((await stranger.patch(`/characters/${slug}`, { age: 40 })).status).toBe(404);
    expect((await superuser.patch(`/characters/${slug}`, { age: 40 })).status).toBe(200);
    expect((await app.request(`/api/v1/characters/${slug}`)).status).toBe(404);
    await publish(slug);
    expect((await stranger.patch(`/characters/${slug}`, { age: 41 })).status).toBe(403);
    expect((await stranger.delete(`/characters/${slug}`)).status).toBe(403);
    expect(
      (await owner.patch(`/characters/${slug}`, { age: 22, is_public: false, owner_id: 'x' }))
        .status,
    ).toBe(200);
    expect(await read(slug)).toMatchObject({ is_public: true, is_owner: true });
  });
});

const step = (person: SignedIn, slug: string, action: string, note?: string) =>
  person.post(`/characters/${slug}/publication`, { action, ...(note ? { note } : {}) });

async function publish(slug: string): Promise<void> {
  await drawn(slug);
  await expectJson(step(owner, slug, 'request'));
  await expectJson(step(superuser, slug, 'approve'));
}

describe('publishing', () => {
  it('is asked for, waits, and is approved; then everyone finds it until it is withdrawn', async () => {
    const { slug } = await make();
    expect((await step(superuser, slug, 'approve')).status).toBe(409);
    await drawn(slug);
    expect(await expectJson<Character>(step(owner, slug, 'request'))).toMatchObject({
      publication: 'requested',
      is_public: false,
    });
    expect((await stranger.get('/characters/publications')).status).toBe(403);
    const waiting = await expectJson<CharacterList>(superuser.get('/characters/publications'));
    expect(waiting.data.map((one) => one.slug)).toContain(slug);
    expect((await step(owner, slug, 'approve')).status).toBe(403);
    await expectJson(step(superuser, slug, 'approve'));
    expect((await app.request(`/api/v1/characters/${slug}`)).status).toBe(200);
    expect(await expectJson<Character>(step(owner, slug, 'withdraw'))).toMatchObject({
      publication: 'private',
    });
    expect((await stranger.get(`/characters/${slug}`)).status).toBe(404);
  });

  it('is declined with a note, and can be asked for again', async () => {
    const { slug } = await make();
    await drawn(slug);
    await step(owner, slug, 'request');
    await expectJson(step(superuser, slug, 'decline', 'Please write a longer description.'));
    expect(await read(slug)).toMatchObject({
      publication: 'declined',
      publication_note: 'Please write a longer description.',
    });
    expect((await step(owner, slug, 'request')).status).toBe(200);
  });
});

describe('deleting', () => {
  it('takes it out of every list and its owner’s chats; others keep theirs, the address is never reused', async () => {
    const made = await make({ name: 'Nora Solo' });
    await publish(made.slug);
    const open = (person: SignedIn) => expectJson<Chat>(person.get(`/chat/character/${made.slug}`));
    const [mine, theirs] = [await open(owner), await open(stranger)];
    expect((await owner.delete(`/characters/${made.slug}`)).status).toBe(204);
    expect((await owner.get(`/characters/${made.slug}`)).status).toBe(404);
    expect((await owner.delete(`/characters/${made.slug}`)).status).toBe(404);
    const own = await expectJson<CharacterList>(
      owner.get('/characters/?only_private=true&limit=200'),
    );
    expect(own.data.map(({ slug }) => slug)).not.toContain(made.slug);
    const chatsOf = async (person: SignedIn) =>
      (await expectJson<ChatList>(person.get('/chat/?limit=200'))).data.map(({ id }) => id);
    expect(await chatsOf(owner)).not.toContain(mine.id);
    expect((await owner.get(`/chat/${mine.id}`)).status).toBe(404);
    expect(await chatsOf(stranger)).toContain(theirs.id);
    expect((await stranger.get(`/chat/${theirs.id}`)).status).toBe(200);
    expect((await make({ name: 'Nora Solo' })).slug).not.toBe(made.slug);
  });

  it('erases it with its files after thirty days, unless somebody still talks with it', async () => {
    const made = await make({ name: 'Ilse Brandt' });
    await drawn(made.slug);
    const file = (await read(made.slug)).media[0]!.url.replace('/media/', '');
    await owner.delete(`/characters/${made.slug}`);
    await sweepCharacters(app.ctx);
    expect(await app.ctx.db.$count(characters, eq(characters.id, made.id))).toBe(1);
    clock = new Date(clock.getTime() + 31 * 86_400_000);
    await sweepCharacters(app.ctx);
    clock = new Date('2026-11-21T12:00:00Z');
    expect(await app.ctx.db.$count(characters, eq(characters.id, made.id))).toBe(0);
    expect(await app.ctx.storage.get(file)).toBeNull();
    expect((await make({ name: 'Ilse Brandt' })).slug).not.toBe(made.slug);
  });
});

describe('the portrait', () => {
  it('that failed leaves a usable character and is drawn on request', async () => {
    const { slug, id } = await make();
    await drawn(slug);
    await app.ctx.db.delete(character_media).where(eq(character_media.character_id, id));
    await app.ctx.db
      .update(characters)
      .set({ portrait_status: 'failed' })
      .where(eq(characters.id, id));
    expect((await owner.get(`/chat/character/${slug}`)).status).toBe(200);
    expect((await stranger.post(`/characters/${slug}/portrait`)).status).toBe(404);
    const again = await owner.post(`/characters/${slug}/portrait`);
    expect(again.status).toBe(202);
    await drawn(slug);
    expect((await read(slug)).media).toHaveLength(1);
  });
});

// Last, because they leave portraits to be drawn behind them.
describe('creating many', () => {
  it('gives fifty characters of one name, made at once, fifty addresses', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () => make({ name: 'Zoë Ångström' }, stranger)),
    );
    const slugs = made.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(50);
    expect(slugs).toContain('zoe-angstrom');
    for (const slug of slugs) expect(slug).toMatch(/^zoe-angstrom(-[a-z0-9]{1,5})?$/);
  }, 60_000);

  it('makes a valid character of any valid choice', async () => {
    await fc.assert(
      fc.asyncProperty(anyChoice, async (wish) => {
        const made = await make(wish);
        for (const field of Object.keys(wish) as (keyof Character)[])
          expect(made[field]).toEqual(wish[field as keyof typeof wish]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

it('the lists of values name every field of both sexes, without one of the other’s', async () => {
  const { female, male } = await expectJson<CharacterOptions>(
    app.request('/api/v1/characters/options'),
  );
  expect(Object.keys(female)).toContain('breast_size');
  expect(Object.keys(male)).not.toContain('breast_size');
  expect(female['clothing']!.length).toBeGreaterThanOrEqual(66);
  expect(male['occupation']!.length).toBeGreaterThanOrEqual(37);
});

it('no path stores a minor: the database itself refuses', async () => {
  const { id } = await make();
  await expect(
    app.ctx.db.execute(sql`UPDATE characters SET age = 17 WHERE id = ${id}`),
  ).rejects.toThrow();
});
