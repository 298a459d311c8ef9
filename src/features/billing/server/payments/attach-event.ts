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

type Outcome = Pick<EventRow, 'state' | 'problem'>;

/**
 * Attaches an event to its order, together with parked events that waited for this one.
 * Returns the locked order when there is something to settle.
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
  const references = referencesOf(event);
  const bound = new Set(await lockReferences(tx, event.provider, references));
  const named = event.order_reference
    ? await findOrderByReference(tx, event.order_reference)
    : undefined;
  if (named) bound.add(named.id);
  const [orderId] = bound;
  const mismatch = findMismatch(event, named, bound.size);
  if (mismatch) return finishEvent(tx, ctx, event, mismatch);
  if (!orderId) return finishEvent(tx, ctx, event, { state: 'parked', problem: null });
  const order = await lockOrder(tx, orderId);
  const problem = await findProblem(tx, event, order);
  if (problem) return finishEvent(tx, ctx, event, { state: 'refused', problem }, order);
  await bindReferences(tx, event.provider, references, order.id);
  await finishEvent(tx, ctx, event, { state: 'applied', problem: event.anomaly }, order);
  return order;
}

/** The provider's references in an event: each is permanently bound to one order, and so to one user. */
function referencesOf(event: EventRow): string[] {
  const { provider_reference, transaction_reference, parent_reference, type } = event;
  const references = [`sale:${provider_reference}`];
  if (transaction_reference) references.push(`tx:${transaction_reference}`);
  if (parent_reference)
    references.push(`${type === 'replaced' ? 'sale' : 'tx'}:${parent_reference}`);
  return [...new Set(references)];
}

function findMismatch(
  event: EventRow,
  named: OrderRow | undefined,
  orders: number,
): Outcome | undefined {
  if (event.order_reference && !named) return { state: 'refused', problem: 'unknown_order' };
  if (named && named.provider !== event.provider)
    return { state: 'refused', problem: 'order_of_another_provider' };
  if (orders > 1) return { state: 'quarantined', problem: 'bound_to_another_order' };
  return undefined;
}

/** Why a payment does not match its order; null: it matches. */
async function findProblem(
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

async function finishEvent(
  tx: Transaction,
  { now, log }: Pick<Context, 'now' | 'log'>,
  event: EventRow,
  { state, problem }: Outcome,
  order?: OrderRow,
): Promise<undefined> {
  const order_id = order?.id ?? null;
  await updateEvent(tx, event.id, { state, problem, order_id, processed_at: now() });
  if (!problem && state !== 'parked') return;
  const details = { event: event.id, provider: event.provider, type: event.type, order: order_id };
  if (state === 'parked') log.info(details, 'payment event parked until its order is known');
  else if (state === 'applied') log.warn({ ...details, problem }, 'payment event needs review');
  else log.error({ ...details, problem, state }, 'payment event has no effect');
}
