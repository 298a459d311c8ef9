import type { Context } from '#platform/context.ts';
import type { PaymentProviderName } from '#platform/payments/port.ts';
import { resolveProvider } from './change-subscription.ts';
import type { PaymentListener } from './listeners.ts';
import { findSubscriptionOfSale } from './order-queries.ts';
import { recordLocalEvent } from './record-local-event.ts';

/** A sale whose provider sent a cancellation, or its reversal, without a timestamp. */
export interface RenewalCheck {
  provider: PaymentProviderName;
  providerReference: string;
}

/** Fetches whether a subscription renews at the provider, and records an event when our state differs. */
export async function checkRenewal(
  ctx: Context,
  { provider: name, providerReference }: RenewalCheck,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const row = await findSubscriptionOfSale(ctx.db, name, providerReference);
  if (!row) return;
  const { provider, reference } = await resolveProvider(ctx, row);
  const { status } = await provider.fetchState(reference);
  if (status === 'cancelled' && !row.cancelled_at)
    await recordLocalEvent(ctx, row, 'cancelled', listeners);
  if (status === 'active' && row.cancelled_at)
    await recordLocalEvent(ctx, row, 'uncancelled', listeners);
}
