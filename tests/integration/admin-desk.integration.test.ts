import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { MailRefused } from '#platform/mail/index.ts';
import { AdminError, printable, type AdminArgs } from '../../scripts/admin/command.ts';
import { findOperator } from '../../scripts/admin/operator.ts';
import { RECORD_COMMANDS } from '../../scripts/admin/records.ts';
import { REVIEW_COMMANDS } from '../../scripts/admin/review.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';

let app: TestApp;
let ctx: UserContext;
let clock: Date | undefined;
beforeAll(async () => {
  app = await createTestApp({
    now: () => clock ?? new Date(),
    mail: {
      kind: 'smtp',
      where: 'a test',
      send: () => Promise.reject(new MailRefused('550 no such mailbox')),
      check: async () => {},
      close: async () => {},
    },
  });
  await app.signIn({ is_superuser: true });
  ctx = { ...app.ctx, caller: await findOperator(app.ctx.db, undefined) };
});
afterAll(() => app.close());

const argsOf = (overrides: Partial<AdminArgs>): AdminArgs => ({
  subject: undefined,
  note: undefined,
  limit: 50,
  ...overrides,
});
const run = async (name: string, overrides: Partial<AdminArgs> = {}) =>
  String(await REVIEW_COMMANDS[name]!(ctx, argsOf(overrides)));
const idIn = (text: string) => /^[0-9a-f-]{36}/m.exec(text)![0];
const isMailed = async (key: string) => (await app.ctx.db.$count(mails, eq(mails.key, key))) === 1;

it('support messages are listed in full, answered and closed', async () => {
  expect(await run('submissions')).toBe('There are no open messages.');
  const message = `A long story. ${'It goes on. '.repeat(20)}`.trim();
  await app.postJson('/api/v1/submissions/contact', {
    name: 'Robin',
    email: 'robin@example.test',
    subject: 'A complaint',
    message,
  });
  const listed = await run('submissions');
  expect(listed).toMatch(/^Acknowledge by: \d{4}-/m);
  expect(listed).toContain(message);
  expect(listed).toContain('1 of 1 open');
  const id = idIn(listed);
  await expect(run('answer-submission', { subject: id })).rejects.toThrow(AdminError);
  expect(await run('answer-submission', { subject: id, note: 'Here.' })).toContain('robin@');
  expect(await isMailed(`contact-answer:${id}`)).toBe(true);
  expect(await run('submissions', { status: 'answered' })).toContain('Answered: Here.');
  await run('close-submission', { subject: id });
  expect(await run('submissions', { status: 'closed' })).toContain(id);
  expect(await run('submissions', { suspect: true })).toContain('no open');
  await expect(run('submissions', { status: 'lost' })).rejects.toThrow('"lost" is not a status');
  await expect(run('close-submission', { subject: 'x' })).rejects.toThrow('"x" is not a valid id');
});

it('user input cannot control the terminal', () => {
  const message = 'Hello\u001b[2J\u009b8m\rFrom: us\n\tBye\r\n';
  expect(printable(message)).toBe('Hello[2J8mFrom: us\n\tBye\r\n');
});

it.each(['accept', 'decline'])('an application is listed, and %sed', async (verb) => {
  await app.postJson('/api/v1/submissions/affiliate', {
    email: 'mara@example.test',
    first_name: 'Mara',
    website_url: 'https://mara.example.test',
    traffic_source: 'seo',
  });
  const listed = await run('affiliates');
  expect(listed).toContain('https://mara.example.test (seo)');
  const id = idIn(listed);
  expect(await run(`${verb}-affiliate`, { subject: id, note: 'Because.' })).toContain('Mara');
  expect(await isMailed(`affiliate-decided:${id}`)).toBe(true);
  expect(await run('affiliates')).toBe('There are no open applications.');
  await expect(run('affiliates', { status: 'lost' })).rejects.toThrow('"lost" is not a status');
});

it('removal requests are listed with their deadlines, and decided', async () => {
  await app.postJson('/api/v1/removal-requests', {
    name: 'Mara Voss',
    email: 'mara@example.test',
    kind: 'likeness',
    what: 'The portrait shows me.',
    good_faith: true,
    signature: 'M. Voss',
  });
  const listed = await run('removals');
  expect(listed).toContain('signed M. Voss');
  expect(listed).toMatch(/removal: due \d{4}-/);
  const id = idIn(listed);
  await expect(run('decide-removal', { subject: id, note: 'burnt' })).rejects.toThrow('Usage');
  await run('decide-removal', { subject: id, note: 'reviewing' });
  const running = 'no open removal requests.\n1 reviewing';
  expect(await run('removals')).toContain(`${running}: removals`);
  clock = new Date(Date.now() + 3 * 86_400_000);
  expect(await run('removals')).toContain(`${running} (1 LATE): removals --status reviewing`);
  const decided = await run('decide-removal', { subject: id, note: 'removed', reason: 'Gone.' });
  expect(decided).toMatch(/^RR-[0-9A-F]{8} is removed/);
  expect(await run('removals', { status: 'removed' })).toContain('Note: Gone.');
  expect(await run('removals')).toBe('There are no open removal requests.');
});

it('mails are listed without their content, and a dead one can be retried', async () => {
  const list = (overrides = {}) =>
    RECORD_COMMANDS['mails']!(app.ctx.db, argsOf(overrides), async () => app.ctx.storage);
  const [row] = await app.ctx.db.select().from(mails).limit(1);
  expect(await list({ status: 'dead' })).toMatch(/^There are no dead mails; there are \d+ queued/);
  await expect(run('retry-mail', { subject: row!.id })).rejects.toThrow('There is no dead mail');
  await deliverMail(app.ctx, { id: row!.id });
  const dead = (await list({ status: 'dead' })) as { id: string; error: string }[];
  expect(dead).toMatchObject([{ id: row!.id, error: '550 no such mailbox' }]);
  expect(JSON.stringify(dead)).not.toContain('A long story');
  expect(await run('retry-mail', { subject: row!.id })).toContain(row!.id);
  await expect(list({ status: 'lost' })).rejects.toThrow('"lost" is not a status');
});
