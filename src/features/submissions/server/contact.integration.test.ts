import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact_messages, mails, moderation_events } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { auditActionsFor } from '#tests/helpers/audit.ts';
import type { ContactList, ContactMessage, FormStamp, SubmissionReceipt } from '../contract.ts';

let app: TestApp;
let admin: TestClient;
let clock = new Date('2026-11-21T18:30:00.000Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => clock, env: { SUPPORT_EMAIL: 'help@everafter.test' } });
  admin = await app.signIn({ is_superuser: true });
});
afterAll(() => app.close());

const PATH = '/api/v1/submissions/contact';
const words = { name: 'Robin', email: 'robin@example.test', subject: 'Hello', message: 'A line.' };
const send = (more: object = {}, headers = {}) =>
  app.postJson(PATH, { ...words, ...more }, headers);
const receipt = (more: object = {}, headers = {}) =>
  expectJson<SubmissionReceipt>(send(more, headers));
const stored = async (id: string) =>
  (await app.ctx.db.select().from(contact_messages).where(eq(contact_messages.id, id)))[0]!;
const mailOf = async (key: string) =>
  (await app.ctx.db.select().from(mails).where(eq(mails.key, key)))[0];
const stampNow = async () =>
  (await expectJson<FormStamp>(app.request('/api/v1/submissions/stamp'))).stamp;
const later = (ms: number) => (clock = new Date(clock.getTime() + ms));

it('only the four specified fields are stored, and emailed to support with Reply-To', async () => {
  const answer = await send();
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as SubmissionReceipt;
  expect(await stored(id)).toMatchObject({ ...words, status: 'open', is_suspect: false });
  expect(await mailOf(`contact:${id}`)).toMatchObject({
    template: 'contact_copy',
    recipient: 'help@everafter.test',
    reply_to: words.email,
    data: { subject: 'Hello', message: 'A line.', from: 'Robin <robin@example.test>' },
  });
});

it.each([
  ['name', { name: '  ' }, 'Enter your name.'],
  ['email', { email: 'robin' }, 'Enter a complete email address'],
  ['subject', { subject: '' }, 'Enter a subject.'],
  ['message', { message: '\n' }, 'Enter your message.'],
  ['message', { message: 'x'.repeat(5001) }, 'at most 5000'],
  ['email', { email: undefined }, ''],
])('%s is checked', async (field, change, sentence) => {
  const answer = await send(change);
  expect(answer.status).toBe(422);
  const { detail } = (await answer.json()) as { detail: { loc: string[]; msg: string }[] };
  expect(detail[0]!.loc).toEqual(['body', field]);
  expect(detail[0]!.msg).toContain(sentence);
});

it('what was sent twice with one key is stored and mailed once', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = await receipt({}, key);
  expect((await receipt({}, key)).id).toBe(first.id);
  const both = await Promise.all([
    receipt({}, { 'idempotency-key': 'race' }),
    receipt({}, { 'idempotency-key': 'race' }),
  ]);
  expect(both[0].id).toBe(both[1].id);
  // Another person's key of the same name is another key.
  expect((await receipt({ email: 'other@example.test' }, key)).id).not.toBe(first.id);
});

