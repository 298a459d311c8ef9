import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import type { RemovalCase, RemovalList, RemovalRequest } from '../../contract.ts';
import { GOOD_FAITH_STATEMENT } from '../../removal-rules.ts';

let app: TestApp;
let admin: TestClient;
const start = new Date('2026-11-23T10:00:00.000Z');
let clock = start;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  admin = await app.signIn({ is_superuser: true });
});
afterAll(() => app.close());

const PATH = '/api/v1/removal-requests';
const notice = {
  name: 'Mara Voss',
  email: 'mara@example.test',
  kind: 'likeness',
  what: 'The portrait at /character/x is drawn from my photograph.',
  good_faith: true,
  signature: 'Mara Voss',
};
const send = (more: object = {}, headers = {}) =>
  app.postJson(PATH, { ...notice, ...more }, headers);
const create = (more: object = {}, headers = {}) => expectJson<RemovalCase>(send(more, headers));
const tokenOf = ({ path }: RemovalCase) => path.slice('/legal/'.length);
const readCase = (token: string) => app.request(`${PATH}/case/${token}`);
const list = async (status = 'open') =>
  (await expectJson<RemovalList>(admin.get(`/removal-requests?limit=200&status=${status}`))).data;
const stored = async (made: RemovalCase) =>
  (await list()).find((one) => one.reference === made.reference)!;
const decide = (id: string, status: string, note = '') =>
  admin.patch(`/removal-requests/${id}`, { status, note });

it('stores a notice with its statement and deadlines, and emails a link', async () => {
  clock = start;
  const made = await create();
  expect(made).toMatchObject({ status: 'open', kind: 'likeness' });
  expect(made.clocks.map(({ name, due_at }) => [name, due_at])).toEqual([
    ['answer', '2026-11-25T10:00:00.000Z'],
    ['decision', '2026-11-25T10:00:00.000Z'],
    ['removal', '2026-11-25T10:00:00.000Z'],
  ]);
  const request = await stored(made);
  expect(request).toMatchObject({ what: notice.what, statement: GOOD_FAITH_STATEMENT });
  const sent = await app.ctx.db
    .select()
    .from(mails)
    .where(like(mails.key, `%${request.id}`))
    .orderBy(mails.id);
  expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['removal_received', notice.email],
    ['contact_copy', app.ctx.config.supportEmail],
  ]);
  expect(sent[0]!.data).toMatchObject({
    reference: made.reference,
    link: `http://everafter.test${made.path}`,
  });
});

it.each([
  ['good_faith', { good_faith: false }],
  ['signature', { signature: ' ' }],
  ['what', { what: '' }],
  ['email', { email: 'x' }],
  ['kind', { kind: 'dislike' }],
  ['name', { name: undefined }],
])('%s is required', async (field, change) => {
  const answer = await send(change);
  expect(answer.status).toBe(422);
  const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
  expect(detail[0]!.loc).toEqual(['body', field]);
});

it('shows the status without personal data, and returns 404 for a forged link', async () => {
  const made = await create();
  const token = tokenOf(made);
  const shown = await readCase(token);
  const text = await shown.text();
  expect(shown.status).toBe(200);
  expect(text).toContain(made.reference);
  expect(text).not.toContain('Mara');
  expect(text).not.toContain('example.test');
  const last = token.at(-1) === '0' ? '1' : '0';
  const { id } = await stored(made);
  for (const other of [
    `${token.slice(0, -1)}${last}`,
    token.toUpperCase(),
    id,
    'removal',
    `removal_${id}_`,
    '__',
  ])
    expect((await readCase(other)).status).toBe(404);
});

it('reviews, approves and completes a copyright notice, and stops each deadline', async () => {
  clock = start;
  const made = await create({ kind: 'copyright' });
  const { id } = await stored(made);
  clock = new Date(start.getTime() + 3_600_000);
  await expectJson(decide(id, 'reviewing'));
  const approved = await expectJson<RemovalRequest>(decide(id, 'approved', 'It is yours.'));
  expect(approved.clocks.find((one) => one.name === 'removal')).toMatchObject({
    due_at: '2026-11-24T11:00:00.000Z',
    done_at: null,
    is_late: false,
  });
  clock = new Date(start.getTime() + 30 * 3_600_000);
  const removed = await expectJson<RemovalRequest>(decide(id, 'removed'));
  expect(
    removed.clocks.map(({ name, done_at, is_late }) => [name, done_at !== null, is_late]),
  ).toEqual([
    ['answer', true, false],
    ['decision', true, false],
    ['removal', true, true],
  ]);
  const sentMails = await app.ctx.db
    .select()
    .from(mails)
    .where(like(mails.key, `removal-%:${id}`));
  expect(sentMails.map(({ key }) => key.split(':')[0]).toSorted()).toEqual([
    'removal-approved',
    'removal-copy',
    'removal-received',
    'removal-removed',
  ]);
  expect(await (await readCase(tokenOf(made))).json()).toMatchObject({ status: 'removed' });
});

it('does not change a decision, except an appealed refusal', async () => {
  const { id } = await stored(await create({ kind: 'other' }));
  await expectJson(decide(id, 'declined', 'It names nothing.'));
  expect((await decide(id, 'declined')).status).toBe(409);
  expect((await decide(id, 'reviewing')).status).toBe(409);
  await expectJson(decide(id, 'removed', 'On appeal.'));
  expect((await decide(id, 'approved')).status).toBe(409);
  expect((await decide(newId(), 'approved')).status).toBe(404);
});

it('marks a request without an answer as late', async () => {
  clock = start;
  const { id } = await stored(await create());
  clock = new Date(start.getTime() + 49 * 3_600_000);
  const late = (await list()).find((one) => one.id === id)!;
  expect(late.clocks.every((one) => one.is_late)).toBe(true);
  clock = start;
});

it('stores one request per key, and only superusers read or decide', async () => {
  const key = { 'idempotency-key': 'once' };
  const made = await create({}, key);
  expect((await create({}, key)).reference).toBe(made.reference);
  const person = await app.signIn();
  const { id } = await stored(made);
  expect((await person.get('/removal-requests')).status).toBe(403);
  expect((await person.patch(`/removal-requests/${id}`, { status: 'removed' })).status).toBe(403);
  expect((await app.request(PATH)).status).toBe(401);
});
