import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { affiliate_payouts, affiliates, audit_log } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  BANK,
  makePartner,
  insertPayment,
  signUpThroughLink,
  type Partner,
} from '#tests/helpers/affiliates.ts';
import type { AdminAffiliate, AdminAffiliates, AdminPayouts } from '../contract-admin.ts';
import type { Affiliate, AffiliateDays, CommissionList } from '../contract.ts';
import { affiliatePayments } from './follow-payments.ts';
import { csvCell } from './payouts-csv.ts';
import { affiliateExport } from './personal-data.ts';

const clock = new Date('2026-11-21T12:00:00Z');
let app: TestApp;
let admin: TestClient;
let mara: Partner;
let person: TestClient;

beforeAll(async () => {
  app = await createTestApp({ now: () => clock, env: { AFFILIATE_HOLD_DAYS: '0' } });
  admin = await app.signIn({ is_superuser: true });
  mara = await makePartner(app, admin);
  person = await signUpThroughLink(app, mara);
});
afterAll(() => app.close());

/** Creates a payment of a referred user, and its commission. */
async function earn(amount_minor: number, currency = 'EUR', payer = person) {
  const row = await insertPayment(app, payer.user.id, { amount_minor, currency });
  await app.ctx.db.transaction((tx) =>
    affiliatePayments.settled(tx, app.ctx, {
      ...row,
      payment_id: row.id,
      user_id: payer.user.id,
      kind: 'pack',
      is_first: true,
    }),
  );
}
const detailOf = async (asked: Response | Promise<Response>) =>
  ((await (await asked).json()) as { detail: string }).detail;

const OWN = ['/affiliate', '/affiliate/days', '/affiliate/commissions', '/affiliate/payouts'];
const ADMIN: [string, string, object?][] = [
  ['GET', '/admin/affiliates'],
  ['GET', '/admin/affiliates/{id}'],
  ['PATCH', '/admin/affiliates/{id}', { status: 'paused' }],
  ['POST', '/admin/affiliates/{id}/invitation'],
  ['POST', '/admin/affiliates/{id}/payouts', { currency: 'EUR' }],
  ['GET', '/admin/payouts'],
  ['GET', '/admin/payouts?format=csv'],
  ['PATCH', '/admin/payouts/{id}', { status: 'cancelled' }],
];

test.each(OWN)('%s requires a session and an affiliate', async (path) => {
  expect((await app.request(`/api/v1${path}`)).status).toBe(401);
  const answer = await person.get(path);
  if (path === '/affiliate') expect([answer.status, await answer.json()]).toEqual([200, null]);
  else {
    expect(answer.status).toBe(404);
    expect(await detailOf(answer)).toContain('Apply at /affiliate');
  }
  expect((await mara.get(path)).status).toBe(200);
});

test.each(ADMIN)(
  '%s %s requires a superuser, and returns 404 for an unknown id',
  async (method, path, body) => {
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    };
    const of = (id: string) => path.replace('{id}', id);
    const known = mara.affiliate.id;
    expect((await app.request(`/api/v1${of(known)}`, init)).status).toBe(401);
    expect((await mara.request(of(known), init)).status).toBe(403);
    if (!path.includes('{id}')) return;
    expect((await admin.request(of(newId()), init)).status).toBe(404);
    expect((await admin.request(of('x'), init)).status).toBe(422);
  },
);

test.each([
  ['/affiliate/days?from=yesterday', 'Write a day as 2026-11-21.'],
  ['/affiliate/days?from=2026-11-22', 'The first day is after the last one. Swap them.'],
  ['/affiliate/days?from=2025-11-20', 'Choose a span of at most 366 days.'],
  ['/affiliate/days?from=2026-02-30', 'Write a day as 2026-11-21.'],
])('rejects %s', async (path, msg) => {
  const answer = await mara.get(path);
  expect(answer.status).toBe(422);
  const { detail } = (await answer.json()) as { detail: { loc: string[]; msg: string }[] };
  expect(detail).toMatchObject([{ loc: ['query', 'from'], msg }]);
});

