import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  blocked_image_hashes,
  chats,
  data_exports,
  generated_images,
  mails,
  messages,
} from '#db/schema/index.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { DataExport } from '../../contract-profile.ts';
import { runExport } from './run-export.ts';
import { sweepExports } from './sweep-exports.ts';
import type { LiveMessage } from '#platform/live.ts';

const DAY = 24 * 3_600_000;
let clock = Date.now();
let app: TestApp;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = Date.now();
  person = await app.signIn();
});
afterAll(() => app.close());

const ask = (start = true, who = person) =>
  expectJson<DataExport>(who.get(`/users/me/export?start=${start}`));
const idOf = async (who: TestClient) =>
  (await app.ctx.db.select().from(data_exports).where(eq(data_exports.user_id, who.user.id))).at(
    -1,
  )!.id;
async function make(who = person): Promise<DataExport> {
  await ask(true, who);
  await runExport(app.ctx, ACCOUNT_PARTS, { id: await idOf(who) });
  return ask(false, who);
}
async function open(url: string): Promise<Record<string, string>> {
  const answer = await app.request(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

test('starts on request, one at a time and once a day, and reports its status', async () => {
  expect(await ask(false)).toMatchObject({ status: 'none', url: null, next_at: null });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.status, second.status]).toEqual(['queued', 'queued']);
  expect(await app.ctx.db.$count(data_exports, eq(data_exports.user_id, person.user.id))).toBe(1);
  await runExport(app.ctx, ACCOUNT_PARTS, { id: await idOf(person) });
  const ready = await ask();
  expect(ready).toMatchObject({ status: 'ready', progress: 1 });
  expect(Date.parse(ready.expires_at!) - clock).toBe(7 * DAY);
  expect(Date.parse(ready.next_at!) - clock).toBe(DAY);
  clock += DAY;
  expect(await ask(false)).toMatchObject({ status: 'ready', next_at: null });
  person = await app.signIn({ email: person.user.email });
  expect((await ask()).status).toBe('queued');
});

test('contains the account without tokens, chats, cards, images and an index page', async () => {
  const own = await makeCharacter(app.ctx.db, {
    owner_id: person.user.id,
    is_public: false,
    name: 'Odile Own',
  });
  const chatId = newId();
  await app.ctx.db.insert(chats).values({
    id: chatId,
    user_id: person.user.id,
    character_id: own.id,
    greeting: 'Hello you.',
    message_count: 1200,
  });
  await app.ctx.db.insert(messages).values(
    Array.from({ length: 1200 }, (_, number) => ({
      id: newId(),
      chat_id: chatId,
      sender: 'user' as const,
      content: `Message number ${number}`,
      rev: number,
      created_at: new Date(clock),
    })),
  );
  const files = await open((await make()).url!);
  expect(JSON.parse(files['account/profile.json']!)).toMatchObject({
    id: person.user.id,
    email: person.user.email,
  });
  const lines = files[`chats/${own.slug}-${chatId}.jsonl`]!.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ greeting: 'Hello you.', character: { name: 'Odile Own' } });
  expect(lines.slice(1).map((line) => line.content)).toEqual(
    Array.from({ length: 1200 }, (_, number) => `Message number ${number}`),
  );
  expect(JSON.parse(files[`characters/${own.slug}.json`]!)).toMatchObject({
    spec: 'chara_card_v3',
    data: { name: 'Odile Own' },
  });
  for (const path of [
    'account/preferences.json',
    'account/sign-in.json',
    'tokens/balance.json',
    'usage/messages-by-day.json',
    'safety/reports.json',
    'messages/contact.json',
  ])
    expect(files, path).toHaveProperty([path]);
  expect(files['index.html']).toContain(`href="characters/${own.slug}.json"`);
  const all = Object.values(files).join('\n');
  expect(all).not.toContain(person.token);
  expect(all).not.toContain('token_hash');
});

test('contains personas, lorebooks and the settings of chats', async () => {
  const persona = await expectJson<{ id: string }>(
    person.post('/personas', { name: 'Captain Vale', description: 'Sails alone.' }),
  );
  const book = { entries: [{ keys: ['harbor'], content: 'Fog.' }] };
  const lorebook = await expectJson<{ id: string }>(
    person.post('/lorebooks', { name: 'Coast', book }),
  );
  const { slug } = await makeCharacter(app.ctx.db);
  const chat = await openChat(person, slug);
  const settings = { note: 'Rain.', persona_id: persona.id, lorebook_ids: [lorebook.id] };
  await expectJson(person.patch(`/chat/${chat.id}/settings`, settings));
  const files = await open((await make()).url!);
  expect(JSON.parse(files['personas/personas.json']!)).toMatchObject([
    { name: 'Captain Vale', description: 'Sails alone.', is_default: true },
  ]);
  expect(JSON.parse(files[`personas/lorebook-${lorebook.id}.json`]!)).toMatchObject({
    name: 'Coast',
    entries: [{ content: 'Fog.' }],
  });
  const [first] = files[`chats/${slug}-${chat.id}.jsonl`]!.split('\n');
  expect(JSON.parse(first!)).toMatchObject({ settings });
});

