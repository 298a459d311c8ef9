import { recordOutcome, type StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';

/** Keeps that the engine wrote, for this user, what may not be shown. */
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
