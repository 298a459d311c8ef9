import { seedPeople } from '#features/accounts/server/index.ts';
import { seedSubscriptions } from '#features/billing/server/index.ts';
import { seedCharacters } from '#features/characters/server/index.ts';
import { prepareAlone } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { logWaiting } from '#platform/prepare-database.ts';
import { replayErasures } from './replay-erasures.ts';

/**
 * Seeds what every installation starts with. One process draws the portraits; the others wait for
 * them.
 */
export const seedProduct = (
  ctx: Context,
  onProgress: (done: number, total: number) => void,
): Promise<void> =>
  prepareAlone(ctx.database, logWaiting(ctx.log), async () => {
    await replayErasures(ctx);
    await seedPeople(ctx);
    await seedCharacters(ctx, onProgress);
  });

/** Buys the ready-made users' subscriptions, once the API can receive the sandbox's callbacks. */
export const seedPurchases = (ctx: Context): Promise<void> =>
  prepareAlone(ctx.database, logWaiting(ctx.log), () => seedSubscriptions(ctx));
