import { randomBytes } from 'node:crypto';
import type { Transaction } from '#db/client.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import type { PaymentProvider } from '#platform/payments/port.ts';
import { newId } from '#shared/ids.ts';
import { CURRENCY, describeItem, findPack, findPlan } from '../../catalog.ts';
import type { CheckoutRequest, CheckoutStarted } from '../../contract-checkout.ts';
import { subscriptionState } from '../../payments/subscription-state.ts';
import { lockWallet } from '../ledger/wallet.ts';
import { bindReferences, lockReferences } from './event-queries.ts';
import {
  findOrderByRequest,
  insertOrder,
  insertTerm,
  subscriptionsOfWallet,
  updateOrder,
  type OrderRow,
  type SubscriptionRow,
} from './order-queries.ts';

/**
 * Stores an order at the catalog's price and creates the provider's payment page. The same key of the
 * same user is the same order.
 * @throws AppError method_not_offered, already_subscribed, idempotency_mismatch, payment_unavailable
 */
export async function startCheckout(
  ctx: UserContext,
  request: CheckoutRequest,
  key: string | undefined,
): Promise<CheckoutStarted> {
  const provider = ctx.payments.forMethod(request.method);
  if (!provider) throw new AppError('method_not_offered');
  const order = await ctx.db.transaction((tx) => placeOrder(tx, ctx, provider, request, key));
  if (order.redirect_url) return { order_id: order.id, redirect_url: order.redirect_url };
  return { order_id: order.id, redirect_url: await createPaymentPage(ctx, provider, order) };
}

async function placeOrder(
  tx: Transaction,
  ctx: UserContext,
  provider: PaymentProvider,
  { plan_id, pack_id, method }: CheckoutRequest,
  key: string | undefined,
): Promise<OrderRow> {
  const wallet = await lockWallet(tx, ctx, ctx.caller.id);
  const plan = findPlan(plan_id ?? null);
  const item_id = (plan_id ?? pack_id)!;
  const earlier = key === undefined ? undefined : await findOrderByRequest(tx, wallet.id, key);
  if (earlier) {
    if (earlier.item_id === item_id && earlier.method === method) return earlier;
    throw new AppError('idempotency_mismatch');
  }
  const now = ctx.now();
  const pack = findPack(pack_id ?? null);
  const recurs = plan !== undefined && provider.capabilities.recurringMethods.includes(method);
  const placement = plan
    ? findPlacement(await subscriptionsOfWallet(tx, wallet.id), { provider, recurs, now })
    : { subscription_id: null, not_before: null };
  const order = await insertOrder(tx, {
    id: newId(),
    reference: randomBytes(18).toString('base64url'),
    wallet_id: wallet.id,
    kind: plan ? 'plan' : 'pack',
    item_id,
    units: plan ? plan.months : pack!.tokens,
    amount_minor: plan ? plan.total_minor : pack!.price_minor,
    currency: CURRENCY,
    method,
    provider: provider.name,
    recurs,
    ...placement,
    request_key: key ?? null,
    created_at: now,
    updated_at: now,
  });
  if (plan && order.subscription_id)
    await insertTerm(tx, order.subscription_id, {
      plan_id: plan.id,
      months: plan.months,
      amount_minor: plan.total_minor,
    });
  return order;
}

/** Where a new period goes: onto a prepaid subscription of the same provider, or after all paid time. */
function findPlacement(
  all: SubscriptionRow[],
  { provider, recurs, now }: { provider: PaymentProvider; recurs: boolean; now: Date },
): Pick<OrderRow, 'subscription_id' | 'not_before'> {
  const live = all.filter((one) => subscriptionState(one, now) !== 'ended');
  const renewing = live.find((one) => one.recurs && !one.cancelled_at);
  if (renewing)
    throw new AppError('already_subscribed', {
      ...(subscriptionState(renewing, now) === 'past_due' && {
        detail:
          'The last renewal of your subscription failed and will be retried. Cancel it first, then buy a new plan.',
      }),
    });
  const [longest] = live;
  const isSameKind = longest && !recurs && !longest.recurs && longest.provider === provider.name;
  if (isSameKind) return { subscription_id: longest.id, not_before: null };
  return { subscription_id: null, not_before: longest?.paid_through ?? null };
}

async function createPaymentPage(
  ctx: UserContext,
  provider: PaymentProvider,
  order: OrderRow,
): Promise<string> {
  const { publicUrl, appName } = ctx.config;
  try {
    const { redirectUrl, providerReference } = await provider.createCheckout({
      reference: order.reference,
      kind: order.kind === 'plan' ? 'subscription' : 'purchase',
      amountMinor: order.amount_minor,
      currency: order.currency,
      periodMonths: order.kind === 'plan' ? order.units : null,
      recurs: order.recurs,
      method: order.method,
      description: `${appName}: ${describeItem(order.kind, order.units)}`.slice(0, 100),
      successUrl: `${publicUrl}/checkout/${order.id}`,
      declineUrl: `${publicUrl}/premium?checkout=${order.id}`,
    });
    await ctx.db.transaction(async (tx) => {
      const known = { redirect_url: redirectUrl, provider_reference: providerReference ?? null };
      await updateOrder(tx, order.id, known);
      if (!providerReference) return;
      const references = [`sale:${providerReference}`];
      await lockReferences(tx, order.provider, references);
      await bindReferences(tx, order.provider, references, order.id);
    });
    return redirectUrl;
  } catch (error) {
    if (error instanceof RangeError)
      throw new AppError('method_not_offered', {
        detail:
          'This plan cannot be paid for this way. Choose another payment method or another plan.',
        cause: error,
      });
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.log.warn({ provider: provider.name, code: error.code }, 'failed to create a checkout');
    throw new AppError('payment_unavailable', { retryAfter: 60, cause: error });
  }
}
