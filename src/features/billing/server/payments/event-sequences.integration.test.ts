import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, ne } from 'drizzle-orm';
import {
  payment_events,
  payment_orders,
  payments,
  subscriptions,
  token_grants,
  token_wallets,
  users,
} from '#db/schema/index.ts';
import { sha256Hex } from '#platform/payments/payment-event.ts';
import type { PaymentEvent } from '#platform/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';
import { findPlan } from '../../catalog.ts';
import { readLedgerReconciliation } from '../index.ts';
import type { CheckoutRequest } from '../../contract-checkout.ts';
import type { PaymentListener } from './listeners.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';
import { receivedEvents } from './event-queries.ts';
import { drainEvents, processEvent } from './process-events.ts';
import { startCheckout } from './start-checkout.ts';
import { storeEvents } from './store-events.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';
import type { Caller } from '#platform/context.ts';

const START = new Date('2027-01-31T10:00:00Z');
const NOW = new Date('2027-09-03T00:00:00Z');
const hours = (count: number) => new Date(START.getTime() + count * 3600_000);

let app: TestApp;
const reported: { settled: number; returned: number }[] = [];
const listener: PaymentListener = {
  settled: async (_tx, _ctx, { amount_minor }) =>
    void reported.push({ settled: amount_minor, returned: 0 }),
  returned: async (_tx, _ctx, { amount_minor }) =>
    void reported.push({ settled: 0, returned: amount_minor }),
};

beforeAll(async () => {
  app = await createTestApp({ now: () => NOW, roles: ['api'] });
});
afterAll(() => app.close());

interface EventInput {
  type: PaymentEvent['type'];
  hour: number;
  /** The index of the transaction, or of the returned one. */
  number: number;
  part: boolean;
}
const eventInput: fc.Arbitrary<EventInput> = fc.record({
  type: fc.constantFrom(
    'renewal' as const,
    'renewal' as const,
    'refund' as const,
    'chargeback' as const,
    'chargeback_reversed' as const,
    'cancelled' as const,
    'uncancelled' as const,
    'renewal_failed' as const,
    'expired' as const,
  ),
  hour: fc.nat(5000),
  number: fc.nat(3),
  part: fc.boolean(),
});

const item = fc.constantFrom<CheckoutRequest>(
  { plan_id: 'monthly', method: 'card' },
  { plan_id: 'quarterly', method: 'bank' },
  { plan_id: 'yearly', method: 'card' },
  { plan_id: 'monthly', method: 'crypto' },
  { pack_id: 'medium', method: 'card' },
);

/** A sequence of events, and a delivery order in which each occurs at least once. */
const sequence = fc.tuple(item, fc.array(eventInput, { maxLength: 6 })).chain(([what, inputs]) => {
  const positions = Array.from({ length: inputs.length + 1 }, (_, index) => index);
  const all = fc.shuffledSubarray(positions, { minLength: positions.length });
  return fc.tuple(fc.constant(what), fc.constant(inputs), all, fc.subarray(positions));
});

/** Creates the events of an order, the sale first. */
function createEvents(
  what: CheckoutRequest,
  inputs: EventInput[],
  order: typeof payment_orders.$inferSelect,
) {
  const isPack = what.pack_id !== undefined;
  const sale: Partial<PaymentEvent> = {
    type: order.recurs ? 'initial' : 'invoice_settled',
    transactionReference: `${order.id}-t0`,
    amountMinor: order.amount_minor,
    currency: 'EUR',
    occurredAt: START,
  };
  const others = inputs
    .filter(({ type }) => !isPack || type === 'refund' || type.startsWith('chargeback'))
    .map(({ type, hour, number, part }, index): Partial<PaymentEvent> => {
      const isPayment = type === 'renewal';
      const isReturn = type === 'refund' || type === 'chargeback';
      return {
        type,
        transactionReference: isPayment
          ? `${order.id}-t${number + 1}`
          : isReturn
            ? `${order.id}-r${index}`
            : null,
        parentReference:
          isReturn || type === 'chargeback_reversed' ? `${order.id}-t${number}` : null,
        amountMinor: isPayment || isReturn ? order.amount_minor : null,
        ...(isReturn && part && { amountMinor: Math.floor(order.amount_minor / 3) }),
        currency: isPayment || isReturn ? 'EUR' : null,
        occurredAt: hours(hour),
      };
    });
  return [sale, ...others].map(
    (facts, index): PaymentEvent =>
      ({
        provider: 'sandbox',
        eventKey: `${order.id}-${index}`,
        contentHash: sha256Hex(`${order.id}-${index}`),
        providerType: facts.type!,
        orderReference: index % 2 === 0 ? order.reference : null,
        providerReference: `sale-${order.id}`,
        nextChargeAt: null,
        paidThrough: null,
        method: null,
        anomaly: null,
        delivery: {},
        ...facts,
      }) as PaymentEvent,
  );
}

