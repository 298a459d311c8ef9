import type { Context } from '#platform/context.ts';
import { cancelAtProvider } from './change-subscription.ts';
import { selectClosedRenewals, type ClosedRenewal } from './closed-queries.ts';
import type { PaymentListener } from './listeners.ts';

/**
 * Ends the renewals of all closed accounts, in case the cancellation at closing failed or the account
 * was closed manually. Repeated until each provider has confirmed.
 * @returns the renewals that may still be charged
 */
export async function cancelClosed(
  ctx: Context,
  listeners: readonly PaymentListener[],
): Promise<ClosedRenewal[]> {
  const renewing: ClosedRenewal[] = [];
  for (const closed of await selectClosedRenewals(ctx.db)) {
    const confirmUrl = await cancelAtProvider(ctx, closed.row, listeners).catch(
      (error: unknown) => {
        ctx.log.warn(
          { err: error, subscription: closed.row.id },
          'subscription of a closed account still renews',
        );
        return '';
      },
    );
    if (confirmUrl !== null) renewing.push(closed);
  }
  ctx.telemetry.closedRenewals.set(renewing.length);
  if (renewing.length > 0)
    ctx.log.error(
      { subscriptions: renewing.map(({ row }) => ({ id: row.id, provider: row.provider })) },
      'closed accounts may still be charged: cancellation not confirmed by their providers',
    );
  return renewing;
}
