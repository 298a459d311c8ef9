import { and, asc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { LEASE_MS } from '../rules.ts';
import { activeReplies, findActiveReply, listenForAborts } from './reply-registry.ts';
import { startReply } from './write-reply.ts';

/**
 * Takes up, at a worker's start, the replies that a killed process left. On the embedded database
 * no other process can be writing, so every lease is void; on a server only those that ran out.
 * @returns how many there were
 */
export async function recoverReplies(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded')
    await ctx.db
      .update(messages)
      .set({ lease_until: new Date(0) })
      .where(eq(messages.status, 'streaming'));
  const left = await selectOpen(ctx, or(eq(messages.status, 'pending'), hasLapsed(ctx)));
  for (const { id } of left) startReply(ctx, id);
  return left.length;
}

const hasLapsed = (ctx: Context) =>
  and(eq(messages.status, 'streaming'), lt(messages.lease_until, ctx.now()));

const selectOpen = (ctx: Context, which: SQL | undefined) =>
  ctx.db.select({ id: messages.id }).from(messages).where(which).orderBy(asc(messages.id));

/**
 * Takes up replies whose writer in another process fell silent, and those that wait for nobody: a
 * process that stopped handed them back, and their job is done or would come back only minutes later.
 */
async function takeUpSilent(ctx: Context): Promise<void> {
  for (const { id } of await selectOpen(ctx, or(hasLapsed(ctx), waitsForNobody(ctx))))
    if (!findActiveReply(id)) startReply(ctx, id);
}

const waitsForNobody = (ctx: Context) =>
  and(
    eq(messages.status, 'pending'),
    lt(messages.created_at, new Date(ctx.now().getTime() - LEFT_AFTER_MS)),
    sql`NOT EXISTS (SELECT 1 FROM messages other WHERE other.chat_id = messages.chat_id AND other.id <> messages.id AND (other.status = 'streaming' OR (other.status = 'pending' AND other.id < messages.id)))`,
  );

/** How long a stop waits for replies to finish before it hands them back. Milliseconds. */
const FINISH_WITHIN_MS = 6000;
/** A reply that waits this long, behind none, has been left alone. Milliseconds. */
const LEFT_AFTER_MS = 30_000;
/** How often a worker looks for replies of others that fell silent. Milliseconds. */
const LOOK_EVERY_MS = LEASE_MS / 3;

/**
 * Serves replies until the returned stop: its own may be ended from other processes, those of a
 * process that vanished are taken up. The stop lets its own finish, then hands back the rest.
 */
export function serveReplies(ctx: Context): { stop(): Promise<void> } {
  const unlisten = listenForAborts(ctx);
  const looking = setInterval(() => {
    takeUpSilent(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'silent replies not looked for'),
    );
  }, LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(looking);
      const deadline = Date.now() + FINISH_WITHIN_MS;
      await settled(deadline);
      for (const reply of activeReplies()) reply.abort.abort('shutdown');
      await settled(Date.now() + 2000);
      unlisten();
    },
  };
}

async function settled(deadline: number): Promise<void> {
  while (activeReplies().length > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
