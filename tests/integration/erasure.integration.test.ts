import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  affiliate_commissions,
  affiliate_payouts,
  affiliate_referrals,
  affiliates,
  audit_log,
  characters,
  email_changes,
  engine_use,
  mails,
  reports,
  subscriptions,
  token_wallets,
  users,
} from '#db/schema/index.ts';
import { eraseDue } from '#features/accounts/server/deletion/erase-due.ts';
import { readAffiliateReconciliation } from '#features/affiliates/server/index.ts';
import type { CheckoutStarted } from '#features/billing/contract-checkout.ts';
import type { Ledger } from '#features/billing/contract.ts';
import { holdTokens } from '#features/billing/server/index.ts';
import { drainEvents } from '#features/billing/server/payments/process-events.ts';
import { exportJob, leaveJob } from '#features/accounts/server/jobs.ts';
import { sendMail } from '#platform/mail/index.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { PAYMENT_LISTENERS } from '#roles/payment-listeners.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { filesWith, listTables, tablesWith } from '#tests/helpers/traces.ts';
import { fillAllTables, MARK, MARKED_EMAIL, MARKED_NAME } from '#tests/helpers/whole-person.ts';

const DAY = 24 * 3_600_000;
/** Tables that never contain personal data and are empty in tests. */
const NEVER_FILLED = /^pgboss\.|^public\.(public_character_facets|character_facets)/;

let clock = Date.parse('2026-11-21T12:00:00Z');
let app: TestApp;
let client: TestClient;
let chatted: string;
let friend: TestClient;
let chatOfFriend: string;

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date(clock),
    roles: ['web', 'api'],
    // Delivers the sandbox's callbacks to the product.
    fetch: async (input, init) => app.request(new URL(String(input)).pathname, init),
  });
  client = await app.signIn({ email: MARKED_EMAIL, full_name: MARKED_NAME });
  friend = await app.signIn();
  ({ chatted } = await fillAllTables(app, client));
  chatOfFriend = (await openChat(friend, chatted)).id;
  await app.request('/api/v1/login/providers');
  await app.postJson('/api/v1/age-acknowledgements', { version: '2026-11' });
  // A former email address with its mails, and a pending new one.
  await expectJson(client.patch('/users/me', { email: `old@${MARK.toLowerCase()}.test` }));
  await buy();
  await app.ctx.db.insert(engine_use).values({ kind: 'image', hour: app.ctx.now(), amount: 1 });
  await deliverAll();
  await expectJson(client.patch('/users/me', { email: `new@${MARK.toLowerCase()}.test` }));
  await leaveTraces();
}, 120_000);
afterAll(() => app.close());

/** Leaves a finished job, a failed job, and a mailed copy of a form. */
async function leaveTraces(): Promise<void> {
  const { db, jobs, database } = app.ctx;
  const leaving = { user_id: client.user.id, note: MARKED_NAME };
  await db.transaction((tx) => jobs.enqueue(tx, leaveJob, leaving));
  await database.pool.query(
    "UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE name = 'accounts.leave'",
  );
  await db.transaction((tx) => jobs.enqueue(tx, exportJob, { id: client.user.id }));
  await database.pool.query(
    "UPDATE pgboss.job SET state = 'failed', output = $1 WHERE name = 'accounts.export'",
    [JSON.stringify({ message: `could not mail ${MARKED_EMAIL}` })],
  );
  await db.transaction((tx) =>
    sendMail(tx, app.ctx, {
      template: 'contact_copy',
      to: 'desk@example.test',
      data: { kind: 'Contact message', subject: '', from: '', details: [], message: '' },
      key: 'contact_copy:1',
      replyTo: MARKED_EMAIL.toUpperCase(),
    }),
  );
}

/** Starts a checkout. Returns a function that presses a button of the sandbox page. */
async function order(item: object): Promise<(action: string) => Promise<void>> {
  const { redirect_url } = await expectJson<CheckoutStarted>(
    client.post('/billing/checkout', { ...item, method: 'card' }),
  );
  return async (action) => {
    const body = new URLSearchParams({ action });
    await app.request(new URL(redirect_url).pathname, { method: 'POST', body });
    await drainEvents(app.ctx, PAYMENT_LISTENERS);
  };
}

/** Buys Premium with a half refund, and a pack that is refunded while its tokens are held. */
async function buy(): Promise<void> {
  const plan = await order({ plan_id: 'yearly' });
  await plan('pay');
  await plan('refund_half');
  const pack = await order({ pack_id: 'small' });
  await pack('pay');
  await holdAll();
  await pack('refund');
}

/** Holds all of the user's tokens. */
async function holdAll(): Promise<void> {
  const { balance } = await expectJson<Ledger>(client.get('/billing/ledger'));
  const hold = { amount: balance.available, purpose: 'image', key: 'all' } as const;
  await app.ctx.db.transaction((tx) => holdTokens(tx, app.ctx, client.user.id, hold));
}

async function deliverAll(): Promise<void> {
  for (const { id } of await app.ctx.db.select({ id: mails.id }).from(mails))
    await deliverMail(app.ctx, { id });
}

test('every table has data before the erasure, so that the later search is meaningful', async () => {
  const empty: string[] = [];
  for (const name of (await listTables(app)).filter((one) => !NEVER_FILLED.test(one))) {
    const { rows } = await app.ctx.database.pool.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length === 0) empty.push(name);
  }
  expect(empty, 'fill these in tests/helpers/whole-person.ts').toEqual([]);
  expect((await tablesWith(app, MARK)).length).toBeGreaterThan(18);
  expect(filesWith(app, MARK).length).toBeGreaterThan(6);
});

