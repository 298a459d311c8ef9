import type { LanguageModelV4CallOptions, LanguageModelV4GenerateResult } from '@ai-sdk/provider';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  character_requests,
  characters,
  likeness_consents,
  moderation_events,
  strikes,
} from '#db/schema/index.ts';
import type { FieldIssue } from '#platform/errors.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import {
  drawSwatches,
  streamEndlessly,
  respondWith,
  redirectTo,
  stallAfterHeaders,
  startImageHost,
  type ImageHost,
} from '#tests/stand-ins/image-host.ts';
import { LIKENESS_WORDING } from '../../clone-wording.ts';
import type { CloneProgress } from '../../contract-clone.ts';
import type { Character } from '../../contract.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

let app: TestApp;
let host: ImageHost;
let png: Buffer;
/** The vision model's answer; `blind` refuses pictures. */
let eyes: (options: LanguageModelV4CallOptions) => Promise<string>;
const blind = async (): Promise<string> => {
  throw new Error('image input is not supported');
};

beforeAll(async () => {
  const { engine } = createManualEngine();
  eyes = blind;
  const model = {
    ...engine.model,
    doGenerate: async (options: LanguageModelV4CallOptions) =>
      stubOf<LanguageModelV4GenerateResult>({
        content: [{ type: 'text', text: await eyes(options) }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 1, text: 1, reasoning: 0 },
        },
        warnings: [],
      }),
  };
  app = await createTestApp({
    env: { CLONE_ALLOW_LOOPBACK: 'true' },
    text: { ...engine, is_demo: true, model },
  });
  host = await startImageHost();
  png = await drawSwatches({ hair: '#141215', skin: '#c78f65', clothes: '#a3202c' })
    .png()
    .toBuffer();
  host.on('/p.png', respondWith(png));
});
afterEach(() => {
  eyes = blind;
});
afterAll(async () => {
  await app.close();
  await host.close();
});

const cloneBody = (path = '/p.png', more: object = {}) => ({
  image_url: path.includes('://') ? path : host.url(path),
  likeness_consent: true,
  ...more,
});
const clone = (person: TestClient, body: object, headers?: Record<string, string>) =>
  person.post('/characters/generate', body, headers);
const issuesOf = async (answer: Response): Promise<FieldIssue[]> => {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { detail: FieldIssue[] }).detail;
};
const stored = (person: TestClient) =>
  Promise.all([
    app.ctx.db.$count(characters, eq(characters.owner_id, person.user.id)),
    app.ctx.db.$count(likeness_consents, eq(likeness_consents.user_id, person.user.id)),
    app.ctx.db.$count(character_requests, eq(character_requests.user_id, person.user.id)),
  ]);

