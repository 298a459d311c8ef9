import type { UserContext } from '#platform/context.ts';
import { readTimeCursor } from '#platform/page-cursor.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type { ChatList, ListChatsQuery } from '../contract.ts';
import { presentChatSummary } from './present.ts';
import { countChats, selectChats } from './queries.ts';
import { selectMembersOf } from './scenes/queries.ts';

/** The user's chats, newest first; archived ones only when asked for. @throws FieldError */
export async function listChats(ctx: UserContext, query: ListChatsQuery): Promise<ChatList> {
  const after = readTimeCursor('chats', query.cursor);
  const filter = { isArchived: query.archived === 'true', slug: query.character_slug };
  const [rows, count, archived_count] = await Promise.all([
    selectChats(ctx.db, ctx.caller.id, { ...query, ...filter, after }),
    countChats(ctx.db, ctx.caller.id, filter),
    countChats(ctx.db, ctx.caller.id, { isArchived: true }),
  ]);
  const members = Map.groupBy(
    rows.length > 0
      ? await selectMembersOf(
          ctx.db,
          rows.map(({ id }) => id),
        )
      : [],
    (member) => member.chat_id,
  );
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    data: rows.map((row) => presentChatSummary(ctx, row, members.get(row.id) ?? [])),
    count,
    archived_count,
    next_cursor: last ? encodeCursor('chats', [last.sorted_at.toISOString(), last.id]) : null,
  };
}