/** Events are processed one by one, all at the end, or at the end with one worker per event. */
const worked = fc.constantFrom('each' as const, 'end' as const, 'together' as const);
type ProcessingMode = typeof worked extends fc.Arbitrary<infer T> ? T : never;

/** Delivers the events of a new user's order in the given order, and returns the resulting state. */
async function deliverAll(
  what: CheckoutRequest,
  inputs: EventInput[],
  positions: number[],
  how: ProcessingMode,
) {
  const { ctx } = app;
  const user = await makeUser(ctx.db);
  const caller = stubOf<Caller>({ id: user.id, email: user.email, plan: 'free' });
  const { order_id } = await startCheckout({ ...ctx, caller }, what, undefined);
  const [order] = await ctx.db.select().from(payment_orders).where(eq(payment_orders.id, order_id));
  const events = createEvents(what, inputs, order!);
  reported.length = 0;
  for (const place of positions) {
    const event = events[place];
    if (event) await ctx.db.transaction((tx) => storeEvents(tx, ctx, [event]));
    if (how === 'each') await drainEvents(ctx, [listener]);
  }
  const waiting = how === 'together' ? await receivedEvents(ctx.db, 100) : [];
  await Promise.all(waiting.map((id) => processEvent(ctx, id, [listener])));
  await drainEvents(ctx, [listener]);
  return outcomeOf(user.id, order!);
}

async function outcomeOf(userId: string, { id, wallet_id }: typeof payment_orders.$inferSelect) {
  const { db } = app.ctx;
  const [order] = await db.select().from(payment_orders).where(eq(payment_orders.id, id));
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.wallet_id, wallet_id));
  const [wallet] = await db.select().from(token_wallets).where(eq(token_wallets.id, wallet_id));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.wallet_id, wallet_id))
    .orderBy(payments.transaction_reference);
  const grants = await db
    .select()
    .from(token_grants)
    .where(eq(token_grants.wallet_id, wallet_id))
    .orderBy(token_grants.part);
  const unapplied = await db
    .select({ state: payment_events.state, key: payment_events.event_key })
    .from(payment_events)
    .where(and(eq(payment_events.order_id, id), ne(payment_events.state, 'applied')));
  return {
    state: order!.state,
    subscription: row && {
      plan_id: row.plan_id,
      started_at: row.started_at,
      paid_through: row.paid_through,
      access_until: row.access_until,
      cancelled_at: row.cancelled_at,
      ended_at: row.ended_at,
      failed_at: row.failed_at,
    },
    user: {
      plan: user!.plan,
      premium_until: user!.premium_until,
      renews: user!.plan_renews_at,
    },
    tokens: { monthly: wallet!.monthly, bought: wallet!.bought },
    months: grants.flatMap(({ part, due, granted }) => (due > 0 ? [[part, due, granted]] : [])),
    payments: paid.map((one) => ({
      transaction: one.transaction_reference.slice(-3),
      amount: one.amount_minor,
      returned: one.returned_minor,
      back: one.is_charged_back,
    })),
    reported: {
      settled: reported.reduce((sum, one) => sum + one.settled, 0),
      returned: reported.reduce((sum, one) => sum + one.returned, 0),
    },
    unapplied: unapplied.map(({ state }) => state),
  };
}

test('gives the same access, money and tokens for every delivery order, with repeats', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, worked, async ([what, inputs, order, again], how) => {
      const expected = await deliverAll(what, inputs, [...inputs.keys(), inputs.length], 'each');
      const mixed = await deliverAll(what, inputs, [...order, ...again], how);
      expect(mixed).toEqual(expected);
      const months = findPlan(what.plan_id ?? null)?.months ?? 0;
      const kept = expected.payments.filter(({ amount, returned }) => returned < amount).length;
      expect(expected.months.length).toBeLessThanOrEqual(Math.max(kept * months, kept));
      if (what.plan_id) expect(expected.tokens.monthly).toBe(expected.months.length * 100);
    }),
    { numRuns: 40 },
  );
  const reconciliation = await readPaymentReconciliation(app.ctx.db);
  expect(reconciliation.faults).toEqual([]);
  expect(reconciliation.money[0]!.payments).toBeGreaterThan(40);
  expect(await readLedgerReconciliation(app.ctx.db)).toMatchObject({ total: 0, drifted: [] });
}, 240_000);