describe('POST /characters/generate', () => {
  it('creates a private adult from the colors of a picture, and stores the consent', async () => {
    const person = await app.signIn();
    const made = await clone(person, cloneBody());
    expect(made.status).toBe(201);
    const character = (await made.json()) as Character;
    expect(character).toMatchObject({
      sex: 'female',
      hair_color: 'black',
      ethnicity: 'latina',
      clothing: 'red_dress',
      is_public: false,
      is_owner: true,
    });
    expect(character.age).toBeGreaterThanOrEqual(25);
    expect(character.name).toMatch(/^[A-Z][a-z]+$/);
    const read = await expectJson<Character>(person.get(`/characters/${character.slug}`));
    expect(read.slug).toBe(character.slug);
    const [consent] = await app.ctx.db
      .select()
      .from(likeness_consents)
      .where(eq(likeness_consents.user_id, person.user.id));
    expect(consent).toMatchObject({ character_id: character.id, wording: LIKENESS_WORDING });
    expect(consent!.image_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(Math.abs(consent!.created_at.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('uses a given name and sex', async () => {
    const person = await app.signIn();
    const body = cloneBody('/p.png', { name: ' Ruben Falk ', sex: 'male', is_public: false });
    expect(await expectJson<Character>(clone(person, body))).toMatchObject({
      name: 'Ruben Falk',
      sex: 'male',
      ethnicity: 'latino',
      clothing: 'flannel_shirt',
      breast_size: null,
    });
  });

  it.each([
    ['no consent', { likeness_consent: undefined }, 'likeness_consent'],
    ['consent denied', { likeness_consent: false }, 'likeness_consent'],
    ['consent as a string', { likeness_consent: 'true' }, 'likeness_consent'],
    ['a public clone', { is_public: true }, 'is_public'],
    ['no URL', { image_url: 'portrait.png' }, 'image_url'],
    ['an empty name', { name: ' ' }, 'name'],
  ])('%s: 422 that names the field', async (_name, more, field) => {
    const person = await app.signIn();
    const [issue] = await issuesOf(await clone(person, { ...cloneBody(), ...more }));
    expect(issue!.loc).toEqual(['body', field]);
    expect(await stored(person)).toEqual([0, 0, 0]);
  });

  it('requires a session', async () => {
    expect((await app.postJson('/api/v1/characters/generate', cloneBody())).status).toBe(401);
  });

  it.each([
    ['metadata', 'https://169.254.169.254/latest/', 'not_public'],
    ['metadata as a number', 'https://2852039166/', 'not_public'],
    ['plain http', 'http://pictures.example/p.png', 'not_https'],
    ['a redirect to a private address', '/to-private', 'not_public'],
    ['a redirect to metadata over http', '/to-metadata', 'not_https'],
    ['too many redirects', '/round', 'too_many_redirects'],
    ['an HTML page', '/page', 'not_an_image'],
    ['an endless response', '/endless', 'too_large'],
    ['a missing file', '/nothing', 'refused'],
  ])('%s: 422 with a message, and nothing is stored', async (_name, path, reason) => {
    host.on('/to-private', redirectTo('https://10.0.0.1/p.png'));
    host.on('/to-metadata', redirectTo('http://169.254.169.254/latest/'));
    host.on('/round', redirectTo('/round'));
    host.on('/page', respondWith('<html></html>'));
    host.on('/endless', streamEndlessly(png));
    const person = await app.signIn();
    const [issue] = await issuesOf(
      await clone(person, cloneBody(path), { 'idempotency-key': 'once' }),
    );
    expect(issue).toMatchObject({ loc: ['body', 'image_url'], type: reason });
    expect(issue!.msg).toMatch(/^[A-Z].*\.$/);
    expect(await stored(person)).toEqual([0, 0, 0]);
  });

  it('refuses a URL that indicates a minor or a public figure, without a strike', async () => {
    host.on('/teenager.png', respondWith(png));
    const person = await app.signIn();
    const answer = await clone(person, cloneBody('/teenager.png'));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'content_blocked',
    ]);
    expect(host.requestedPaths).not.toContain('/teenager.png');
    expect(await stored(person)).toEqual([0, 0, 0]);
    expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, person.user.id))).toBe(0);
    expect(await reviewsOf(person)).toMatchObject([{ surface: 'clone', outcome: 'queue' }]);
  });

  it('refuses the name of a public figure', async () => {
    const person = await app.signIn();
    const answer = await clone(person, cloneBody('/p.png', { name: 'Taylor Swift' }));
    expect([answer.status, await stored(person)]).toEqual([400, [0, 0, 0]]);
  });
});

const reviewsOf = (person: TestClient) =>
  app.ctx.db.select().from(moderation_events).where(eq(moderation_events.user_id, person.user.id));

