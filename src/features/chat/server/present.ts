import { presentMedia } from '#features/characters/server/index.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type { Chat, ChatSummary, Message } from '../contract.ts';
import { formatEventId } from '../rules.ts';
import type { ChatView, MessageRow } from './queries.ts';

export function presentMessage(row: MessageRow): Message {
  const {
    id,
    sender,
    content,
    content_type,
    created_at,
    status,
    variant_count,
    variant_index,
    feedback,
    edited_at,
  } = row;
  return {
    id,
    sender,
    content,
    content_type,
    created_at: created_at.toISOString(),
    status,
    variants: { count: variant_count, index: variant_index },
    feedback,
    edited: edited_at !== null,
  };
}

export function presentChatSummary(row: ChatView): ChatSummary {
  const { name, slug, age, media } = row.character;
  return {
    id: row.id,
    character: { name, slug, age, media: media.map(presentMedia) },
    last_message: row.last_message,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    unread: row.unread,
  };
}

/**
 * @param greetings those that can be chosen, the chat's own among them
 * @param page the messages of one page, oldest first; `limit` says whether older ones may follow
 */
export function presentChat(
  row: ChatView,
  greetings: string[],
  page: MessageRow[],
  limit: number,
): Chat {
  const oldest = page.length === limit ? page[0] : undefined;
  return {
    ...presentChatSummary(row),
    greeting: row.greeting,
    greeting_variants: {
      count: greetings.length,
      index: Math.max(0, greetings.indexOf(row.greeting ?? '')),
    },
    messages: page.map(presentMessage),
    count: row.message_count - row.open_replies,
    next_cursor: oldest ? encodeCursor([oldest.id]) : null,
    event_id: formatEventId({ rev: row.rev, attempt: 0, position: 0 }),
  };
}
