import fc from 'fast-check';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { characters, chats, sessions, users } from '#db/schema/index.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { findSchemaErrors } from '#tests/helpers/check-schema.ts';
import {
  arbitraryRequestFor,
  toCurl,
  toRequest,
  type CallerName,
  type GeneratedRequest,
} from '#tests/helpers/document-fuzz.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import type { Schema } from '#tests/helpers/from-schema.ts';
import { readOperations, type Operation } from '#tests/helpers/fuzz-requests.ts';
import { acknowledgeAge, makeImage } from '#tests/helpers/images.ts';

/*
 * Sends requests generated from the OpenAPI document as every kind of caller: `npm run fuzz --
 * --requests 30000 --seed 7`. No response may be a 5xx, have an undocumented status or body, or
 * contain another user's data.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** Number of requests after which sessions, plans and rights are restored. */
const BATCH = 50;

type Marked = 'free' | 'premium';
const MARKS: Record<Marked, string> = { free: 'Quillonmark', premium: 'Zyxwandermark' };

let app: TestApp;
let callers: Record<Marked | 'superuser', TestClient>;
let operations: Operation[];
let schemas: Record<string, Schema>;
let known: Record<string, string[]>;

beforeAll(async () => {
  app = await createTestApp({ image: createFakeImages().engine });
  callers = {
    free: await app.signIn({ full_name: `Robin ${MARKS.free}` }),
    premium: await app.signIn({ full_name: `Robin ${MARKS.premium}`, plan: 'premium' }),
    superuser: await app.signIn({ is_superuser: true }),
  };
  known = { user_id: Object.values(callers).map(({ user }) => user.id) };
  for (const name of ['free', 'premium'] as const) await fillFor(callers[name], MARKS[name]);
  ({ operations, schemas } = await readOperations(app));
});
afterAll(() => app.close());

const remember = (name: string, ...values: string[]): void =>
  void (known[name] = [...(known[name] ?? []), ...values]);

/** Creates a user's private data, which contains the mark. */
async function fillFor(client: TestClient, mark: string): Promise<void> {
  await acknowledgeAge(app, client);
  const mine = await makeCharacter(app.ctx.db, {
    owner_id: client.user.id,
    is_public: false,
    name: `Ada ${mark}`,
    description: `Knows ${mark}.`,
    persona: `Likes ${mark}.`,
  });
  const { slug } = await makeCharacter(app.ctx.db);
  for (const one of [slug, mine.slug]) {
    const chat = await expectJson<Chat>(client.get(`/chat/character/${one}`));
    const sent = await expectJson<{ id: string }>(
      client.post(`/chat/${chat.id}/messages`, { content: `I am ${mark}.` }),
    );
    remember('chat_id', chat.id);
    remember('message_id', sent.id);
    remember('slug', one);
  }
  const image = await makeImage(client, { prompt: `By the sea, with ${mark}` });
  remember('image_id', image.id);
  const receipt = await expectJson<{ id: string }>(
    client.post('/reports', { subject_type: 'character', subject_id: slug, reason: 'spam' }),
  );
  const [session] = await app.ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, client.user.id));
  remember('session_id', session!.id);
  remember('id', receipt.id, image.id, client.user.id);
}

const valuesOf = (name: string): string[] => known[name] ?? [newId(), 'nothing', '%00'];

/** Reverts sign-outs, strikes, deletions and granted rights. */
async function restore(): Promise<void> {
  const { db } = app.ctx;
  const ids = Object.values(callers).map(({ user }) => user.id);
  await db
    .update(sessions)
    .set({ revoked_at: null, expires_at: new Date(Date.now() + 20 * 86_400_000) })
    .where(inArray(sessions.user_id, ids));
  for (const [name, { user }] of Object.entries(callers)) {
    await db
      .update(users)
      .set({
        is_active: true,
        suspended_until: null,
        erase_at: null,
        is_superuser: name === 'superuser',
        plan: name === 'premium' ? 'premium' : 'free',
      })
      .where(eq(users.id, user.id));
    announceSessionChange(app.ctx, { userId: user.id });
  }
  // Deletes chats that replaced removed ones, which are restored.
  await db
    .delete(chats)
    .where(and(inArray(chats.user_id, ids), notInArray(chats.id, known['chat_id']!)));
  await db.update(chats).set({ removed_at: null }).where(inArray(chats.id, known['chat_id']!));
  await db
    .update(characters)
    .set({ deleted_at: null })
    .where(inArray(characters.slug, known['slug']!));
}

