import { recordOutcome, type StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';

/** Records that the engine's text for this user was blocked. */
export async function recordBlocked(
  ctx: Context,
  { categories, rule, engine, text }: StreamRefused,
  userId: string,
): Promise<void> {
  await recordOutcome(ctx, {
    surface: 'reply',
    outcome: 'block',
    categories,
    rule,
    ...(engine === undefined ? {} : { engine }),
    texts: [text],
    userId,
  });
}
