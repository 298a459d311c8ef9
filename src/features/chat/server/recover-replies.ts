import { and, asc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { LEASE_MS } from '../rules.ts';
import { activeReplies, findActiveReply, listenForAborts } from './reply-registry.ts';
import { startReply } from './write-reply.ts';

/**
 * Resumes, when a worker starts, the replies that a killed process left open. The embedded database
 * has no other process, so every lease is void; on a server only expired ones are.
 * @returns the number of resumed replies
 */
export async function recoverReplies(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded')
    await ctx.db
      .update(messages)
      .set({ lease_until: new Date(0) })
      .where(eq(messages.status, 'streaming'));
  const left = await selectOpen(ctx, or(eq(messages.status, 'pending'), isLeaseExpired(ctx)));
  for (const { id } of left) startReply(ctx, id);
  return left.length;
}

const isLeaseExpired = (ctx: Context) =>
  and(eq(messages.status, 'streaming'), lt(messages.lease_until, ctx.now()));

const selectOpen = (ctx: Context, which: SQL | undefined) =>
  ctx.db.select({ id: messages.id }).from(messages).where(which).orderBy(asc(messages.id));

/**
 * Resumes replies whose writer stopped renewing its lease, and pending ones without a writer: a
 * process that stopped released them, and their job is done or retries only minutes later.
 */
async function resumeStalledReplies(ctx: Context): Promise<void> {
  for (const { id } of await selectOpen(ctx, or(isLeaseExpired(ctx), isOrphaned(ctx))))
    if (!findActiveReply(id)) startReply(ctx, id);
}

const isOrphaned = (ctx: Context) =>
  and(
    eq(messages.status, 'pending'),
    lt(messages.created_at, new Date(ctx.now().getTime() - ORPHANED_AFTER_MS)),
    sql`NOT EXISTS (SELECT 1 FROM messages other WHERE other.chat_id = messages.chat_id AND other.id <> messages.id AND (other.status = 'streaming' OR (other.status = 'pending' AND other.id < messages.id)))`,
  );

/** A pending reply at the front of its chat is orphaned after this long. Milliseconds. */
const ORPHANED_AFTER_MS = 30_000;
/** How often a worker checks for stalled replies of other processes. Milliseconds. */
const CHECK_EVERY_MS = LEASE_MS / 3;

/**
 * Serves replies until the returned `stop` is called: accepts aborts from other processes and
 * resumes stalled replies. `stop` lets active replies finish until the deadline (a time in milliseconds), then
 * releases the rest.
 */
export function serveReplies(ctx: Context): { stop(deadline: number): Promise<void> } {
  const unlisten = listenForAborts(ctx);
  const timer = setInterval(() => {
    resumeStalledReplies(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'check for stalled replies failed'),
    );
  }, CHECK_EVERY_MS);
  return {
    async stop(deadline) {
      clearInterval(timer);
      await waitUntilIdle(deadline);
      for (const reply of activeReplies()) reply.abort.abort('shutdown');
      await waitUntilIdle(Date.now() + 2000);
      unlisten();
    },
  };
}

async function waitUntilIdle(deadline: number): Promise<void> {
  while (activeReplies().length > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
