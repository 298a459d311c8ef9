import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats } from '#db/schema/index.ts';
import { entitlementsOf, premiumRequired } from '#features/billing/server/index.ts';
import { findPersona } from '#features/personas/server/index.ts';
import { VOICE_IS_PREMIUM } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { ChangeChatSettings, ChatSettings } from '../../contract-settings.ts';
import { replaceMembers, selectMembers } from '../scenes/queries.ts';
import { publishToChat } from '../piece-publisher.ts';
import { bumpRevision, findChat, findGreeter, lockChat, type ChatRow } from '../queries.ts';
import { writeGreetings } from '../write-greetings.ts';
import { findMembers } from '../scenes/find-members.ts';
import { checkSettings } from './check-settings.ts';
import { findPersonaFor } from './persona-in-chat.ts';
import { replaceChatLorebooks, selectChatLorebooks, selectOwnLorebooks } from './queries.ts';
import { presentSettings } from './read-settings.ts';

/**
 * Changes the given settings of a chat. Its texts are checked together. Another persona also
 * changes the greeting while the chat has no messages; another scene makes readers reload the chat.
 * @throws AppError not_found (including another user's persona or lorebook), content_blocked,
 * premium_required; FieldError for members that cannot take part
 */
export async function changeSettings(
  ctx: UserContext,
  chatId: string,
  { archived, lorebook_ids, members, ...columns }: ChangeChatSettings,
): Promise<ChatSettings> {
  const userId = ctx.caller.id;
  const before = found(await findChat(ctx.db, userId, chatId));
  const isVoiced = columns.voice_replies === true && !before.voice_replies;
  if (isVoiced && !entitlementsOf(ctx.caller.plan).voiceMessages)
    throw premiumRequired(VOICE_IS_PREMIUM);
  await requireOwn(ctx, columns.persona_id, lorebook_ids);
  const memberIds = members && (await findMembers(ctx, before.character_id, members));
  const { title = before.title, note = before.note, reply_style = before.reply_style } = columns;
  if (title !== before.title || note !== before.note || reply_style !== before.reply_style)
    await checkSettings(ctx, { title, note, reply_style });
  const { chat, books, cast, resetRev } = await ctx.db.transaction(async (tx) => {
    const locked = found(await lockChat(tx, userId, chatId));
    const greeting = await otherGreeting(ctx, tx, locked, columns.persona_id);
    const isOtherScene = await changesScene(tx, locked, memberIds, columns.turn_order);
    const isReset = isOtherScene || greeting !== undefined;
    // The new revision invalidates a reply that was predicted from the previous settings.
    const rev = await bumpRevision(tx, chatId, {
      ...columns,
      ...(archived !== undefined && {
        archived_at: archived ? (locked.archived_at ?? ctx.now()) : null,
      }),
      ...(greeting !== undefined && { greeting }),
      ...(isReset && { reset_rev: sql`${chats.rev} + 1` }),
    });
    if (lorebook_ids) await replaceChatLorebooks(tx, userId, chatId, lorebook_ids);
    if (memberIds) await replaceMembers(tx, chatId, memberIds);
    return {
      chat: found(await findChat(tx, userId, chatId)),
      books: await selectChatLorebooks(tx, chatId),
      cast: await selectMembers(tx, chatId),
      resetRev: isReset ? rev : undefined,
    };
  });
  if (resetRev !== undefined) publishToChat(ctx, chatId, { t: 'reset', rev: resetRev });
  ctx.live.publish(`user:${userId}`, { event: 'chats', data: {} });
  return presentSettings(chat, books, cast);
}

async function changesScene(
  tx: Transaction,
  chat: ChatRow,
  memberIds: readonly string[] | undefined,
  order = chat.turn_order,
): Promise<boolean> {
  if (order !== chat.turn_order) return true;
  if (!memberIds) return false;
  const before = await selectMembers(tx, chat.id);
  return before.map(({ id }) => id).join() !== memberIds.join();
}

async function requireOwn(
  ctx: UserContext,
  personaId: string | null | undefined,
  bookIds: readonly string[] = [],
): Promise<void> {
  if (personaId && !(await findPersona(ctx.db, ctx.caller.id, personaId)))
    throw new AppError('not_found', { detail: 'There is no such persona.' });
  const ids = [...new Set(bookIds)];
  if ((await selectOwnLorebooks(ctx.db, ctx.caller.id, ids)).length < ids.length)
    throw new AppError('not_found', { detail: 'There is no such lorebook.' });
}

/** The chat's greeting for another persona; undefined when it does not change. */
async function otherGreeting(
  ctx: UserContext,
  tx: Transaction,
  chat: ChatRow,
  personaId: string | null | undefined,
): Promise<string | undefined> {
  const isUnchanged = personaId === undefined || personaId === chat.persona_id;
  if (isUnchanged || chat.message_count > 0 || chat.greeting === null) return undefined;
  const character = await findGreeter(tx, chat.character_id);
  if (!character) return undefined;
  const write = async (id: string | null) =>
    writeGreetings(character, ctx.caller.fullName, await findPersonaFor(tx, chat.user_id, id));
  const place = (await write(chat.persona_id)).indexOf(chat.greeting);
  return (await write(personaId))[place];
}
