import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, memories, messages } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { Memory } from '../../contract-memories.ts';
import { newId } from '#shared/ids.ts';
import { RESTORE_SECONDS } from '../../rules.ts';
import { lockChat } from '../queries.ts';
import { announceMemories } from './announce-memories.ts';
import { presentMemories } from './present-memory.ts';
import { findMemory, isActive, isOwn, markForgotten, withHistory } from './queries.ts';

const isSummary = eq(memories.kind, 'summary');

/** Forgets one memory and everything it replaced. @throws AppError not_found */
export async function forgetMemory(ctx: UserContext, chatId: string, id: string): Promise<void> {
  if (!(await findMemory(ctx.db, ctx.caller.id, chatId, id))) throw new AppError('not_found');
  await ctx.db.transaction((tx) => forget(tx, chatId, sql`${id}::uuid`, ctx.now()));
  announceMemories(ctx, ctx.caller.id, chatId);
}

/**
 * Forgets everything a chat remembers. Facts from existing messages are not learned again.
 * @throws AppError not_found
 */
export async function forgetEverything(ctx: UserContext, chatId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
    const all = sql`SELECT id FROM memories WHERE chat_id = ${chatId}`;
    await forget(tx, chatId, all, ctx.now());
    const newest = sql`(SELECT m.id FROM ${messages} m WHERE m.chat_id = ${chatId} ORDER BY m.id DESC LIMIT 1)`;
    await tx.update(chats).set({ learned_upto: newest }).where(eq(chats.id, chatId));
  });
  announceMemories(ctx, ctx.caller.id, chatId);
}

/** An empty summary in its place keeps its messages from being summarized again. */
async function forget(tx: Transaction, chatId: string, ids: SQL, now: Date): Promise<void> {
  const summaries = await tx
    .select({
      level: memories.level,
      from: memories.from_message_id,
      upto: memories.upto_message_id,
    })
    .from(memories)
    .where(and(eq(memories.chat_id, chatId), isActive, isSummary, sql`${memories.id} IN (${ids})`));
  await markForgotten(tx, chatId, ids, now);
  if (summaries.length === 0) return;
  const kept = { chat_id: chatId, kind: 'summary' as const, content: '', created_at: now };
  await tx.insert(memories).values(
    summaries.map(({ level, from, upto }) => ({
      ...kept,
      id: newId(),
      level,
      from_message_id: from,
      upto_message_id: upto,
    })),
  );
}

/** Undoes `forgetMemory` within a few seconds. @throws AppError not_found when it is too late */
export async function restoreMemory(ctx: UserContext, chatId: string, id: string): Promise<Memory> {
  const restored = await restore(
    ctx,
    chatId,
    sql`${memories.id} IN ${withHistory(sql`${id}::uuid`)}
      AND ${memories.forgotten_at} = (SELECT m.forgotten_at FROM memories m WHERE m.id = ${id})`,
  );
  if (restored === 0) throw tooLate();
  const row = await findMemory(ctx.db, ctx.caller.id, chatId, id);
  const [memory] = await presentMemories(ctx, [found(row)]);
  return found(memory);
}

/** Restores what was last forgotten in a chat. @throws AppError not_found when it is too late */
export async function restoreEverything(ctx: UserContext, chatId: string): Promise<number> {
  const restored = await restore(
    ctx,
    chatId,
    sql`${memories.forgotten_at} = (SELECT max(m.forgotten_at) FROM memories m WHERE m.chat_id = ${chatId})`,
  );
  if (restored === 0) throw tooLate();
  return restored;
}

async function restore(ctx: UserContext, chatId: string, which: SQL): Promise<number> {
  const since = new Date(ctx.now().getTime() - RESTORE_SECONDS * 1000);
  const restored = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(memories)
      .set({ forgotten_at: null })
      .where(and(isOwn(tx, ctx.caller.id, chatId), gt(memories.forgotten_at, since), which))
      .returning({ id: memories.id });
    if (rows.length > 0)
      await tx.delete(memories).where(
        and(
          eq(memories.chat_id, chatId),
          eq(memories.content, ''),
          sql`EXISTS (SELECT 1 FROM memories s WHERE s.chat_id = ${chatId} AND s.kind = 'summary'
            AND s.content <> '' AND s.replaced_by IS NULL AND s.forgotten_at IS NULL
            AND s.from_message_id = ${memories.from_message_id} AND s.upto_message_id = ${memories.upto_message_id})`,
        ),
      );
    return rows;
  });
  if (restored.length > 0) announceMemories(ctx, ctx.caller.id, chatId);
  return restored.length;
}

const tooLate = () =>
  new AppError('not_found', { detail: 'This memory can no longer be restored.' });
