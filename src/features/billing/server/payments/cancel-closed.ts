import type { Context } from '#platform/context.ts';
import { cancelAtProvider } from './change-subscription.ts';
import { renewalsOfClosed, type ClosedRenewal } from './closed-queries.ts';
import type { PaymentListener } from './listeners.ts';

/**
 * Ends the renewals of all closed accounts: the net under what is asked for when one is closed, and
 * for what was closed by hand. Repeated until each provider has confirmed.
 * @returns those that may still be charged
 */
export async function cancelClosed(
  ctx: Context,
  listeners: readonly PaymentListener[],
): Promise<ClosedRenewal[]> {
  const standing: ClosedRenewal[] = [];
  for (const closed of await renewalsOfClosed(ctx.db)) {
    const confirmUrl = await cancelAtProvider(ctx, closed.row, listeners).catch(
      (error: unknown) => {
        ctx.log.warn({ err: error, subscription: closed.row.id }, 'a closed account still renews');
        return '';
      },
    );
    if (confirmUrl !== null) standing.push(closed);
  }
  ctx.telemetry.closedRenewals.set(standing.length);
  if (standing.length > 0)
    ctx.log.error(
      { subscriptions: standing.map(({ row }) => ({ id: row.id, provider: row.provider })) },
      'closed accounts may still be charged: their providers have not confirmed the end',
    );
  return standing;
}