test('includes images as their owner sees them, without blocked ones and those of other users', async () => {
  const stranger = await app.signIn();
  const store = async (
    owner: TestClient,
    overrides: Partial<typeof generated_images.$inferInsert> = {},
  ) => {
    const id = newId();
    const stem = `images/${owner.user.id}/${id}/x`;
    const keys = {
      original: `${stem}-original.png`,
      webp: { 320: `${stem}-320.webp` },
      avif: {},
      blurred: `${stem}-blurred.webp`,
    };
    await app.ctx.storage.put(keys.original, Buffer.from(`original ${id}`));
    await app.ctx.storage.put(keys.webp[320], Buffer.from(`clear ${id}`));
    await app.ctx.storage.put(keys.blurred, Buffer.from(`blurred ${id}`));
    await app.ctx.db.insert(generated_images).values({
      id,
      user_id: owner.user.id,
      position: 0,
      source: 'studio',
      prompt: `A lighthouse, ${id}`,
      is_nsfw: false,
      files: keys,
      width: 320,
      height: 400,
      thumbhash: '',
      engine: 'fake',
      is_demo: true,
      sha256: id,
      dhash: '0123456789abcdef',
      phash: '0123456789abcdef',
      created_at: new Date(clock),
      ...overrides,
    });
    return id;
  };
  const shown = await store(person);
  const explicit = await store(person, { is_nsfw: true });
  const removed = await store(person, { removed_at: new Date(clock) });
  const blocked = await store(person, {
    sha256: 'blocked',
    dhash: 'f'.repeat(16),
    phash: 'f'.repeat(16),
  });
  await app.ctx.db
    .insert(blocked_image_hashes)
    .values({ id: newId(), sha256: 'blocked', reason: 'test' });
  const foreign = await store(stranger);
  const files = await open((await make()).url!);
  expect(files[`images/${shown}.webp`]).toBe(`clear ${shown}`);
  // The 18+ notice was not acknowledged, so the image is blurred, as on the site.
  expect(files[`images/${explicit}.webp`]).toBe(`blurred ${explicit}`);
  for (const id of [removed, blocked, foreign])
    expect(files).not.toHaveProperty([`images/${id}.webp`]);
  expect(files['images/images.jsonl']).toContain(`A lighthouse, ${shown}`);
  expect(files['images/images.jsonl']).not.toContain(foreign);
});

const stateOf = (url: string) => expectJson<DataExport>(app.request(`${url}/state`));

test('emails a link that works for a week without a session, unless it is forged', async () => {
  const { url } = await make();
  const [mail] = (
    await app.ctx.db.select().from(mails).where(eq(mails.recipient, person.user.email))
  ).filter((row) => row.template === 'export_ready');
  const page = url!.replace('/api/v1/exports/', '/legal/');
  expect((mail!.data as { link: string }).link).toBe(`http://everafter.test${page}`);
  expect(await stateOf(url!)).toMatchObject({
    status: 'ready',
    url,
    size_bytes: expect.any(Number),
  });
  const id = await idOf(person);
  const altered = url!.slice(0, -1) + (url!.endsWith('0') ? '1' : '0');
  for (const tried of [altered, `/api/v1/exports/export_${id}`, `/api/v1/exports/${id}`])
    expect((await app.request(tried)).status).toBe(400);
  expect((await app.request(`${altered}/state`)).status).toBe(404);
  clock += 7 * DAY;
  expect((await app.request(url!)).status).toBe(400);
  expect(await stateOf(url!)).toMatchObject({ status: 'expired', url: null, size_bytes: null });
  expect(await ask(false)).toMatchObject({ status: 'expired', url: null });
  await sweepExports(app.ctx);
  const left = [];
  for await (const { key } of app.ctx.storage.list(`exports/${id}`)) left.push(key);
  expect(left).toEqual([]);
});

test('overwrites the parts of a crashed worker, and the later attempt wins', async () => {
  await ask();
  const id = await idOf(person);
  await app.ctx.storage.put(`exports/${id}/1-000000.part`, Buffer.from('half an archive'));
  await app.ctx.db
    .update(data_exports)
    .set({ status: 'running', attempt: 1 })
    .where(eq(data_exports.id, id));
  await runExport(app.ctx, ACCOUNT_PARTS, { id });
  expect(Object.keys(await open((await ask()).url!))).toContain('index.html');
  const left = [];
  for await (const { key } of app.ctx.storage.list(`exports/${id}`)) left.push(key);
  expect(left).toEqual([`exports/${id}/2-000000.part`]);
});

test('reports progress to its owner', async () => {
  const events: LiveMessage[] = [];
  const end = app.ctx.live.subscribe(`user:${person.user.id}`, (message) => events.push(message));
  await make();
  end();
  const progress = events.map(({ event, data }) => ({ event, ...(data as object) }));
  expect(progress.at(0)).toMatchObject({ event: 'export', status: 'running' });
  expect(progress.at(-1)).toEqual({ event: 'export', status: 'ready', progress: 1 });
});

test('ends as failed after repeated failures, and can be requested again immediately', async () => {
  const parts = {
    ...ACCOUNT_PARTS,
    exports: [{ ...ACCOUNT_PARTS.exports[0]!, count: () => Promise.reject(new Error('no disk')) }],
  };
  await ask();
  const id = await idOf(person);
  for (let attempt = 1; attempt < 5; attempt += 1)
    await expect(runExport(app.ctx, parts, { id })).rejects.toThrow('no disk');
  await runExport(app.ctx, parts, { id });
  expect(await ask(false)).toMatchObject({ status: 'failed', next_at: null });
  expect((await ask()).status).toBe('queued');
});
