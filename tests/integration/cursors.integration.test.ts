import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contact_messages } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { encodeCursor } from '#shared/cursor.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { sendMessage } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { readOperations } from '#tests/helpers/fuzz-requests.ts';
import { fillAllTables } from '#tests/helpers/whole-person.ts';

const REFUSAL = 'This cursor does not belong to this list. Start from the first page.';

let app: TestApp;
let superuser: TestClient;
let chat: Chat;
let paths: string[];
let described: (string | undefined)[];

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.signIn({ is_superuser: true });
  for (let more = 0; more < 2; more += 1) {
    const { slug } = await makeCharacter(app.ctx.db, { is_public: true });
    chat = await expectJson<Chat>(superuser.get(`/chat/character/${slug}`));
    await sendMessage(superuser, chat.id, 'Hello there');
    await app.ctx.db.insert(contact_messages).values({
      id: newId(),
      name: 'Ada',
      email: 'ada@example.test',
      subject: 'A question',
      message: 'How are you?',
    });
  }
  await fillAllTables(app, superuser);
  const { operations } = await readOperations(app);
  described = operations.flatMap(({ parameters }) =>
    parameters.filter(isCursor).map(({ description }) => description),
  );
  paths = operations
    .filter(({ method, parameters }) => method === 'GET' && parameters.some(isCursor))
    .map(({ path }) => path.replace('{chat_id}', chat.id).replace('{slug}', chat.character.slug))
    .map((path) => (path === '/chat/search' ? `${path}?q=hello` : path));
}, 60_000);
afterAll(() => app.close());

const isCursor = ({ name }: { name: string }): boolean => name === 'cursor';

/** Returns the problem of the answer to a cursor that does not belong to this list. */
async function findProblem(path: string, cursor: string): Promise<string | undefined> {
  const query = new URLSearchParams({ cursor });
  const response = await superuser.get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
  const text = await response.text();
  const body = JSON.stringify({ detail: [{ loc: ['query', 'cursor'], msg: REFUSAL }] });
  const said = JSON.parse(text) as { detail?: { loc: string[]; msg: string }[] };
  const detail = Array.isArray(said.detail)
    ? said.detail.map(({ loc, msg }) => ({ loc, msg }))
    : said.detail;
  const isRight = response.status === 422 && JSON.stringify({ detail }) === body;
  return isRight ? undefined : `${path} ${cursor}: ${response.status} ${text.slice(0, 200)}`;
}

async function findProblems(asked: [path: string, cursor: string][]): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, cursor] of asked) {
    const problem = await findProblem(path, cursor);
    if (problem) problems.push(problem);
  }
  return problems;
}

describe('every list of the document answers 422 and names the field', () => {
  it('and documents that', () => {
    for (const description of described) expect(description).toMatch(/is a 422 for this field/);
  });

  it('for a cursor that is malformed or made up', async () => {
    expect(paths.length).toBeGreaterThan(20);
    const time = new Date(0).toISOString();
    const forged = [
      ['made-up'],
      [''],
      ['\0ÿ'],
      [btoa('null')],
      [btoa('{}')],
      [btoa(JSON.stringify([newId()]))],
      [btoa(JSON.stringify([time, newId()]))],
      [encodeCursor('no list', [newId()])],
      [encodeCursor('no list', [time, newId()])],
      [encodeCursor('no list', [7, newId()])],
    ].flat();
    const asked = paths.flatMap((path) => forged.map((cursor): [string, string] => [path, cursor]));
    expect(await findProblems(asked)).toEqual([]);
  });

  it('for the cursor of another list', async () => {
    const other = await makeCharacter(app.ctx.db, { is_public: true });
    const { id } = await expectJson<Chat>(superuser.get(`/chat/character/${other.slug}`));
    await sendMessage(superuser, id, 'Hello again');
    const lists = [...paths, '/characters/?sort=newest', `/chat/${id}`];
    const cursors = new Map<string, string>();
    for (const path of lists) {
      const query = `${path.includes('?') ? '&' : '?'}limit=1`;
      const page = await expectJson<{ next_cursor: string | null }>(superuser.get(path + query));
      if (page.next_cursor !== null) cursors.set(path, page.next_cursor);
    }
    expect(cursors.size).toBeGreaterThan(6);
    /** One chat is readable at two addresses. */
    const listOf = (path: string): string =>
      path.replace(`/chat/character/${chat.character.slug}`, `/chat/${chat.id}`);
    const asked = [...cursors].flatMap(([from, cursor]) =>
      lists
        .filter((path) => listOf(path) !== listOf(from))
        .map((path): [string, string] => [path, cursor]),
    );
    expect(await findProblems(asked)).toEqual([]);
  });
});

it('a position with numbers beyond the columns’ range is refused or has no entries', async () => {
  for (const number of [2 ** 40, -(2 ** 52), Number.MAX_SAFE_INTEGER])
    for (const [path, list, values] of [
      ['/reports', 'reports', [number, newId()]],
      ['/billing/ledger', 'ledger', [number]],
      ['/characters/?sort=newest', 'characters-newest', [number, newId()]],
      ['/characters/?sort=popular', 'characters-popular', [number, number, newId()]],
    ] as const) {
      const mark = path.includes('?') ? '&' : '?';
      const cursor = encodeCursor(list, [...values]);
      const { status } = await superuser.get(`${path}${mark}cursor=${cursor}`);
      expect([path, number, [200, 422].includes(status)]).toEqual([path, number, true]);
    }
});

it('a malformed cursor opens no chat', async () => {
  const { slug } = await makeCharacter(app.ctx.db, { is_public: true });
  expect((await superuser.get(`/chat/character/${slug}?cursor=made-up`)).status).toBe(422);
  const { count } = await expectJson<{ count: number }>(superuser.get('/chat/?limit=1'));
  await superuser.get(`/chat/character/${slug}`);
  const after = await expectJson<{ count: number }>(superuser.get('/chat/?limit=1'));
  expect(after.count).toBe(count + 1);
});
