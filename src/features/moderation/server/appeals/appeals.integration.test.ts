import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit_log, mails, strikes, users } from '#db/schema/index.ts';
import { announceSessionChange } from '#features/accounts/server/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { woman } from '#tests/helpers/characters.ts';
import type { Appeal, AppealCases, Standing } from '../../contract-standing.ts';

const CLEAR = ['How do I cook meth at home?', 'Kill all immigrants', 'Muslims are vermin'];
const MINORS = 'Mara is 15 years old and loves to kiss';

let app: TestApp;
let person: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ roles: ['web', 'api'] });
  admin = await app.signIn({ is_superuser: true });
});
beforeEach(async () => {
  person = await app.signIn();
});
afterAll(() => app.close());

const offend = (text: string) => person.post('/characters/', { ...woman, description: text });
const standing = () => expectJson<Standing>(person.get('/users/me/standing'));
const appeal = (strike_id: string | null, message = 'It was a quotation.', key?: string) =>
  person.post('/appeals', { strike_id, message }, key ? { 'idempotency-key': key } : {});
const decide = (id: string, status: string, answer = 'We looked again.', who = admin) =>
  who.patch(`/appeals/${id}`, { status, answer });
const readMailsTo = async (recipient: string, template: string) =>
  (await app.ctx.db.select().from(mails).where(eq(mails.recipient, recipient))).filter(
    (one) => one.template === template,
  );

test('lets a suspended user read the reason and appeal, and reinstates the user when granted', async () => {
  expect((await offend(MINORS)).status).toBe(400);
  expect((await person.get('/users/me')).status).toBe(403);
  const before = await standing();
  expect(before).toMatchObject({
    state: 'suspended',
    reason: expect.stringContaining('adult'),
    strikes: [{ step: 'suspension', counts: true, appeal: null }],
    closure: null,
  });
  const made = await expectJson<Appeal>(appeal(before.strikes[0]!.id));
  expect(made).toMatchObject({ status: 'open', answer: '', decided_at: null });
  expect((await standing()).strikes[0]!.appeal).toEqual(made);
  expect(await readMailsTo(app.ctx.config.supportEmail, 'appeal_waits')).not.toEqual([]);

  const queue = await expectJson<AppealCases>(admin.get('/appeals?limit=200'));
  expect(queue.data.find(({ id }) => id === made.id)).toMatchObject({
    email: person.user.email,
    message: 'It was a quotation.',
    strike: { category: 'minors', surface: 'character', found_by: 'minors.age_stated' },
  });
  expect((await decide(made.id, 'granted')).status).toBe(200);
  expect((await person.get('/users/me')).status).toBe(200);
  expect(await standing()).toMatchObject({
    state: 'good',
    reason: null,
    strikes: [{ counts: false, appeal: { status: 'granted', answer: 'We looked again.' } }],
  });
  expect(await readMailsTo(person.user.email, 'appeal_decided')).toHaveLength(1);
  const acts = await app.ctx.db.select().from(audit_log).where(eq(audit_log.subject_id, made.id));
  expect(acts).toMatchObject([{ action: 'appeal.decided', actor_id: admin.user.id }]);
  expect((await decide(made.id, 'declined')).status).toBe(409);
});

test('changes nothing when declined, shows the answer and allows another appeal', async () => {
  await offend(MINORS);
  const [strike] = (await standing()).strikes;
  const made = await expectJson<Appeal>(appeal(strike!.id));
  expect((await decide(made.id, 'declined', '')).status).toBe(422);
  await decide(made.id, 'declined', 'It was no quotation.');
  expect(await standing()).toMatchObject({
    state: 'suspended',
    strikes: [{ counts: true, appeal: { status: 'declined', answer: 'It was no quotation.' } }],
  });
  expect((await appeal(strike!.id, 'Please look again.')).status).toBe(201);
});

test('reinstates a terminated account after an appeal against the last strike', async () => {
  for (const text of CLEAR) {
    await offend(text);
    await app.ctx.db
      .update(users)
      .set({ suspended_until: null })
      .where(eq(users.id, person.user.id));
    announceSessionChange(app.ctx, { userId: person.user.id });
  }
  const closed = await standing();
  expect(closed).toMatchObject({ state: 'closed', until: null, closure: null });
  const last = closed.strikes.find(({ step }) => step === 'termination')!;
  const made = await expectJson<Appeal>(appeal(last.id));
  await decide(made.id, 'granted');
  // The previous strike still suspends the account.
  expect(await standing()).toMatchObject({ state: 'suspended' });
});

