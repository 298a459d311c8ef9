import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '#db/schema/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { deliverMail } from './deliver-mail.ts';
import { countMails, reviveMail, sendMail, selectMails } from './index.ts';
import { mailSend } from './jobs.ts';
import { sweepMails } from './sweep-mails.ts';
import { MailRefused, type MailTransport, type OutgoingMail } from './transport.ts';

const sent: OutgoingMail[] = [];
let failure: Error | undefined;
const mail: MailTransport = {
  check: async () => {},
  kind: 'smtp',
  where: 'a test',
  async send(message) {
    if (failure) throw failure;
    sent.push(message);
  },
  close: async () => {},
};

let app: TestApp;
let now = new Date('2026-11-21T18:30:00.000Z');
beforeAll(async () => {
  app = await createTestApp({ mail, now: () => now });
});
afterAll(() => app.close());
beforeEach(() => {
  sent.length = 0;
  failure = undefined;
});

let keys = 0;
async function store(key = `test:${(keys += 1)}`) {
  await app.ctx.db.transaction((tx) =>
    sendMail(tx, app.ctx, {
      template: 'welcome',
      to: 'robin@example.test',
      data: { name: 'Robin' },
      key,
    }),
  );
  const [row] = await app.ctx.db.select().from(mails).where(eq(mails.key, key));
  return row!;
}
const read = async (id: string) =>
  (await app.ctx.db.select().from(mails).where(eq(mails.id, id)))[0]!;
const jobsOf = async (id: string) => {
  const { rows } = await app.ctx.database.pool.query(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND data->>'id' = $2`,
    [mailSend.name, id],
  );
  return (rows[0] as { count: number }).count;
};

it('stores a message with its job, sends it once and deletes its content', async () => {
  const { id } = await store();
  expect(await jobsOf(id)).toBe(1);
  await deliverMail(app.ctx, { id });
  await deliverMail(app.ctx, { id });
  expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: 'robin@example.test', subject: 'Welcome to Everafter' },
  ]);
  expect(await read(id)).toMatchObject({ status: 'sent', data: {}, sent_at: now });
});

it('stores a message once per key', async () => {
  const { id } = await store('welcome:twice');
  expect((await store('welcome:twice')).id).toBe(id);
  expect(await jobsOf(id)).toBe(1);
});

it('does not send a message whose transaction is rolled back', async () => {
  const request = {
    template: 'welcome',
    to: 'robin@example.test',
    data: { name: 'Robin' },
    key: 'rolled-back',
  } as const;
  await expect(
    app.ctx.db.transaction(async (tx) => {
      await sendMail(tx, app.ctx, request);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await app.ctx.db.$count(mails, eq(mails.key, 'rolled-back'))).toBe(0);
});

it('throws a temporary failure, so that the queue retries it', async () => {
  const { id } = await store();
  failure = new Error('451 try again later');
  await expect(deliverMail(app.ctx, { id })).rejects.toThrow('451');
  expect(await read(id)).toMatchObject({
    status: 'queued',
    attempts: 1,
    last_error: '451 try again later',
  });
  failure = undefined;
  await deliverMail(app.ctx, { id });
  expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
});

it('marks a permanently refused message as dead; it is counted, listed and can be revived', async () => {
  const { id } = await store();
  failure = new MailRefused('550 no such mailbox');
  await deliverMail(app.ctx, { id });
  expect(await read(id)).toMatchObject({ status: 'dead', attempts: 1 });
  expect((await selectMails(app.ctx.db, 'dead', 10)).map((row) => row.id)).toEqual([id]);
  expect(await countMails(app.ctx.db)).toMatchObject({ dead: 1 });
  expect(await app.ctx.telemetry.registry.metrics()).toContain(
    'everafter_mails_total{template="welcome",outcome="dead"} 1',
  );
  failure = undefined;
  expect(await reviveMail(app.ctx, id)).toBe(true);
  expect(await reviveMail(app.ctx, id)).toBe(false);
  expect(await jobsOf(id)).toBe(2);
  await deliverMail(app.ctx, { id });
  expect(await read(id)).toMatchObject({ status: 'sent' });
});

it('marks a message as dead after ten failures', async () => {
  const { id } = await store();
  failure = new Error('no answer');
  for (let attempt = 1; attempt < 10; attempt += 1)
    await expect(deliverMail(app.ctx, { id })).rejects.toThrow('no answer');
  await deliverMail(app.ctx, { id });
  expect(await read(id)).toMatchObject({ status: 'dead', attempts: 10 });
});

it('marks stale messages as dead and deletes old messages', async () => {
  const { id } = await store();
  const start = now;
  now = new Date(start.getTime() + 25 * 3_600_000);
  await sweepMails(app.ctx);
  expect(await read(id)).toMatchObject({ status: 'dead', last_error: 'its job was lost' });
  // A revived message is not stale.
  await reviveMail(app.ctx, id);
  await sweepMails(app.ctx);
  expect(await read(id)).toMatchObject({ status: 'queued' });
  now = new Date(start.getTime() + 91 * 86_400_000);
  await sweepMails(app.ctx);
  expect(await read(id)).toBeUndefined();
  now = start;
});

it('sends one welcome email per account', async () => {
  const person = await app.signIn({ email: 'new-here@example.test', full_name: 'New Here' });
  await app.signIn({ email: 'new-here@example.test', full_name: 'New Here' });
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.recipient, person.user.email));
  expect(rows.map(({ template, data }) => ({ template, data }))).toEqual([
    { template: 'welcome', data: { name: 'New Here' } },
  ]);
});
