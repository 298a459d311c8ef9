import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import {
  bindReferences,
  lockReferences,
  parkedEvents,
  updateEvent,
  type EventRow,
} from './event-queries.ts';
import { findOrderByReference, lockOrder, termsOf, type OrderRow } from './order-queries.ts';

type Verdict = Pick<EventRow, 'state' | 'problem'>;

/**
 * Finds the order that an event is about and puts the event to it; with it, the events that came
 * too early and waited for this one. Answers the order, locked, when there is something to settle.
 */
export async function attachEvent(
  tx: Transaction,
  ctx: Pick<Context, 'now' | 'log'>,
  event: EventRow,
): Promise<OrderRow | undefined> {
  const waiting = [event];
  let settled: OrderRow | undefined;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const order = await attachOne(tx, ctx, next);
    if (!order) continue;
    settled = order;
    const parked = await parkedEvents(tx, next.provider, {
      sales: [next.provider_reference],
      transactions: next.transaction_reference ? [next.transaction_reference] : [],
    });
    waiting.push(...parked);
  }
  return settled;
}

async function attachOne(
  tx: Transaction,
  ctx: Pick<Context, 'now' | 'log'>,
  event: EventRow,
): Promise<OrderRow | undefined> {
  const names = namesOf(event);
  const bound = new Set(await lockReferences(tx, event.provider, names));
  const named = event.order_reference
    ? await findOrderByReference(tx, event.order_reference)
    : undefined;
  if (named) bound.add(named.id);
  const [orderId] = bound;
  const misfit = findMisfit(event, named, bound.size);
  if (misfit) return conclude(tx, ctx, event, misfit);
  if (!orderId) return conclude(tx, ctx, event, { state: 'parked', problem: null });
  const order = await lockOrder(tx, orderId);
  const problem = await findFault(tx, event, order);
  if (problem) return conclude(tx, ctx, event, { state: 'refused', problem }, order);
  await bindReferences(tx, event.provider, names, order.id);
  await conclude(tx, ctx, event, { state: 'applied', problem: event.anomaly }, order);
  return order;
}

/** The provider's names in an event: each belongs to one order, and so to one person, for ever. */
function namesOf(event: EventRow): string[] {
  const { provider_reference, transaction_reference, parent_reference, type } = event;
  const names = [`sale:${provider_reference}`];
  if (transaction_reference) names.push(`tx:${transaction_reference}`);
  if (parent_reference) names.push(`${type === 'replaced' ? 'sale' : 'tx'}:${parent_reference}`);
  return [...new Set(names)];
}

function findMisfit(
  event: EventRow,
  named: OrderRow | undefined,
  orders: number,
): Verdict | undefined {
  if (event.order_reference && !named) return { state: 'refused', problem: 'unknown_order' };
  if (named && named.provider !== event.provider)
    return { state: 'refused', problem: 'order_of_another_provider' };
  if (orders > 1) return { state: 'quarantined', problem: 'bound_to_another_order' };
  return undefined;
}

/** Why money does not fit the order that it names; null: it fits. */
async function findFault(
  tx: Transaction,
  event: EventRow,
  order: OrderRow,
): Promise<string | null> {
  const { type, amount_minor, currency } = event;
  if (currency !== null && currency !== order.currency) return 'wrong_currency';
  if (type === 'initial' || type === 'invoice_settled')
    return amount_minor === order.amount_minor && currency !== null ? null : 'wrong_amount';
  if (type !== 'renewal') return null;
  if (order.kind !== 'plan') return 'not_a_subscription';
  const terms = order.subscription_id ? await termsOf(tx, order.subscription_id) : [order];
  return terms.some((term) => term.amount_minor === amount_minor) && currency !== null
    ? null
    : 'wrong_amount';
}

async function conclude(
  tx: Transaction,
  { now, log }: Pick<Context, 'now' | 'log'>,
  event: EventRow,
  { state, problem }: Verdict,
  order?: OrderRow,
): Promise<undefined> {
  const order_id = order?.id ?? null;
  await updateEvent(tx, event.id, { state, problem, order_id, processed_at: now() });
  if (!problem && state !== 'parked') return;
  const about = { event: event.id, provider: event.provider, type: event.type, order: order_id };
  if (state === 'parked') log.info(about, 'payment event waits for its order');
  else if (state === 'applied') log.warn({ ...about, problem }, 'payment event to be looked at');
  else log.error({ ...about, problem, state }, 'payment event without effect');
}
