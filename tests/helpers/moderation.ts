import { desc, eq } from 'drizzle-orm';
import { moderation_events, strikes } from '#db/schema/index.ts';
import type { TestClient, TestApp } from './app.ts';

/** Returns the latest moderation event of a user. */
export async function lastModerationEvent({ ctx }: TestApp, { user }: TestClient) {
  const [event] = await ctx.db
    .select()
    .from(moderation_events)
    .where(eq(moderation_events.user_id, user.id))
    .orderBy(desc(moderation_events.id));
  return event;
}

export const countStrikes = ({ ctx }: TestApp, { user }: TestClient): Promise<number> =>
  ctx.db.$count(strikes, eq(strikes.user_id, user.id));
