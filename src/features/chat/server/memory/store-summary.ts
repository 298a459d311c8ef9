import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { chats, memories, messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { PromptSummary } from '../../prompt/index.ts';
import type { ChatRow } from '../queries.ts';

/**
 * Stores a summary of messages, unless one of them was changed or deleted, or the chat was
 * restarted.
 */
export function storePart(
  ctx: Context,
  chat: ChatRow,
  { from, upto, content }: Pick<PromptSummary, 'from' | 'upto' | 'content'>,
  covered: { rev: number }[],
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ reset_rev: chats.reset_rev })
      .from(chats)
      .where(and(eq(chats.id, chat.id), isNull(chats.removed_at)))
      .for('update');
    if (!locked) return;
    const [now] = await tx
      .select({ count: sql<number>`count(*)::int`, rev: sql<string>`max(${messages.rev})` })
      .from(messages)
      .where(and(eq(messages.chat_id, chat.id), gte(messages.id, from), lte(messages.id, upto)));
    const newest = Math.max(...covered.map(({ rev }) => rev));
    if (now?.count !== covered.length || Number(now.rev) !== newest) return;
    const at = ctx.now();
    await tx.insert(memories).values({
      id: newId(),
      chat_id: chat.id,
      kind: 'summary',
      content,
      from_message_id: from,
      upto_message_id: upto,
      created_at: at,
      updated_at: at,
    });
  });
}

/** Replaces several summaries with one, unless one of them was changed or deleted. */
export function storeMerged(
  ctx: Context,
  chat: ChatRow,
  merged: PromptSummary[],
  content: string,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chat.id)).for('update');
    const current = await tx
      .select({ id: memories.id, content: memories.content })
      .from(memories)
      .where(
        and(
          inArray(
            memories.id,
            merged.map(({ id }) => id),
          ),
          isNull(memories.replaced_by),
          isNull(memories.forgotten_at),
        ),
      );
    const isUnchanged = merged.every((one) =>
      current.some(({ id, content: text }) => id === one.id && text === one.content),
    );
    if (!isUnchanged) return;
    const [id, at] = [newId(), ctx.now()];
    await tx.insert(memories).values({
      id,
      chat_id: chat.id,
      kind: 'summary',
      content,
      level: Math.max(...merged.map(({ level }) => level)) + 1,
      from_message_id: merged[0]!.from,
      upto_message_id: merged.at(-1)!.upto,
      created_at: at,
      updated_at: at,
    });
    await tx
      .update(memories)
      .set({ replaced_by: id })
      .where(
        inArray(
          memories.id,
          merged.map((one) => one.id),
        ),
      );
  });
}
