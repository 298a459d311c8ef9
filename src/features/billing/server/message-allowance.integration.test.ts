import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';
import { utcDay } from '#shared/utc-day.ts';
import { returnMessageAllowance, readUsage, takeMessageAllowance } from './index.ts';

const EVENING = new Date('2026-11-21T22:30:00Z');
const MORNING = new Date('2026-11-22T00:00:00Z');
let clock = EVENING;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { FREE_DAILY_MESSAGES: '5' }, now: () => clock });
});
afterAll(() => app.close());

async function makeCaller(plan: 'free' | 'premium' = 'free') {
  clock = EVENING;
  const { id } = await makeUser(app.ctx.db, { plan });
  return { id, plan };
}
type Caller = Awaited<ReturnType<typeof makeCaller>>;

const take = (caller: Caller) =>
  app.ctx.db.transaction((tx) => takeMessageAllowance(tx, app.ctx, caller));
const used = async (caller: Caller) =>
  (await readUsage(app.ctx.db, app.ctx, caller)).usage.messages.used_today;

test('accepts exactly the allowance of concurrent messages', async () => {
  const caller = await makeCaller();
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => take(caller)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
  expect(await used(caller)).toBe(5);
});

test('rejects with Retry-After to midnight UTC and the upgrade URL', async () => {
  const caller = await makeCaller();
  for (let sent = 0; sent < 5; sent += 1) await take(caller);
  await expect(take(caller)).rejects.toMatchObject({
    code: 'daily_message_limit',
    status: 429,
    retryAfter: 90 * 60,
    extra: { upgrade_url: '/premium' },
  });
  clock = MORNING;
  await expect(take(caller)).resolves.toBeUndefined();
  expect(await used(caller)).toBe(1);
});

test('counts Premium without a limit', async () => {
  const caller = await makeCaller('premium');
  for (let sent = 0; sent < 8; sent += 1) await take(caller);
  const { usage } = await readUsage(app.ctx.db, app.ctx, caller);
  expect(usage.messages).toEqual({ used_today: 8, max_daily: null });
});

test('does not count a message whose transaction fails', async () => {
  const caller = await makeCaller();
  const failed = app.ctx.db.transaction(async (tx) => {
    await takeMessageAllowance(tx, app.ctx, caller);
    throw new Error('the message was not stored');
  });
  await expect(failed).rejects.toThrow('not stored');
  expect(await used(caller)).toBe(0);
});

test('makes returned messages available again, and never goes below zero', async () => {
  const caller = await makeCaller();
  const returnMessage = () =>
    app.ctx.db.transaction((tx) => returnMessageAllowance(tx, caller.id, utcDay(clock)));
  for (let sent = 0; sent < 5; sent += 1) await take(caller);
  await returnMessage();
  expect(await used(caller)).toBe(4);
  await take(caller);
  for (let returned = 0; returned < 7; returned += 1) await returnMessage();
  expect(await used(caller)).toBe(0);
});

test('rejects the first message with an allowance of zero', async () => {
  const caller = await makeCaller();
  const config = { ...app.ctx.config, freeDailyMessages: 0 };
  const attempt = app.ctx.db.transaction((tx) =>
    takeMessageAllowance(tx, { ...app.ctx, config }, caller),
  );
  await expect(attempt).rejects.toMatchObject({ code: 'daily_message_limit' });
});

test('returns the usage to the user', async () => {
  const person = await app.signIn();
  await take({ id: person.user.id, plan: 'free' });
  const { usage } = await expectJson<User>(person.get('/users/me'));
  expect(usage.messages).toEqual({ used_today: 1, max_daily: 5 });
});

test('serves the plans without a session', async () => {
  const { data } = await expectJson<{ data: { id: string; total_minor: number }[] }>(
    app.request('/api/v1/billing/plans'),
  );
  expect(data.map(({ id, total_minor }) => [id, total_minor])).toEqual([
    ['yearly', 7188],
    ['quarterly', 2997],
    ['monthly', 1299],
  ]);
});
