import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { affiliate_addresses, affiliate_referrals, affiliates } from '#db/schema/index.ts';
import {
  createTestApp,
  expectJson,
  type SignInOptions,
  type TestClient,
  type TestApp,
} from '#tests/helpers/app.ts';
import {
  acceptApplication,
  followLink,
  readEmailLinks,
  makePartner,
  signUpThroughLink,
  type Partner,
} from '#tests/helpers/affiliates.ts';
import type { AdminAffiliate } from '../contract-admin.ts';
import type { Affiliate } from '../contract.ts';
import { tidyAffiliates } from './job-handlers.ts';
import { networkOf } from './network.ts';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-11-21T12:00:00Z');
let clock = START;
let app: TestApp;
let admin: TestClient;
let mara: Partner;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock), env: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = START;
  admin = await app.signIn({ is_superuser: true });
  mara = await makePartner(app, admin);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const referralOf = async ({ user }: TestClient) => {
  const [row] = await app.ctx.db
    .select()
    .from(affiliate_referrals)
    .where(eq(affiliate_referrals.user_id, user.id));
  return row;
};
const own = () => expectJson<Affiliate>(mara.get('/affiliate'));
const problem = async (asked: Promise<Response>) => {
  const answer = await asked;
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

test('binds a user who signs up with the cookie, permanently', async () => {
  const other = await makePartner(app, admin);
  const person = await signUpThroughLink(app, mara);
  expect(await referralOf(person)).toMatchObject({
    affiliate_id: mara.affiliate.id,
    refused: null,
    clicked_at: new Date(clock),
  });
  expect(await own()).toMatchObject({ clicks: 1, sign_ups: 1, conversions: 0, earnings: [] });
  const { cookie } = await followLink(app, other.affiliate.link);
  await app.signIn({ email: person.user.email, headers: { cookie: cookie! } });
  expect(await referralOf(person)).toMatchObject({ affiliate_id: mara.affiliate.id });
});

test('binds a user who signs up with Discord', async () => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  const person = { email: 'by-discord@example.test', full_name: 'By Discord' };
  const { code } = await expectJson<{ code: string }>(
    app.postJson('/dev/identity/discord/code', person),
  );
  await expectJson(app.postJson('/api/v1/login/discord', { code }, { cookie: cookie! }));
  expect(await own()).toMatchObject({ sign_ups: 1 });
});

test('binds once for a hundred concurrent sign-ins of a new user', async () => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  const request = { email: 'crowd@example.test', headers: { cookie: cookie! } };
  const people = await Promise.all(Array.from({ length: 100 }, () => app.signIn(request)));
  expect(new Set(people.map(({ user }) => user.id)).size).toBe(1);
  expect(await own()).toMatchObject({ sign_ups: 1 });
}, 60_000);

test.each([
  ['an empty cookie', () => ''],
  ['an invalid cookie', () => 'referral=click_x_y_z'],
  ['an altered cookie', (cookie: string) => cookie.replace(/_\d{13}_/, '_1999999999999_')],
  ['a truncated cookie', (cookie: string) => cookie.slice(0, -1)],
  ['another kind of token', () => `referral=${mara.invitation}`],
])('does not bind with %s', async (_name, change) => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  const person = await app.signIn({ headers: { cookie: change(cookie!) } });
  expect(await referralOf(person)).toBeUndefined();
});

test('binds until 30 days after the click', async () => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  clock += 30 * DAY - 1;
  expect(await referralOf(await app.signIn({ headers: { cookie: cookie! } }))).toBeDefined();
  clock += 1;
  expect(await referralOf(await app.signIn({ headers: { cookie: cookie! } }))).toBeUndefined();
});

test('does not bind to a paused affiliate, even by an earlier click', async () => {
  const { cookie } = await followLink(app, mara.affiliate.link);
  await expectJson(admin.patch(`/admin/affiliates/${mara.affiliate.id}`, { status: 'paused' }));
  expect(await referralOf(await app.signIn({ headers: { cookie: cookie! } }))).toBeUndefined();
});

test.each<[string, SignInOptions, string | null]>([
  ['another person', { headers: from('198.51.100.9') }, null],
  ['a tag in the address', { email: 'ACCOUNT-OF-MARA+2@example.test' }, 'same_email'],
  ['the same /24', { headers: from('93.184.216.200') }, 'same_address'],
  ['the next /24', { headers: from('93.184.217.34') }, null],
  ['the same /24 as mapped IPv6', { headers: from('::ffff:93.184.216.1') }, 'same_address'],
  ['the same /48', { headers: from('2606:2800:220:ffff::1') }, 'same_address'],
  ['another /48', { headers: from('2606:2800:221::1') }, null],
])('checks for a self-referral: %s', async (_name, person, refused) => {
  await app.ctx.db.delete(affiliate_addresses);
  await mara.get('/affiliate', from('93.184.216.34'));
  await mara.get('/affiliate', from('2606:2800:220:1:248:1893:25c8:1946'));
  const email = person.email?.replace(/account-of-mara/i, mara.user.email.split('@')[0]!);
  const signedUp = await signUpThroughLink(app, mara, { ...person, ...(email && { email }) });
  expect(await referralOf(signedUp)).toMatchObject({ refused });
  const seen = await expectJson<AdminAffiliate>(
    admin.get(`/admin/affiliates/${mara.affiliate.id}`),
  );
  expect(seen.sign_ups).toBe(refused ? 0 : 1);
  expect(seen.refused).toEqual(refused ? [{ reason: refused, sign_ups: 1 }] : []);
});