describe('a vision model', () => {
  it('gets the re-encoded picture, and its ids are used', async () => {
    let shown: LanguageModelV4CallOptions | undefined;
    eyes = async (options) => {
      shown = options;
      return JSON.stringify({
        all_clearly_adults: true,
        apparent_age: 41,
        sex: 'male',
        hair_style: 'buzz_cut',
        eye_color: 'green',
        clothing: 'suit_and_tie',
        ethnicity: 'martian',
      });
    };
    const person = await app.signIn();
    expect(await expectJson<Character>(clone(person, cloneBody()))).toMatchObject({
      age: 41,
      sex: 'male',
      hair_style: 'buzz_cut',
      eye_color: 'green',
      clothing: 'suit_and_tie',
      ethnicity: 'caucasian',
    });
    const [system, user] = shown!.prompt;
    expect(system!.content).toContain('for adults only');
    const file = (
      user!.content as { type: string; mediaType?: string; data?: { data: Uint8Array } }[]
    ).find(({ type }) => type === 'file');
    expect(file?.mediaType).toBe('image/jpeg');
    expect([...file!.data!.data.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('without a useful answer falls back to the colors', async () => {
    eyes = async () => 'What a lovely picture!';
    const made = await expectJson<Character>(clone(await app.signIn(), cloneBody()));
    expect(made).toMatchObject({ hair_color: 'black', ethnicity: 'latina' });
  });

  it.each([
    ['a person who looks 24', { all_clearly_adults: true, apparent_age: 24 }],
    ['a person who may be young', { all_clearly_adults: false }],
  ])('refuses %s: a review, no strike, nothing stored', async (_name, answer) => {
    eyes = async () => JSON.stringify(answer);
    const person = await app.signIn();
    const refused = await clone(person, cloneBody());
    const { code, detail } = (await refused.json()) as { code: string; detail: string };
    expect([refused.status, code]).toEqual([400, 'content_blocked']);
    expect(detail).toContain('under 25');
    expect(await stored(person)).toEqual([0, 0, 0]);
    expect(await reviewsOf(person)).toMatchObject([
      { outcome: 'queue', categories: ['minors'], rule: 'clone.apparent_age' },
    ]);
    expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, person.user.id))).toBe(0);
  });
});

describe('a client that disconnects', () => {
  it('during the download: the connection ends and nothing is created', async () => {
    host.on('/held.png', stallAfterHeaders);
    const person = await app.signIn();
    const left = new AbortController();
    const answer = person.request('/characters/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'left' },
      body: JSON.stringify(cloneBody('/held.png')),
      signal: left.signal,
    });
    await host.waitForRequest('/held.png');
    left.abort();
    expect((await answer).status).toBe(400);
    await host.waitForAbort('/held.png');
    expect(await stored(person)).toEqual([0, 0, 0]);
  });

  it('during the analysis: nothing is created', async () => {
    const person = await app.signIn();
    const left = new AbortController();
    eyes = async ({ abortSignal }) => {
      queueMicrotask(() => left.abort());
      return new Promise((_, reject) =>
        abortSignal!.addEventListener('abort', () => reject(new Error('called off'))),
      );
    };
    const answer = await person.request('/characters/generate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cloneBody()),
      signal: left.signal,
    });
    expect([answer.status, await stored(person)]).toEqual([400, [0, 0, 0]]);
  });
});

describe('an Idempotency-Key', () => {
  it('creates one character, even if the picture is analyzed differently', async () => {
    const person = await app.signIn();
    const send = () =>
      expectJson<Character>(clone(person, cloneBody(), { 'idempotency-key': 'same:key' }));
    let age = 30;
    eyes = async () => JSON.stringify({ all_clearly_adults: true, apparent_age: (age += 1) });
    const both = await Promise.all([send(), send()]);
    const third = await send();
    expect(new Set([...both, third].map(({ slug }) => slug)).size).toBe(1);
    expect(await stored(person)).toEqual([1, 1, 1]);
  });

  it('of another request is refused', async () => {
    const person = await app.signIn();
    const key = { 'idempotency-key': 'mine' };
    await expectJson(clone(person, cloneBody(), key));
    const other = await clone(person, cloneBody('/p.png', { name: 'Somebody Else' }), key);
    expect([other.status, await stored(person)]).toEqual([409, [1, 1, 1]]);
    const longer = await clone(person, cloneBody(), { 'idempotency-key': 'mine:more' });
    expect(longer.status).toBe(201);
  });
});

it('publishes its stages only to the user, under the request’s key', async () => {
  const [person, stranger] = await Promise.all([app.signIn(), app.signIn()]);
  const [own, foreign] = await Promise.all(
    [person, stranger].map(async (each) => readEvents(await each.get('/events'))),
  );
  await expectJson(clone(person, cloneBody(), { 'idempotency-key': 'watched' }));
  const progress = ({ data }: { data: unknown }) => data as CloneProgress;
  await own!.waitFor((event) => event.event === 'clone' && progress(event).stage === 'drawing');
  const published = own!.received.filter(({ event }) => event === 'clone').map(progress);
  expect(published).toEqual(
    ['fetching', 'looking', 'creating', 'drawing'].map((stage) => ({ request: 'watched', stage })),
  );
  expect(foreign!.received.filter(({ event }) => event === 'clone')).toEqual([]);
  own!.close();
  foreign!.close();
});