test('a request ends all sessions, sends a mail, and erases nothing for 14 days', async () => {
  const wrong = await client.request('/users/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: 'Delete my account' }),
  });
  expect(wrong.status).toBe(422);
  const asked = await client.request('/users/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: 'delete my account' }),
  });
  expect(asked.status).toBe(204);
  expect((await client.get('/users/me')).status).toBe(401);
  await expect(app.signIn({ email: MARKED_EMAIL })).rejects.toThrow('account_leaving');
  const sentMails = await app.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.template, 'deletion_requested'));
  expect(sentMails.map(({ recipient, data }) => ({ recipient, data }))).toMatchObject([
    {
      recipient: MARKED_EMAIL,
      data: { name: MARKED_NAME, erased_at: new Date(clock + 14 * DAY).toISOString() },
    },
  ]);
  for (const end of ACCOUNT_PARTS.leaveHooks) await end(app.ctx, client.user.id);
  const [subscription] = await app.ctx.db.select().from(subscriptions);
  expect(subscription!.cancelled_at).not.toBeNull();
  clock += 14 * DAY - 1;
  await eraseDue(app.ctx, ACCOUNT_PARTS);
  expect(await app.ctx.db.$count(users, eq(users.id, client.user.id))).toBe(1);
});

test('after 14 days no personal data is left in any table or file', async () => {
  await deliverAll();
  clock += 1;
  await eraseDue(app.ctx, ACCOUNT_PARTS);
  expect(await tablesWith(app, MARK)).toEqual([]);
  expect(filesWith(app, MARK)).toEqual([]);
  expect(filesWith(app, client.user.id)).toEqual([]);
  expect(await tablesWith(app, client.user.id)).toEqual([]);
  // Signing in with the same provider afterwards creates a new user.
  const again = await app.signIn({ email: MARKED_EMAIL, full_name: 'Somebody New' });
  expect(again.user.id).not.toBe(client.user.id);
});

test('the audit log keeps its entries under one unlinkable pseudonym', async () => {
  const acts = await app.ctx.db.select().from(audit_log).orderBy(audit_log.id);
  const erased = acts.filter(({ action }) => action === 'account.deletion_asked');
  expect(erased).toHaveLength(1);
  const [{ subject_id: pseudonym, details }] = erased as [(typeof acts)[number]];
  expect([details, pseudonym === client.user.id]).toEqual([{}, false]);
  const own = acts.filter(({ subject_id }) => subject_id === pseudonym);
  expect(own.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account.signed_in', 'account.email_change_asked', 'user.changed']),
  );
  await expect(
    app.ctx.db.update(audit_log).set({ actor_id: null }).where(eq(audit_log.id, own[0]!.id)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
});

test('the ledger still balances, under a wallet without a name', async () => {
  const wallets = await app.ctx.db.select().from(token_wallets);
  expect(wallets.filter(({ user_id }) => user_id === null)).toHaveLength(1);
  const { rows } = await app.ctx.db.execute<{ sum: number }>(
    sql`SELECT sum(daily + monthly + bought + held_daily + held_monthly + held_bought + granted + sold + spent + expired)::int AS sum FROM ledger_entries`,
  );
  expect(rows[0]!.sum).toBe(0);
});

test('an affiliate’s sums stay, paused, under a neutral code, and the referred user is removed', async () => {
  const { db } = app.ctx;
  const [own, other] = await db
    .select()
    .from(affiliates)
    .orderBy(affiliates.created_at, affiliates.id);
  expect(own).toMatchObject({
    code: expect.stringMatching(/^erased-[2-9a-z]{8}$/),
    status: 'paused',
    user_id: null,
    email: '',
    account: null,
    erased_at: new Date(clock),
  });
  expect(await db.select().from(affiliate_payouts)).toMatchObject([
    { affiliate_id: own!.id, amount_minor: 400, account: '', account_name: '' },
  ]);
  const referrals = await db.select().from(affiliate_referrals);
  expect(referrals.find((one) => one.affiliate_id === other!.id)).toMatchObject({ user_id: null });
  const commissions = await db
    .select()
    .from(affiliate_commissions)
    .orderBy(desc(affiliate_commissions.amount_minor));
  const of = (id: string) => commissions.filter((one) => one.affiliate_id === id);
  expect(of(own!.id)).toMatchObject([{ amount_minor: 400 }]);
  expect(of(other!.id)).toMatchObject([
    { amount_minor: 2875, reversed_minor: 1437 },
    { amount_minor: 199, reversed_minor: 199 },
  ]);
  expect((await readAffiliateReconciliation(db, app.ctx.now())).faults).toEqual([]);
});

test('a character with other users’ chats stays without an owner and without data about its creator', async () => {
  const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, chatted));
  expect(row).toMatchObject({
    owner_id: null,
    is_public: false,
    name: 'Clara of Everyone',
    description: 'Written by someone, someone.',
    creator_notes: '',
    card_source: null,
  });
  expect(row!.deleted_at).not.toBeNull();
  expect((await friend.get(`/chat/${chatOfFriend}`)).status).toBe(200);
  expect((await friend.get(`/characters/${chatted}`)).status).toBe(404);
});

test('reports of an erased character keep only a digest, and its slug stays reserved', async () => {
  const about = await app.ctx.db
    .select()
    .from(reports)
    .where(eq(reports.subject_type, 'character'));
  expect(about.map(({ subject_id }) => subject_id)).toEqual([expect.stringMatching(/^erased:/)]);
  expect(await app.ctx.db.$count(email_changes)).toBe(0);
});
