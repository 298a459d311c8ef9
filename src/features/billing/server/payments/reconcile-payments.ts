import type { Context } from '#platform/context.ts';
import type { ProviderState } from '#platform/payments/port.ts';
import { subscriptionState } from '../../payments/subscription-state.ts';
import { atProvider } from './change-subscription.ts';
import { renewalsOfClosed, selectLatePayments } from './closed-queries.ts';
import {
  liveSubscriptions,
  unpaidOrders,
  type OrderRow,
  type SubscriptionRow,
} from './order-queries.ts';
import { readPaymentBooks } from './payment-books.ts';

/** One way in which a provider sees something otherwise than we do. */
export interface Drift {
  /** `subscription` or `order`, and its id. */
  subject: string;
  provider: string;
  ours: string;
  theirs: string;
}

/** How far back unpaid orders are looked at, and how long one may take to be paid and told of. */
const LOOK_BACK_MS = 7 * 86_400_000;
const SETTLING_MS = 2 * 3600_000;
const PAID = new Set<string>(['active', 'cancelled', 'settled']);

/** Days' differences in paid time are a provider's rounding. */
const TOLERANCE_MS = 2 * 86_400_000;

/**
 * Asks the providers how they see each subscription that is not over and each order of the last days
 * that nobody paid, and adds the books up. Says loudly what differs, and repairs nothing: a person decides.
 */
export async function reconcilePayments(
  ctx: Context,
): Promise<{ drifts: Drift[]; faults: string[]; unasked: number; closed: string[]; late: number }> {
  const drifts: Drift[] = [];
  let unasked = 0;
  for (const row of await liveSubscriptions(ctx.db, ctx.now())) {
    const state = await ask(ctx, row);
    if (!state) unasked += 1;
    const drift = state && findDrift(row, state, ctx.now());
    if (drift) drifts.push(drift);
  }
  const now = ctx.now().getTime();
  const since = new Date(now - LOOK_BACK_MS);
  for (const order of await unpaidOrders(ctx.db, since, new Date(now - SETTLING_MS))) {
    const state = await askAboutOrder(ctx, order);
    if (!state) unasked += 1;
    else if (PAID.has(state.status))
      drifts.push({
        subject: `order ${order.id}`,
        provider: order.provider,
        ours: order.state,
        theirs: state.providerStatus,
      });
  }
  const { faults, waiting } = await readPaymentBooks(ctx.db);
  const closed = (await renewalsOfClosed(ctx.db)).map(({ row }) => `${row.provider} ${row.id}`);
  const late = (await selectLatePayments(ctx.db)).filter(
    ({ payment }) =>
      payment.late !== 'refund_asked' && payment.returned_minor < payment.amount_minor,
  ).length;
  if (closed.length > 0)
    ctx.log.error({ closed }, 'closed accounts still renew at their providers');
  if (late > 0)
    ctx.log.error({ late }, 'payments of closed accounts were not given back: see late-payments');
  if (drifts.length > 0)
    ctx.log.error({ drifts }, 'providers see orders or subscriptions otherwise');
  if (faults.length > 0) ctx.log.error({ faults }, 'the books of payments do not agree');
  if (waiting.length > 0) ctx.log.warn({ waiting }, 'payment events wait or were set aside');
  if (unasked > 0)
    ctx.log.warn({ unasked }, 'orders or subscriptions of which no provider could be asked');
  return { drifts, faults, unasked, closed, late };
}

async function ask(ctx: Context, row: SubscriptionRow): Promise<ProviderState | undefined> {
  try {
    const { provider, reference } = await atProvider(ctx, row);
    const state = await provider.fetchState(reference);
    return state.status === 'unknown' ? undefined : state;
  } catch {
    return undefined;
  }
}

async function askAboutOrder(
  ctx: Context,
  { provider, reference, provider_reference }: OrderRow,
): Promise<ProviderState | undefined> {
  try {
    const state = await ctx.payments.byName(provider)?.fetchState({
      orderReference: reference,
      providerReference: provider_reference ?? undefined,
    });
    return state?.status === 'unknown' ? undefined : state;
  } catch {
    return undefined;
  }
}

const EXPECTED: Record<string, readonly ProviderState['status'][]> = {
  active: ['active', 'settled'],
  cancelled: ['cancelled'],
  past_due: ['active', 'failed'],
  ended: ['expired', 'cancelled', 'reversed', 'settled', 'failed'],
};

function findDrift(row: SubscriptionRow, theirs: ProviderState, now: Date): Drift | undefined {
  const state = subscriptionState(row, now);
  const isSameState = EXPECTED[state]?.includes(theirs.status) ?? false;
  const isSameTime =
    state === 'ended' ||
    !row.recurs ||
    row.not_before !== null ||
    !theirs.paidThrough ||
    !row.paid_through ||
    Math.abs(theirs.paidThrough.getTime() - row.paid_through.getTime()) <= TOLERANCE_MS;
  if (isSameState && isSameTime) return undefined;
  const until = (moment: Date | null) => (moment ? ` until ${moment.toISOString()}` : '');
  return {
    subject: `subscription ${row.id}`,
    provider: row.provider,
    ours: `${state}${until(row.paid_through)}`,
    theirs: `${theirs.providerStatus}${until(theirs.paidThrough)}`,
  };
}
