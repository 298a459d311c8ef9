import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { memories } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { comesAfter, nextTimeCursor, readTimeCursor } from '#platform/page-cursor.ts';
import type { ListMemoriesQuery, MemoryList } from '../../contract-memories.ts';
import { findChat } from '../queries.ts';
import { presentMemories } from './present-memory.ts';
import { hasWords, isActive, isOwn, selectMemoryViews } from './queries.ts';

/** A chat's memories, newest first. @throws AppError not_found, FieldError */
export async function listMemories(
  ctx: UserContext,
  chatId: string,
  { q, kind, limit, cursor }: ListMemoriesQuery,
): Promise<MemoryList> {
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  const list = `memories of ${chatId}`;
  const after = readTimeCursor(list, cursor);
  const matches = and(
    isOwn(ctx.db, ctx.caller.id, chatId),
    isActive,
    hasWords,
    kind && eq(memories.kind, kind),
    q ? containsWords(q) : undefined,
  );
  const [rows, count] = await Promise.all([
    selectMemoryViews(ctx.db, and(matches, comesAfter(after, memories.created_at, memories.id)))
      .orderBy(desc(memories.created_at), desc(memories.id))
      .limit(limit),
    ctx.db.$count(memories, matches),
  ]);
  return {
    data: await presentMemories(ctx, rows),
    count,
    next_cursor: nextTimeCursor(list, rows, limit, ({ created_at, id }) => ({
      at: created_at,
      id,
    })),
  };
}

/** Matches the words in any form, or the exact text. */
const containsWords = (text: string) =>
  or(
    sql`${memories.words} @@ websearch_to_tsquery('english', ${text})`,
    ilike(memories.content, `%${text.replace(/[\\%_]/g, '\\$&')}%`),
  );
