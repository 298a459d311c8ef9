import type { UserContext } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import type { ChatSettings } from '../../contract-settings.ts';
import { findChat, type ChatRow } from '../queries.ts';
import { selectMembers } from '../scenes/queries.ts';
import { selectChatLorebooks } from './queries.ts';

/** The user's settings for a chat. @throws AppError not_found */
export async function readSettings(ctx: UserContext, chatId: string): Promise<ChatSettings> {
  const chat = found(await findChat(ctx.db, ctx.caller.id, chatId));
  const [books, members] = await Promise.all([
    selectChatLorebooks(ctx.db, chatId),
    selectMembers(ctx.db, chatId),
  ]);
  return presentSettings(chat, books, members);
}

export const presentSettings = (
  chat: ChatRow,
  lorebook_ids: string[],
  members: readonly { slug: string }[],
): ChatSettings => ({
  title: chat.title,
  archived: chat.archived_at !== null,
  persona_id: chat.persona_id,
  note: chat.note,
  note_depth: chat.note_depth,
  reply_length: chat.reply_length,
  reply_style: chat.reply_style,
  sampling: chat.sampling,
  voice_replies: chat.voice_replies,
  recalls_other_chats: chat.recalls_other_chats,
  lorebook_ids,
  members: members.map(({ slug }) => slug),
  turn_order: chat.turn_order,
});
