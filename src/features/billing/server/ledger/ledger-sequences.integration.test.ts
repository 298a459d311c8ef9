import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { ledger_entries, token_grants } from '#db/schema/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';
import {
  ALLOWANCE,
  command,
  PACK,
  TWICE_RETURNED,
  type Command,
} from '#tests/helpers/ledger-commands.ts';
import { LedgerModel } from '#tests/helpers/ledger-model.ts';
import {
  captureHold,
  grantTokens,
  holdTokens,
  readBalance,
  readLedgerReconciliation,
  releaseHold,
  reverseSpend,
} from '../index.ts';
import { newId } from '#shared/ids.ts';
import { utcDay } from '#shared/utc-day.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { settleMonths, settlePack } from '../payments/settle-grant.ts';
import { findWallet } from './queries.ts';
import { ownedTokens } from './post-entry.ts';
import type { PaidGrant } from './recalls.ts';
import { sweepHolds } from './sweep-holds.ts';
import { lockWallet } from './wallet.ts';

const MONTH = entitlementsOf('premium').monthlyTokens;
const HOLD_MS = 90 * 60_000;
const START = Date.parse('2026-11-21T20:00:00Z');
let clock = new Date(START);
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    env: { FREE_DAILY_CREDITS: String(ALLOWANCE) },
    now: () => clock,
    roles: ['api'],
  });
});
afterAll(() => app.close());

type Of<Kind extends Command['do']> = Extract<Command, { do: Kind }>;

/** Runs the same steps on a user's ledger and on its model. */
interface Run {
  userId: string;
  model: LedgerModel;
  holds: string[];
  spends: string[];
  paid: PaidGrant[];
  steps: number;
}

async function take(run: Run, one: Command): Promise<void> {
  run.steps += 1;
  const { model } = run;
  if (one.do === 'wait') clock = new Date(clock.getTime() + one.minutes * 60_000);
  else {
    if (one.do !== 'sweep') model.openDay(utcDay(clock));
    await act(run, one);
  }
  const seen = await readBalance(app.ctx.db, app.ctx, run.userId);
  model.openDay(utcDay(clock));
  const { held } = model;
  const [daily, monthly, bought] = [
    model.count('daily'),
    model.count('monthly'),
    model.count('bought'),
  ];
  const available = daily + monthly + bought;
  expect(seen).toMatchObject({ available, daily, monthly, bought, held });
  expect(await grantedTo(run)).toEqual(model.paid.map(({ granted }) => granted));
}

function act(run: Run, one: Exclude<Command, { do: 'wait' }>): Promise<void> {
  switch (one.do) {
    case 'grant':
      return grant(run, one);
    case 'pay':
      return pay(run, one);
    case 'settle':
      return run.paid.length > 0 ? settle(run, one) : Promise.resolve();
    case 'hold':
      return hold(run, one);
    case 'capture':
      return run.holds.length > 0 ? capture(run, one) : Promise.resolve();
    case 'release':
      return run.holds.length > 0 ? release(run, one) : Promise.resolve();
    case 'reverse':
      return run.spends.length > 0 ? reverse(run, one) : Promise.resolve();
    case 'sweep':
      return sweep(run);
  }
}

async function grant({ userId, model, steps }: Run, { kind, amount: tokens }: Of<'grant'>) {
  model.grant(kind === 'monthly_grant' ? 'monthly' : 'bought', tokens);
  const request = { kind, amount: tokens, key: `${userId}-${steps}` };
  const attempt = () => app.ctx.db.transaction((tx) => grantTokens(tx, app.ctx, userId, request));
  expect(await attempt()).toBe(true);
  expect(await attempt()).toBe(false);
}

/** A payment of a pack or a month; it grants all of its tokens. */
async function pay(run: Run, { isPack }: Of<'pay'>) {
  run.model.pay(isPack ? 'bought' : 'monthly');
  const kind = isPack ? ('purchase' as const) : ('monthly_grant' as const);
  run.paid.push({ kind, source_id: newId(), part: 0 });
  await settle(run, { do: 'settle', pick: run.paid.length - 1, due: PACK });
}

/** Changes the returned part of a payment: all or nothing of a month, any part of a pack. */
async function settle({ userId, model, paid }: Run, { pick: at, due }: Of<'settle'>) {
  const index = at % paid.length;
  const { kind, source_id } = paid[index]!;
  const isDue = due > PACK / 2;
  model.settle(index, kind === 'purchase' ? due : isDue ? MONTH : 0);
  await app.ctx.db.transaction(async (tx) => {
    const payer = { wallet_id: (await lockWallet(tx, app.ctx, userId)).id, user_id: userId };
    if (kind === 'monthly_grant')
      return settleMonths(tx, app.ctx, payer, source_id, isDue ? [0] : []);
    const money = { units: PACK, amount_minor: PACK * 100, returned_minor: (PACK - due) * 100 };
    return settlePack(tx, app.ctx, payer, { id: source_id, ...money });
  });
}

