import { findUnpaidSeedPeople } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { startCheckout } from './start-checkout.ts';

/**
 * Buys the seeded premium user a subscription in the sandbox, through the regular checkout, so that
 * there are tokens, a receipt and something to cancel. Idempotent.
 */
export async function seedSubscriptions(ctx: Context): Promise<void> {
  const { sandbox } = ctx;
  if (!sandbox || ctx.payments.forMethod('card')?.name !== 'sandbox') return;
  for (const { id, full_name, email, plan, is_superuser } of await findUnpaidSeedPeople(ctx)) {
    const caller = { id, sessionId: 'seed', fullName: full_name, email, plan };
    const buyer = { ...ctx, caller: { ...caller, isSuperuser: is_superuser } };
    const request = { plan_id: 'yearly', method: 'card' } as const;
    const { redirect_url } = await startCheckout(buyer, request, 'ready-made');
    await sandbox.act(redirect_url.slice(redirect_url.lastIndexOf('/') + 1), 'pay');
  }
}