test('returns the last 30 days by default', async () => {
  const { data } = await expectJson<AffiliateDays>(mara.get('/affiliate/days'));
  expect([data.length, data[0]!.day, data[29]!.day]).toEqual([30, '2026-10-23', '2026-11-21']);
  const path = '/affiliate/days?from=2025-11-21&to=2026-11-21';
  expect((await expectJson<AffiliateDays>(mara.get(path))).data).toHaveLength(366);
});

describe('payout details', () => {
  const send = (payout_details: unknown) => mara.patch('/affiliate', { payout_details });
  it.each([
    [{ ...BANK, account: 'DE03 1203 0000 0000 2020 51' }, 'account', /valid IBAN/],
    [
      { ...BANK, method: 'crypto', account: 'a wallet of mine, that is' },
      'account',
      /valid wallet/,
    ],
    [{ ...BANK, name: ' ' }, 'name', /account holder’s name/],
    [{ ...BANK, method: 'cash' }, 'method', /./],
  ])('rejects %j', async (details, field, sentence) => {
    const answer = await send(details);
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: string[]; msg: string }[] };
    expect(detail[0]!.loc).toEqual(['body', 'payout_details', field]);
    expect(detail[0]!.msg).toMatch(sentence);
  });

  it('are stored and deleted; superusers see only whether they are set', async () => {
    const stored = await expectJson<Affiliate>(send(BANK));
    expect(stored.payout_details).toEqual({ ...BANK, account: 'DE02120300000000202051' });
    const seen = await admin.get(`/admin/affiliates/${mara.affiliate.id}`);
    const text = await seen.text();
    expect(JSON.parse(text)).toMatchObject({ has_payout_details: true, user_id: mara.user.id });
    expect(text).not.toContain('DE02');
    expect((await expectJson<Affiliate>(send(null))).payout_details).toBeNull();
  });
});

test('pages commissions by state, newest first', async () => {
  const partner = await makePartner(app, admin);
  const payer = await signUpThroughLink(app, partner);
  for (let amount = 1; amount <= 5; amount += 1) await earn(amount * 100, 'EUR', payer);
  const page = (query: string) =>
    expectJson<CommissionList>(partner.get(`/affiliate/commissions?${query}`));
  const seen: number[] = [];
  let cursor = '';
  do {
    const one = await page(`limit=2${cursor && `&cursor=${cursor}`}`);
    expect(one.count).toBe(5);
    seen.push(...one.data.map(({ net_minor }) => net_minor));
    cursor = one.next_cursor ?? '';
  } while (cursor);
  expect(seen).toEqual([500, 400, 300, 200, 100]);
  expect((await page('state=pending')).count).toBe(0);
  expect((await page('state=approved')).data).toHaveLength(5);
  expect((await partner.get('/affiliate/commissions?cursor=zzz')).status).toBe(422);
  expect((await partner.get('/affiliate/commissions?state=lost')).status).toBe(422);
});

test('rejects a payout below the minimum, and pays out per currency', async () => {
  const partner = await makePartner(app, admin);
  const payer = await signUpThroughLink(app, partner);
  const approve = (currency: string) =>
    admin.post(`/admin/affiliates/${partner.affiliate.id}/payouts`, { currency });
  await expectJson(partner.patch('/affiliate', { payout_details: BANK }));
  await earn(12_499, 'EUR', payer);
  await earn(90_000, 'USD', payer);
  expect(await detailOf(approve('EUR'))).toBe(
    `Only 49.99 EUR is due to ${partner.affiliate.code}; payouts begin at 50.00 (AFFILIATE_MIN_PAYOUT).`,
  );
  expect((await approve('euro')).status).toBe(422);
  await earn(3, 'EUR', payer);
  const made = await expectJson<{ amount_minor: number; id: string }>(approve('EUR'));
  expect(made.amount_minor).toBe(5000);
  const list = await expectJson<AdminPayouts>(admin.get('/admin/payouts?status=approved'));
  expect(list.data).toMatchObject([{ id: made.id, code: partner.affiliate.code }]);
  expect(JSON.stringify(list)).not.toContain('DE02');
});

