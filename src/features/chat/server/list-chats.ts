import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/cursor.ts';
import type { ChatList, ReadChatQuery } from '../contract.ts';
import { presentChatSummary } from './present.ts';
import { countChats, selectChats } from './queries.ts';

/** The user's chats, newest first. @throws AppError invalid_cursor */
export async function listChats(ctx: UserContext, query: ReadChatQuery): Promise<ChatList> {
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor, ['time', 'id']);
  if (query.cursor !== undefined && !after) throw new AppError('invalid_cursor');
  const [rows, count] = await Promise.all([
    selectChats(ctx.db, ctx.caller.id, {
      ...query,
      after: after && { at: after[0] as string, id: after[1] as string },
    }),
    countChats(ctx.db, ctx.caller.id),
  ]);
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    data: rows.map((row) => presentChatSummary(ctx, row)),
    count,
    next_cursor: last ? encodeCursor([last.sorted_at.toISOString(), last.id]) : null,
  };
}