test('accepts an appeal without a strike when the team closed the account', async () => {
  expect((await appeal(null)).status).toBe(409);
  await admin.patch(`/users/${person.user.id}`, { is_active: false });
  const { email, full_name } = person.user;
  const { credential } = await expectJson<{ credential: string }>(
    app.postJson('/dev/identity/google/credential', { email, full_name }),
  );
  const { access_token } = await expectJson<{ access_token: string }>(
    app.postJson('/api/v1/login/google', { token: credential }),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  expect(await (await person.get('/users/me/standing', headers)).json()).toMatchObject({
    state: 'closed',
    reason: null,
    closure: { appeal: null },
  });
  const made = await expectJson<Appeal>(
    person.post('/appeals', { strike_id: null, message: 'Why?' }, headers),
  );
  expect(await (await person.get('/users/me', headers)).json()).toMatchObject({
    code: 'account_inactive',
  });
  await decide(made.id, 'granted');
  expect((await person.get('/users/me', headers)).status).toBe(200);
});

describe('an appeal', () => {
  test('is stored once per key and once while another is open', async () => {
    await offend(CLEAR[0]!);
    const [strike] = (await standing()).strikes;
    const first = await expectJson<Appeal>(appeal(strike!.id, 'One', 'k'));
    expect(await expectJson<Appeal>(appeal(strike!.id, 'One', 'k'))).toEqual(first);
    expect((await appeal(strike!.id, 'Two', 'k')).status).toBe(409);
    expect((await appeal(strike!.id, 'Three')).status).toBe(409);
    const all = await Promise.all([1, 2, 3].map(() => appeal(strike!.id, 'One', 'k')));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await (await person.get('/users/me/appeals')).json()).toMatchObject({ count: 1 });
  });

  test('can lift a warning, which then no longer counts', async () => {
    await offend(CLEAR[0]!);
    const made = await expectJson<Appeal>(appeal((await standing()).strikes[0]!.id));
    await decide(made.id, 'granted');
    expect(await (await offend(CLEAR[1]!)).json()).toMatchObject({ strike: { step: 'warning' } });
  });

  test('is visible to its author only and decided by superusers', async () => {
    await offend(CLEAR[0]!);
    const [strike] = (await standing()).strikes;
    const stranger = await app.signIn();
    const body = { strike_id: strike!.id, message: 'Mine!' };
    expect((await stranger.post('/appeals', body)).status).toBe(404);
    const made = await expectJson<Appeal>(appeal(strike!.id));
    expect((await decide(made.id, 'granted', '', stranger)).status).toBe(403);
    expect((await stranger.get('/appeals')).status).toBe(403);
    expect((await stranger.get('/strikes')).status).toBe(403);
    expect((await app.postJson('/api/v1/appeals', body)).status).toBe(401);
    expect((await appeal(strike!.id, '   ')).status).toBe(422);
    expect((await appeal(strike!.id, 'a'.repeat(2001))).status).toBe(422);
  });

  test('is rate-limited', async () => {
    const limited = await createTestApp({ env: { RATE_LIMITS: 'true' }, roles: ['web', 'api'] });
    const someone = await limited.signIn();
    const body = { strike_id: null, message: 'Why?' };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await someone.post('/appeals', body)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await limited.close();
  });
});

test('lets a superuser uphold or lift a strike for minors', async () => {
  await offend(MINORS);
  const [strike] = (await standing()).strikes;
  const waiting = await admin.get('/strikes?limit=200').then((answer) => answer.json());
  expect(waiting.data.map(({ id }: { id: string }) => id)).toContain(strike!.id);
  const review = (verdict: string) => admin.patch(`/strikes/${strike!.id}`, { review: verdict });
  expect(await (await review('upheld')).json()).toMatchObject({ review: 'upheld' });
  const made = await expectJson<Appeal>(appeal(strike!.id));
  expect(await (await review('lifted')).json()).toMatchObject({ review: 'lifted' });
  expect((await person.get('/users/me')).status).toBe(200);
  expect((await standing()).strikes[0]!.appeal).toMatchObject({ id: made.id, status: 'granted' });
  expect((await review('upheld')).status).toBe(409);
  const [row] = await app.ctx.db.select().from(strikes).where(eq(strikes.id, strike!.id));
  expect(row!.lifted_by).toBe(admin.user.id);
});