test('pauses an affiliate, rejects a rate above 40 %, and records changes in the audit log', async () => {
  const path = `/admin/affiliates/${mara.affiliate.id}`;
  expect((await admin.patch(path, { commission_bps: 4001 })).status).toBe(422);
  expect((await admin.patch(path, { commission_bps: -1 })).status).toBe(422);
  const change = { status: 'paused', commission_bps: 2500 };
  expect(await expectJson<AdminAffiliate>(admin.patch(path, change))).toMatchObject(change);
  const [act] = await app.ctx.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1);
  expect(act).toMatchObject({
    actor_id: admin.user.id,
    action: 'affiliate.changed',
    subject_id: mara.affiliate.id,
    details: change,
  });
  const { data } = await expectJson<AdminAffiliates>(admin.get('/admin/affiliates?status=paused'));
  expect(data.map(({ id }) => id)).toEqual([mara.affiliate.id]);
  await expectJson(admin.patch(path, { status: 'active' }));
});

test('pages all affiliates for superusers', async () => {
  const codes: string[] = [];
  let cursor = '';
  do {
    const page = await expectJson<AdminAffiliates>(
      admin.get(`/admin/affiliates?limit=1${cursor && `&cursor=${cursor}`}`),
    );
    codes.push(...page.data.map(({ code }) => code));
    cursor = page.next_cursor ?? '';
  } while (cursor);
  expect(new Set(codes).size).toBe(await app.ctx.db.$count(affiliates));
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=cmd|"/c calc"!A1', '"\'=cmd|""/c calc""!A1"'],
])('escapes %j as the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('escapes affiliates’ input in the CSV, and records the export in the audit log', async () => {
  const partner = await makePartner(app, admin);
  await earn(50_000, 'EUR', await signUpThroughLink(app, partner));
  const details = { ...BANK, name: '=HYPERLINK("https://evil.test")' };
  await expectJson(partner.patch('/affiliate', { payout_details: details }));
  const path = `/admin/affiliates/${partner.affiliate.id}/payouts`;
  await expectJson(admin.post(path, { currency: 'EUR' }));
  const csv = await (await admin.get('/admin/payouts?format=csv')).text();
  expect(csv).toContain(
    `,"'=HYPERLINK(""https://evil.test"")",bank,DE02120300000000202051,200.00,EUR,`,
  );
  const acts = await app.ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.action, 'payouts.exported'));
  expect(acts.at(-1)).toMatchObject({
    details: { payouts: csv.trimEnd().split('\r\n').length - 1 },
  });
});

test('exports the referral of a user and the earnings of an affiliate', async () => {
  const filesOf = async (user: TestClient) => {
    const files: Record<string, string> = {};
    for await (const { path, content } of affiliateExport.files(app.ctx, user.user.id, () => {})) {
      files[path] = '';
      if (typeof content === 'string') files[path] = content;
      else for await (const part of content as AsyncIterable<string>) files[path] += part;
    }
    return files;
  };
  await earn(1000);
  const referred = await filesOf(person);
  expect(JSON.parse(referred['affiliate/signed-up-by.json']!)).toMatchObject({
    code: mara.affiliate.code,
  });
  expect(Object.keys(referred)).toHaveLength(1);
  const own = await filesOf(mara);
  expect(JSON.parse(own['affiliate/affiliate.json']!)).toMatchObject({ id: mara.affiliate.id });
  expect(own['affiliate/commissions.jsonl']).toContain('"net_minor":1000');
  expect(JSON.parse(own['affiliate/payouts.json']!)).toEqual([]);
  expect(own['affiliate/commissions.jsonl']).not.toContain(person.user.id);
});

test('the database rejects a second open payout and a rate above 40 %', async () => {
  const [one] = await app.ctx.db.select().from(affiliate_payouts).limit(1);
  const copy = { ...one!, id: newId(), number: 'P-2026-999999' };
  await expect(app.ctx.db.insert(affiliate_payouts).values(copy)).rejects.toThrow();
  await expect(app.ctx.db.update(affiliates).set({ commission_bps: 4001 })).rejects.toThrow();
});