const BARE: Record<CallerName, string | undefined> = {
  nobody: undefined,
  stale: `Bearer ${'a'.repeat(43)}`,
  free: undefined,
  premium: undefined,
  superuser: undefined,
};
const authorizationOf = (caller: CallerName): string | undefined =>
  caller in callers ? `Bearer ${callers[caller as keyof typeof callers].token}` : BARE[caller];

/** Reads a response. Of an event stream, only the first chunk. */
async function read(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return response.text();
  if (!response.body) return '';
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

/** The operation that a path leads to: `/lorebooks/import` is `/lorebooks/{id}` for other methods. */
function findOperation(method: string, path: string): Operation | undefined {
  const segments = path.split('/');
  const matchesPath = (template: string[]) =>
    template.length === segments.length &&
    template.every(
      (part, at) => part === segments[at] || (part.startsWith('{') && segments[at] !== ''),
    );
  const found = operations.filter(
    (one) => one.method === method && matchesPath(one.path.split('/')),
  );
  return found.find((one) => one.path === path) ?? found[0];
}

/** Describes the problem of a response, or returns undefined. */
async function judge(generated: GeneratedRequest, response: Response, text: string) {
  if (response.status >= 500 && response.status !== 503) return `answered ${response.status}`;
  const marks = Object.entries(MARKS).filter(
    ([owner, mark]) => owner !== generated.caller && text.includes(mark),
  );
  if (
    marks.length > 0 &&
    generated.caller !== 'superuser' &&
    !(await isSuperuser(generated.caller))
  )
    return `holds what is ${marks[0]![0]}’s`;
  // HEAD matches GET without the body.
  const isHead = generated.method === 'HEAD';
  const called = findOperation(isHead ? 'GET' : generated.method, generated.operation.path);
  if (!called)
    return [200, 204, 400, 401, 403, 404, 405, 413, 415, 422, 429].includes(response.status)
      ? undefined
      : `answered ${response.status} to ${generated.method}`;
  const described = called.responses.get(String(response.status));
  if (!described) return `answered ${response.status}, which the document does not know`;
  if (isHead) return text === '' ? undefined : 'has a body';
  return findBodyProblem(described, response, text);
}

/** The superuser may make other callers superusers, who may then see everything. */
async function isSuperuser(caller: CallerName): Promise<boolean> {
  if (!(caller in callers)) return false;
  const { user } = callers[caller as keyof typeof callers];
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, user.id));
  return row!.is_superuser;
}

function findBodyProblem(
  content: Map<string, Schema>,
  response: Response,
  text: string,
): string | undefined {
  if (content.size === 0) return text === '' ? undefined : 'has a body that is not described';
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const schema = content.get(type);
  if (!schema) return `is ${type}, which the document does not know`;
  if (type !== 'application/json') return undefined;
  const wrong = findSchemaErrors(JSON.parse(text), schema, schemas);
  return wrong.length > 0 ? wrong.slice(0, 3).join('; ') : undefined;
}

test(`${REQUESTS} requests of seed ${SEED}: none fails, is undocumented, or contains foreign data`, async () => {
  const generated = fc.sample(arbitraryRequestFor(operations, schemas), {
    numRuns: REQUESTS,
    seed: SEED,
  });
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const wrong = new Map<string, string>();
  for (const [at, one] of generated.entries()) {
    if (at % BATCH === 0) await restore();
    const { path, init } = toRequest(one, valuesOf);
    // Avoids waiting for the pictures.
    if (one.operation.path.endsWith('/image')) init.headers['prefer'] = 'respond-async';
    const authorization = authorizationOf(one.caller);
    if (authorization) init.headers['authorization'] = authorization;
    const response = await app.request(`/api/v1${path}`, init);
    const text = await read(response);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status < 300) reached.add(`${one.operation.method} ${one.operation.path}`);
    const problem = await judge(one, response, text);
    if (problem === undefined) continue;
    const name = `${one.method} ${one.operation.path} ${problem}`;
    if (!wrong.has(name))
      wrong.set(name, `${toCurl(path, one, init.headers)}\n  ${text.slice(0, 600)}`);
  }
  console.log(`${REQUESTS} requests, seed ${SEED}:`, Object.fromEntries([...statuses].sort()));
  expect([...wrong].map(([name, how]) => `${name}\n  ${how}`).join('\n\n')).toBe('');
  for (const status of [200, 401, 403, 404, 405, 422])
    expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true]);
  expect(reached.size).toBeGreaterThan(40);
}, 3_600_000);
