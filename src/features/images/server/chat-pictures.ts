import type { Transaction } from '#db/client.ts';
import { entitlementsOf } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { insertJob, type ShownCharacter } from './insert-job.ts';
import { lockUser, type JobRow } from './queries-jobs.ts';

interface PictureOrder {
  userId: string;
  character: ShownCharacter;
  /** What the picture shows, already checked by `checkPrompt`. */
  scene: string;
  /** True for a picture that the user did not request, which must cost nothing. */
  onlyIfIncluded: boolean;
}

/**
 * Stores a request for one picture in a chat, on the caller's transaction, at the price of the
 * user's current plan. Returns undefined if it is not free and `onlyIfIncluded` is set.
 * @throws AppError insufficient_tokens, rate_limited, engine_unavailable (spend limit)
 */
export async function orderChatPicture(
  tx: Transaction,
  ctx: Context,
  { userId, character, scene, onlyIfIncluded }: PictureOrder,
): Promise<JobRow | undefined> {
  const plan = await lockUser(tx, userId, ctx.now());
  const price = entitlementsOf(plan).chatImagePrice;
  if (onlyIfIncluded && price > 0) return undefined;
  return insertJob(tx, ctx, {
    user: { id: userId, plan },
    source: 'chat',
    character,
    prompt: scene,
    // Chat pictures are always safe for work.
    nsfw: false,
    aspect: 'portrait',
    count: 1,
    price,
  });
}
