import { desc, eq } from 'drizzle-orm';
import { moderation_events, strikes } from '#db/schema/index.ts';
import type { SignedIn, TestApp } from './app.ts';

/** What was last recorded against a person's texts and pictures. */
export async function lastEventOf({ ctx }: TestApp, { user }: SignedIn) {
  const [event] = await ctx.db
    .select()
    .from(moderation_events)
    .where(eq(moderation_events.user_id, user.id))
    .orderBy(desc(moderation_events.id));
  return event;
}

export const strikesOf = ({ ctx }: TestApp, { user }: SignedIn): Promise<number> =>
  ctx.db.$count(strikes, eq(strikes.user_id, user.id));
