import type { Context } from '#platform/context.ts';
import type { ProviderState } from '#platform/payments/port.ts';
import { subscriptionState } from '../../payments/subscription-state.ts';
import { resolveProvider } from './change-subscription.ts';
import { selectClosedRenewals, selectLatePayments } from './closed-queries.ts';
import {
  liveSubscriptions,
  unpaidOrders,
  type OrderRow,
  type SubscriptionRow,
} from './order-queries.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';

/** A difference between a provider's state and ours. */
export interface Drift {
  /** `subscription` or `order`, and its id. */
  subject: string;
  provider: string;
  ours: string;
  theirs: string;
}

/** How far back unpaid orders are checked, and how long a payment may take to arrive. */
const LOOKBACK_MS = 7 * 86_400_000;
const SETTLING_MS = 2 * 3600_000;
const PAID = new Set<string>(['active', 'cancelled', 'settled']);

/** Providers round paid time to days. */
const TOLERANCE_MS = 2 * 86_400_000;

/**
 * Compares live subscriptions and recent unpaid orders with the providers, and reconciles the stored
 * payments. Logs each difference and repairs nothing: the operator decides.
 */
export async function reconcileWithProviders(ctx: Context): Promise<{
  drifts: Drift[];
  faults: string[];
  unchecked: number;
  closed: string[];
  late: number;
}> {
  const drifts: Drift[] = [];
  let unchecked = 0;
  for (const row of await liveSubscriptions(ctx.db, ctx.now())) {
    const state = await fetchSubscriptionState(ctx, row);
    if (!state) unchecked += 1;
    const drift = state && findDrift(row, state, ctx.now());
    if (drift) drifts.push(drift);
  }
  const now = ctx.now().getTime();
  const since = new Date(now - LOOKBACK_MS);
  for (const order of await unpaidOrders(ctx.db, since, new Date(now - SETTLING_MS))) {
    const state = await fetchOrderState(ctx, order);
    if (!state) unchecked += 1;
    else if (PAID.has(state.status))
      drifts.push({
        subject: `order ${order.id}`,
        provider: order.provider,
        ours: order.state,
        theirs: state.providerStatus,
      });
  }
  const { faults, waiting } = await readPaymentReconciliation(ctx.db);
  const closed = (await selectClosedRenewals(ctx.db)).map(({ row }) => `${row.provider} ${row.id}`);
  const late = (await selectLatePayments(ctx.db)).filter(
    ({ payment }) =>
      payment.late !== 'refund_asked' && payment.returned_minor < payment.amount_minor,
  ).length;
  if (closed.length > 0)
    ctx.log.error({ closed }, 'subscriptions of closed accounts still renew at their providers');
  if (late > 0)
    ctx.log.error({ late }, 'payments of closed accounts were not refunded: see late-payments');
  if (drifts.length > 0)
    ctx.log.error({ drifts }, 'orders or subscriptions differ from their providers');
  if (faults.length > 0) ctx.log.error({ faults }, 'the stored payments do not reconcile');
  if (waiting.length > 0) ctx.log.warn({ waiting }, 'payment events are parked or had no effect');
  if (unchecked > 0)
    ctx.log.warn(
      { unchecked },
      'orders or subscriptions could not be checked with their providers',
    );
  return { drifts, faults, unchecked, closed, late };
}

async function fetchSubscriptionState(
  ctx: Context,
  row: SubscriptionRow,
): Promise<ProviderState | undefined> {
  try {
    const { provider, reference } = await resolveProvider(ctx, row);
    const state = await provider.fetchState(reference);
    return state.status === 'unknown' ? undefined : state;
  } catch {
    return undefined;
  }
}

async function fetchOrderState(
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
