import type { Context, UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import type { PaymentProvider, ProviderReference } from '#platform/payments/port.ts';
import { CURRENCY, findPlan } from '../../catalog.ts';
import type { ChangePlan, Subscription } from '../../contract-checkout.ts';
import { subscriptionState } from '../../payments/subscription-state.ts';
import type { PaymentListener } from './listeners.ts';
import {
  insertTerm,
  lockSubscription,
  ordersOfSubscription,
  subscriptionsOfWallet,
  termsOf,
  updateSubscription,
  walletOfUser,
  type SubscriptionRow,
} from './order-queries.ts';
import { readSubscription } from './read-subscription.ts';
import { recordLocalEvent } from './record-local-event.ts';

/**
 * Ends the caller's renewals; paid time remains. When the provider requires a confirmation on its own
 * page, `confirm_url` is set, and nothing changes before the provider's event.
 * @throws AppError nothing_to_change, payment_unavailable
 */
export async function cancelSubscription(
  ctx: UserContext,
  listeners: readonly PaymentListener[],
): Promise<Subscription> {
  const confirmUrl = await cancelRenewals(ctx, ctx.caller.id, listeners);
  if (confirmUrl === undefined) throw new AppError('nothing_to_change');
  return { ...(await readSubscription(ctx)), confirm_url: confirmUrl };
}

/**
 * Ends a user's renewals when the account is closed. Returns undefined when nothing renewed, else the
 * provider's confirmation URL, or null. @throws AppError payment_unavailable
 */
export async function cancelRenewals(
  ctx: Context,
  userId: string,
  listeners: readonly PaymentListener[],
): Promise<string | null | undefined> {
  let confirmUrl: string | null | undefined;
  let failure: unknown;
  for (const row of await selectSubscriptions(ctx, userId)) {
    // Includes one that ended because its payment was returned: its provider may still charge again.
    if (!row.recurs || row.cancelled_at || !mayCharge(ctx, row)) continue;
    try {
      confirmUrl = (await cancelAtProvider(ctx, row, listeners)) ?? confirmUrl ?? null;
    } catch (error) {
      // An unavailable provider does not block the cancellation at the others.
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return confirmUrl;
}

/** Ends one subscription's renewals. @returns the confirmation URL; null: canceled. @throws AppError payment_unavailable */
export async function cancelAtProvider(
  ctx: Context,
  row: SubscriptionRow,
  listeners: readonly PaymentListener[],
): Promise<string | null> {
  const { provider, reference } = await resolveProvider(ctx, row);
  const outcome = await callProvider(ctx, provider, () => provider.cancel(reference));
  if (outcome.outcome === 'at_provider') return outcome.url;
  await recordLocalEvent(ctx, row, 'cancelled', listeners);
  return null;
}

const mayCharge = (ctx: Context, row: SubscriptionRow): boolean =>
  subscriptionState(row, ctx.now()) !== 'ended' || ctx.payments.byName(row.provider) !== undefined;

/** Undoes a cancellation during the paid time. @throws AppError nothing_to_change, not_at_this_provider, payment_unavailable */
export async function resumeSubscription(
  ctx: UserContext,
  listeners: readonly PaymentListener[],
): Promise<Subscription> {
  // A subscription that was bought later takes its place.
  const [row] = await selectSubscriptions(ctx, ctx.caller.id);
  if (!row || subscriptionState(row, ctx.now()) !== 'cancelled')
    throw new AppError('nothing_to_change');
  const { provider, reference } = await resolveProvider(ctx, row);
  if (!provider.resume)
    throw new AppError('not_at_this_provider', {
      detail:
        'The payment provider cannot undo a cancellation. Buy a new plan: it starts when the paid period ends.',
    });
  await callProvider(ctx, provider, () => provider.resume!(reference));
  await recordLocalEvent(ctx, row, 'uncancelled', listeners);
  return readSubscription(ctx);
}

/** Switches to another plan after the paid period. @throws AppError nothing_to_change, not_at_this_provider, payment_unavailable */
export async function changePlan(ctx: UserContext, { plan_id }: ChangePlan): Promise<Subscription> {
  const all = await selectSubscriptions(ctx, ctx.caller.id);
  const row = all.find(
    (one) => one.recurs && !one.cancelled_at && subscriptionState(one, ctx.now()) === 'active',
  );
  if (!row) throw new AppError('nothing_to_change');
  const { provider, reference } = await resolveProvider(ctx, row);
  if (!provider.changeTerms) throw new AppError('not_at_this_provider');
  const existing = (await termsOf(ctx.db, row.id)).find((term) => term.plan_id === plan_id);
  const plan = findPlan(plan_id)!;
  const isCurrent = plan_id === row.plan_id && existing;
  const term = isCurrent
    ? existing
    : { plan_id, months: plan.months, amount_minor: plan.total_minor };
  // Stored before the provider can charge it.
  await ctx.db.transaction((tx) => insertTerm(tx, row.id, term));
  const terms = { amountMinor: term.amount_minor, currency: CURRENCY, periodMonths: term.months };
  await callProvider(ctx, provider, () => provider.changeTerms!(reference, terms));
  await ctx.db.transaction(async (tx) => {
    await lockSubscription(tx, row.id);
    await updateSubscription(tx, row.id, { next_plan_id: isCurrent ? null : plan_id });
  });
  return readSubscription(ctx);
}

async function selectSubscriptions(ctx: Context, userId: string): Promise<SubscriptionRow[]> {
  const walletId = await walletOfUser(ctx.db, userId);
  return walletId === undefined ? [] : subscriptionsOfWallet(ctx.db, walletId);
}

/** The provider of a subscription, and its references there. @throws AppError payment_unavailable when not configured */
export async function resolveProvider(
  ctx: Context,
  row: SubscriptionRow,
): Promise<{ provider: PaymentProvider; reference: ProviderReference }> {
  const provider = ctx.payments.byName(row.provider);
  const [order] = await ordersOfSubscription(ctx.db, row.id);
  if (!provider) throw unavailable();
  const orderReference = found(order).reference;
  const providerReference = row.provider_reference ?? undefined;
  return { provider, reference: { orderReference, providerReference } };
}

async function callProvider<T>(
  { log }: Pick<Context, 'log'>,
  provider: PaymentProvider,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ provider: provider.name, code: error.code }, 'failed to change a subscription');
    throw unavailable(error);
  }
}

const unavailable = (cause?: unknown) =>
  new AppError('payment_unavailable', {
    detail:
      'The payment provider did not confirm this, so nothing changed. Please try again in a minute, or write to support.',
    retryAfter: 60,
    cause,
  });
