import type { Transaction } from '#db/client.ts';
import { entitlementsOf } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { insertJob, type ShownCharacter } from './insert-job.ts';
import { lockUser, type JobRow } from './queries-jobs.ts';

interface PictureOrder {
  userId: string;
  character: ShownCharacter;
  /** What is to be seen, checked by `checkPrompt`. */
  scene: string;
  /** Only when the plan includes it: nobody pays for what they did not ask for. */
  onlyIfIncluded: boolean;
}

/**
 * Stores a request for one picture in a chat on the caller's transaction, at the price of the
 * user's plan now; undefined when it would cost something and may not.
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
    // What a chat sends by itself is for everybody's eyes.
    nsfw: false,
    aspect: 'portrait',
    count: 1,
    price,
  });
}