test('stores the affiliate’s networks as digests for 30 days', async () => {
  await mara.get('/affiliate', from('93.184.216.34'));
  const rows = await app.ctx.db
    .select()
    .from(affiliate_addresses)
    .where(eq(affiliate_addresses.affiliate_id, mara.affiliate.id));
  expect(rows).toHaveLength(1);
  expect(rows[0]!.digest).toMatch(/^[0-9a-f]{64}$/);
  clock += 30 * DAY + 1;
  const person = await signUpThroughLink(app, mara, { headers: from('93.184.216.35') });
  expect(await referralOf(person)).toMatchObject({ refused: null });
  await tidyAffiliates.run(app.ctx, null);
  expect(await app.ctx.db.$count(affiliate_addresses)).toBe(0);
});

test.each([
  ['93.184.216.34', '93-184-216'],
  ['::ffff:93.184.216.34', '93-184-216'],
  ['2606:2800:220:1::', '38-6-40-0-2-32'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['100.64.0.1', null],
  ['fd00::1', null],
  ['in-process', null],
])('derives the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('accepts an invitation for one account, and one affiliate per account', async () => {
  const { invitation } = await acceptApplication(app, admin, 'second@example.test');
  const person = await app.signIn();
  expect(await expectJson(person.get('/affiliate'))).toBeNull();
  const accept = (by: TestClient, token = invitation) =>
    by.post('/affiliate/invitation', { invitation: token });
  expect(await problem(accept(person, 'affiliate_x_y'))).toEqual([400, 'link_ended']);
  const altered = invitation.slice(0, -1) + (invitation.endsWith('0') ? '1' : '0');
  expect(await problem(accept(person, altered))).toEqual([400, 'link_ended']);
  expect(await problem(accept(mara))).toEqual([409, 'conflict']);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(person)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await problem(accept(await app.signIn()))).toEqual([409, 'conflict']);
  expect(await expectJson(person.get('/affiliate'))).toMatchObject({ status: 'active' });
});

test('gives an invitation to one of several concurrent users', async () => {
  const { invitation } = await acceptApplication(app, admin, 'race@example.test');
  const people = await Promise.all(Array.from({ length: 8 }, () => app.signIn()));
  const answers = await Promise.all(
    people.map((one) => one.post('/affiliate/invitation', { invitation })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
});

test('expires an invitation after 30 days and sends another, even for an application without an affiliate', async () => {
  const { id, invitation } = await acceptApplication(app, admin, 'late@example.test');
  clock += 30 * DAY;
  admin = await app.signIn({ is_superuser: true });
  const person = await app.signIn();
  expect(await problem(person.post('/affiliate/invitation', { invitation }))).toEqual([
    400,
    'link_ended',
  ]);
  // Simulates an application that was accepted before affiliates existed.
  await app.ctx.db.delete(affiliates).where(eq(affiliates.application_id, id));
  const invite = (by: TestClient, target: string) =>
    by.post(`/admin/affiliates/${target}/invitation`);
  const crowd = await Promise.all(Array.from({ length: 8 }, () => invite(admin, id)));
  expect(crowd.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const sent = (await crowd[0]!.json()) as { id: string; email: string };
  expect(sent.email).toBe('late@example.test');
  expect((await expectJson<{ id: string }>(invite(admin, sent.id))).id).toBe(sent.id);
  const again = await readEmailLinks(app, `affiliate-invited:${sent.id}`);
  await expectJson(person.post('/affiliate/invitation', { invitation: again.invitation }));
  expect(await problem(invite(admin, id))).toEqual([409, 'conflict']);
  expect(await problem(invite(person, id))).toEqual([403, 'forbidden']);
  expect(await problem(invite(admin, person.user.id))).toEqual([404, 'not_found']);
});

test('refuses the affiliate’s own sign-up by their link before the invitation was accepted', async () => {
  const { link, invitation } = await acceptApplication(app, admin, 'clever@example.test');
  const { cookie } = await followLink(app, link);
  const person = await app.signIn({ headers: { cookie: cookie! } });
  expect(await referralOf(person)).toMatchObject({ refused: null });
  const affiliate = await expectJson<Affiliate>(
    person.post('/affiliate/invitation', { invitation }),
  );
  expect(affiliate).toMatchObject({ sign_ups: 0 });
  expect(await referralOf(person)).toMatchObject({ refused: 'same_user' });
});
