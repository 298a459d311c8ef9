import type { Context, UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import type { PaymentProvider, ProviderReference } from '#platform/payments/port.ts';
import { CURRENCY, planOf } from '../../catalog.ts';
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
import { recordOwnEvent } from './record-own-event.ts';

/**
 * Ends the caller's renewals; what is paid stays until its end. Where the provider wants it
 * confirmed on its own page, `confirm_url` says where, and nothing changes until it tells.
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
 * Ends the renewals of a user, for whoever closes an account. Undefined: nothing renewed; else the
 * address at which the provider wants it confirmed, or null. @throws AppError payment_unavailable
 */
export async function cancelRenewals(
  ctx: Context,
  userId: string,
  listeners: readonly PaymentListener[],
): Promise<string | null | undefined> {
  let confirmUrl: string | null | undefined;
  let failure: unknown;
  for (const row of await subscriptionsOf(ctx, userId)) {
    // Also one that ended because its money went back: that alone does not keep its provider from charging again.
    if (!row.recurs || row.cancelled_at || !mayCharge(ctx, row)) continue;
    try {
      confirmUrl = (await cancelAtProvider(ctx, row, listeners)) ?? confirmUrl ?? null;
    } catch (error) {
      // One provider that is away does not keep the others charging.
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return confirmUrl;
}

/** Ends one subscription's renewals. @returns where the provider wants it confirmed; null: it is done. @throws AppError payment_unavailable */
export async function cancelAtProvider(
  ctx: Context,
  row: SubscriptionRow,
  listeners: readonly PaymentListener[],
): Promise<string | null> {
  const { provider, reference } = await atProvider(ctx, row);
  const outcome = await ask(ctx, provider, () => provider.cancel(reference));
  if (outcome.outcome === 'at_provider') return outcome.url;
  await recordOwnEvent(ctx, row, 'cancelled', listeners);
  return null;
}

const mayCharge = (ctx: Context, row: SubscriptionRow): boolean =>
  subscriptionState(row, ctx.now()) !== 'ended' || ctx.payments.byName(row.provider) !== undefined;

/** Takes a cancellation back while the paid time lasts. @throws AppError nothing_to_change, not_at_this_provider, payment_unavailable */
export async function resumeSubscription(
  ctx: UserContext,
  listeners: readonly PaymentListener[],
): Promise<Subscription> {
  // Another that was bought since goes on in its place.
  const [row] = await subscriptionsOf(ctx, ctx.caller.id);
  if (!row || subscriptionState(row, ctx.now()) !== 'cancelled')
    throw new AppError('nothing_to_change');
  const { provider, reference } = await atProvider(ctx, row);
  if (!provider.resume)
    throw new AppError('not_at_this_provider', {
      detail:
        'The payment provider cannot take a cancellation back. Buy a plan anew: it begins when what is paid ends.',
    });
  await ask(ctx, provider, () => provider.resume!(reference));
  await recordOwnEvent(ctx, row, 'uncancelled', listeners);
  return readSubscription(ctx);
}

/** Goes on with another plan after the paid period. @throws AppError nothing_to_change, not_at_this_provider, payment_unavailable */
export async function changePlan(ctx: UserContext, { plan_id }: ChangePlan): Promise<Subscription> {
  const all = await subscriptionsOf(ctx, ctx.caller.id);
  const row = all.find(
    (one) => one.recurs && !one.cancelled_at && subscriptionState(one, ctx.now()) === 'active',
  );
  if (!row) throw new AppError('nothing_to_change');
  const { provider, reference } = await atProvider(ctx, row);
  if (!provider.changeTerms) throw new AppError('not_at_this_provider');
  const own = (await termsOf(ctx.db, row.id)).find((term) => term.plan_id === plan_id);
  const plan = planOf(plan_id)!;
  const isOwn = plan_id === row.plan_id && own;
  const term = isOwn ? own : { plan_id, months: plan.months, amount_minor: plan.total_minor };
  // Known here before the provider can charge it.
  await ctx.db.transaction((tx) => insertTerm(tx, row.id, term));
  const terms = { amountMinor: term.amount_minor, currency: CURRENCY, periodMonths: term.months };
  await ask(ctx, provider, () => provider.changeTerms!(reference, terms));
  await ctx.db.transaction(async (tx) => {
    await lockSubscription(tx, row.id);
    await updateSubscription(tx, row.id, { next_plan_id: isOwn ? null : plan_id });
  });
  return readSubscription(ctx);
}

async function subscriptionsOf(ctx: Context, userId: string): Promise<SubscriptionRow[]> {
  const walletId = await walletOfUser(ctx.db, userId);
  return walletId === undefined ? [] : subscriptionsOfWallet(ctx.db, walletId);
}

/** The provider of a subscription, and its names there. @throws AppError payment_unavailable when it is no longer set up */
export async function atProvider(
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

async function ask<T>(
  { log }: Pick<Context, 'log'>,
  provider: PaymentProvider,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ provider: provider.name, code: error.code }, 'a subscription could not be changed');
    throw unavailable(error);
  }
}

const unavailable = (cause?: unknown) =>
  new AppError('payment_unavailable', {
    detail:
      'The payment provider did not do this, so nothing changed. Please try again in a minute, or write to support.',
    retryAfter: 60,
    cause,
  });