it('clear advertising is rejected with a sentence, and nothing of it is stored', async () => {
  const before = await app.ctx.db.$count(contact_messages);
  const answer = await send({
    message: 'Rank number one, buy backlinks now: https://seo.example.com',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
  expect(await app.ctx.db.$count(contact_messages)).toBe(before);
  const events = await app.ctx.db.select().from(moderation_events);
  expect(events.at(-1)).toMatchObject({ surface: 'contact', user_id: null });
});

it('a report about terrible content is accepted', async () => {
  const message = 'A character on your site says she is 15 years old. Please remove her.';
  const { id } = await receipt({ message });
  expect(await stored(id)).toMatchObject({ message, is_suspect: false });
});

it.each<[string, () => Promise<object>]>([
  ['the hidden field', async () => ({ fax: 'https://casino.example' })],
  ['a stamp of this very moment', async () => ({ stamp: await stampNow() })],
  ['an altered stamp', async () => ({ stamp: (await stampNow()).replace(/.$/, 'x') })],
  ['no stamp, but a link', async () => ({ message: 'See https://example.test/offer' })],
])('%s: stored and listed separately, not emailed', async (_name, signs) => {
  const { id } = await receipt(await signs());
  expect((await stored(id)).is_suspect).toBe(true);
  expect(await mailOf(`contact:${id}`)).toBeUndefined();
  const listed = await expectJson<ContactList>(admin.get('/submissions/contact?suspect=true'));
  expect(listed.data.map((one) => one.id)).toContain(id);
});

it('a form of a person: opened, filled in, sent', async () => {
  const stamp = await stampNow();
  later(15_000);
  const { id } = await receipt({ stamp, message: 'My card page: https://everafter.test/premium' });
  expect((await stored(id)).is_suspect).toBe(false);
});

it('superusers list, answer and close; each once, and the answer is mailed', async () => {
  const { id } = await receipt({ subject: 'To be answered' });
  const list = await expectJson<ContactList>(admin.get('/submissions/contact?limit=200'));
  expect(list.data.map((one) => one.id)).toContain(id);
  const answered = await expectJson<ContactMessage>(
    admin.post(`/submissions/contact/${id}/answer`, { answer: 'Here is how.' }),
  );
  expect(answered).toMatchObject({ status: 'answered', answer: 'Here is how.' });
  expect(await mailOf(`contact-answer:${id}`)).toMatchObject({
    recipient: words.email,
    data: { answer: 'Here is how.', message: words.message },
  });
  const again = await admin.post(`/submissions/contact/${id}/answer`, { answer: 'Again.' });
  expect(again.status).toBe(409);
  const close = () =>
    admin.patch(`/submissions/contact/${id}`, { status: 'closed', note: 'Done.' });
  expect((await close()).status).toBe(200);
  expect((await close()).status).toBe(409);
  expect(await auditActionsFor(app, id)).toEqual([
    'contact_message.answered',
    'contact_message.closed',
  ]);
  expect((await admin.patch(`/submissions/contact/${newId()}`, { status: 'closed' })).status).toBe(
    404,
  );
});

it('the clock of a complaint runs until somebody answers; other messages have none', async () => {
  const { id, created_at } = await receipt({ subject: 'Complaint: my payment' });
  const { id: other } = await receipt({ subject: 'No complaining' });
  const listed = async () => {
    const { data } = await expectJson<ContactList>(admin.get('/submissions/contact?limit=200'));
    return (of: string) => data.find((one) => one.id === of);
  };
  const due = new Date(Date.parse(created_at) + 24 * 3_600_000).toISOString();
  expect((await listed())(id)).toMatchObject({ answer_due_at: due, is_late: false });
  later(24 * 3_600_000 + 1);
  expect((await listed())(id)).toMatchObject({ answer_due_at: due, is_late: true });
  expect((await listed())(other)).toMatchObject({ answer_due_at: null, is_late: false });
  const answered = await expectJson<ContactMessage>(
    admin.post(`/submissions/contact/${id}/answer`, { answer: 'We look into it.' }),
  );
  expect(answered).toMatchObject({ answer_due_at: due, is_late: false });
});

it('pages follow each other without a gap', async () => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const page: ContactList = await expectJson(admin.get(`/submissions/contact?limit=2${query}`));
    ids.push(...page.data.map((one) => one.id));
    cursor = page.next_cursor;
  } while (cursor);
  const all = await expectJson<ContactList>(admin.get('/submissions/contact?limit=200'));
  expect(ids).toEqual(all.data.map((one) => one.id));
  expect((await admin.get('/submissions/contact?cursor=made-up')).status).toBe(422);
});

it('nobody else reads or answers', async () => {
  const person = await app.signIn();
  const { id } = await receipt();
  for (const answer of [
    await person.get('/submissions/contact'),
    await person.post(`/submissions/contact/${id}/answer`, { answer: 'x' }),
    await person.patch(`/submissions/contact/${id}`, { status: 'closed' }),
  ])
    expect(answer.status).toBe(403);
  expect((await app.request(PATH)).status).toBe(401);
});

it('an email address can send five messages an hour', async () => {
  const limited = await createTestApp({ env: { RATE_LIMITS: 'true' } });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await limited.postJson(PATH, words)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const last = await limited.postJson(PATH, { ...words, email: words.email.toUpperCase() });
  expect(last.headers.get('retry-after')).toMatch(/^\d+$/);
  await limited.close();
});
