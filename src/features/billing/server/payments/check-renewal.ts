import type { Context } from '#platform/context.ts';
import type { PaymentProviderName } from '#platform/payments/port.ts';
import { atProvider } from './change-subscription.ts';
import type { PaymentListener } from './listeners.ts';
import { findSubscriptionOfSale } from './order-queries.ts';
import { recordOwnEvent } from './record-own-event.ts';

/** A sale whose provider told of a cancellation, or of its undoing, without saying when. */
export interface RenewalCheck {
  provider: PaymentProviderName;
  providerReference: string;
}

/** Asks the provider whether a subscription renews, and writes its answer down when it is not ours. */
export async function checkRenewal(
  ctx: Context,
  { provider: name, providerReference }: RenewalCheck,
  listeners: readonly PaymentListener[],
): Promise<void> {
  const row = await findSubscriptionOfSale(ctx.db, name, providerReference);
  if (!row) return;
  const { provider, reference } = await atProvider(ctx, row);
  const { status } = await provider.fetchState(reference);
  if (status === 'cancelled' && !row.cancelled_at)
    await recordOwnEvent(ctx, row, 'cancelled', listeners);
  if (status === 'active' && row.cancelled_at)
    await recordOwnEvent(ctx, row, 'uncancelled', listeners);
}