async function grantedTo({ paid }: Run): Promise<number[]> {
  const ids = paid.map(({ source_id }) => source_id);
  if (ids.length === 0) return [];
  const rows = await app.ctx.db
    .select()
    .from(token_grants)
    .where(inArray(token_grants.source_id, ids));
  return ids.map((id) => rows.find(({ source_id }) => source_id === id)?.granted ?? 0);
}

async function hold({ userId, model, holds, steps }: Run, { amount: tokens }: Of<'hold'>) {
  const isPossible = model.hold(tokens, clock.getTime() + HOLD_MS);
  const key = `step-${steps}`;
  const request = { amount: tokens, purpose: 'image', key, lifetimeMs: HOLD_MS } as const;
  const attempt = () => app.ctx.db.transaction((tx) => holdTokens(tx, app.ctx, userId, request));
  if (!isPossible) {
    await expect(attempt()).rejects.toMatchObject({ code: 'insufficient_tokens' });
    return;
  }
  const { id } = await attempt();
  expect((await attempt()).id).toBe(id);
  holds.push(id);
}

async function capture(
  { model, holds, spends, steps }: Run,
  { pick: at, amount: tokens }: Of<'capture'>,
) {
  const index = at % holds.length;
  const known = model.holds[index]!;
  const request = { amount: tokens, key: `step-${steps}` };
  const attempt = () =>
    app.ctx.db.transaction((tx) => captureHold(tx, app.ctx, holds[index]!, request));
  if (known.ended) {
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
    return;
  }
  if (known.held.length < tokens) {
    await expect(attempt()).rejects.toThrow(RangeError);
    return;
  }
  model.capture(known, tokens);
  const { entryId } = await attempt();
  expect(await attempt()).toEqual({ entryId });
  spends.push(entryId);
}

async function release({ model, holds }: Run, { pick: at }: Of<'release'>) {
  const index = at % holds.length;
  const attempt = () => app.ctx.db.transaction((tx) => releaseHold(tx, app.ctx, holds[index]!));
  expect(await attempt()).toBe(model.release(model.holds[index]!));
  expect(await attempt()).toBe(0);
}

async function reverse({ model, spends, steps }: Run, { pick: at, amount: tokens }: Of<'reverse'>) {
  const index = at % spends.length;
  const request = { amount: tokens, key: `step-${steps}` };
  const attempt = () =>
    app.ctx.db.transaction((tx) => reverseSpend(tx, app.ctx, spends[index]!, request));
  if (!model.reverse(model.spends[index]!, tokens)) {
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
    return;
  }
  await attempt();
  await attempt();
}

async function sweep({ model }: Run) {
  const stale = model.holds.filter(({ ended, endsAt }) => !ended && endsAt <= clock.getTime());
  if (stale.length > 0) model.openDay(utcDay(clock));
  for (const one of stale) model.release(one);
  await sweepHolds(app.ctx);
}

/** Checks that the entries alone give every balance, and that each has the correct balance after it. */
async function compareWithEntries({ userId, model }: Run): Promise<void> {
  const wallet = await findWallet(app.ctx.db, userId);
  if (!wallet) return;
  const entries = await app.ctx.db
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.wallet_id, wallet.id))
    .orderBy(ledger_entries.seq);
  let owned = 0;
  for (const [index, entry] of entries.entries()) {
    owned += ownedTokens(entry);
    expect(entry).toMatchObject({ seq: index + 1, balance_after: owned });
  }
  expect(owned).toBe(ownedTokens(wallet));
  expect(entries.reduce((sum, { spent }) => sum + spent, 0)).toBe(model.spent);
}

test('matches the model for any sequence of grants, payments, returns, holds, captures, releases, reversals and days', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 30 }), async (commands) => {
      clock = new Date(START);
      const { id: userId } = await makeUser(app.ctx.db);
      const model = new LedgerModel(ALLOWANCE);
      const run: Run = { userId, model, holds: [], spends: [], paid: [], steps: 0 };
      for (const one of commands) await take(run, one);
      await compareWithEntries(run);
    }),
    { numRuns: 100, examples: [[TWICE_RETURNED]] },
  );
  const reconciliation = await readLedgerReconciliation(app.ctx.db);
  expect(reconciliation.entries).toBeGreaterThan(25);
  expect(reconciliation).toMatchObject({ total: 0, drifted: [] });
}, 120_000);
