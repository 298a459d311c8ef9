import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { characters, chat_lorebooks, chat_members, chats, messages } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { DEFAULT_LIMIT } from '#shared/pagination.ts';
import type { Chat } from '../contract.ts';
import { branchTitle } from '../rules.ts';
import { copyPictures } from './attachments/copy-pictures.ts';
import { copyRecordings } from './recordings/copy-recordings.ts';
import { copyMemories } from './memory/copy-memories.ts';
import { readLastMessage } from './last-message.ts';
import { findMessage } from './message-queries.ts';
import { lockChat, type ChatRow } from './queries.ts';
import { readChat } from './read-chat.ts';

/**
 * Creates another chat with the messages up to and including one, with their variants, settings and
 * memories. Pictures and recordings are shared. Unfinished messages are omitted.
 * @throws AppError not_found, reply_in_progress for an unfinished message
 */
export async function branchChat(
  ctx: UserContext,
  chatId: string,
  messageId: string,
): Promise<Chat> {
  await ctx.limits.consume('write', ctx.caller.id);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    const source = await lockChat(tx, ctx.caller.id, chatId);
    if (!source) throw new AppError('not_found');
    const { status } = found(await findMessage(tx, chatId, messageId));
    if (['pending', 'streaming', 'making'].includes(status))
      throw new AppError('reply_in_progress');
    await insertChat(tx, ctx, source, { id, branched_at: messageId });
    await copySettings(tx, chatId, id);
    const ids = await copyMessages(tx, { from: chatId, upto: messageId, into: id });
    await copyPictures(tx, { from: chatId, into: id }, ids);
    await copyRecordings(tx, { from: chatId, into: id }, ids);
    await copyMemories(tx, source, id, ids);
    await tx
      .update(chats)
      .set({ ...(await readLastMessage(tx, id)), sorted_at: ctx.now() })
      .where(eq(chats.id, id));
  });
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
  return readChat(ctx, id, { skip: 0, limit: DEFAULT_LIMIT });
}

async function insertChat(
  tx: Transaction,
  ctx: UserContext,
  source: ChatRow,
  branch: { id: string; branched_at: string },
): Promise<void> {
  const [character] = await tx
    .select({ name: characters.name })
    .from(characters)
    .where(eq(characters.id, source.character_id));
  await tx.insert(chats).values({
    ...branch,
    ...settingsOf(source),
    user_id: source.user_id,
    character_id: source.character_id,
    greeting: source.greeting,
    is_main: false,
    title: branchTitle(source.title ?? found(character).name),
    branched_from: source.id,
    rev: 1,
    created_at: ctx.now(),
  });
}

/** The user's settings for the chat. */
const settingsOf = (chat: ChatRow) => ({
  persona_id: chat.persona_id,
  note: chat.note,
  note_depth: chat.note_depth,
  reply_length: chat.reply_length,
  reply_style: chat.reply_style,
  sampling: chat.sampling,
  turn_order: chat.turn_order,
  voice_replies: chat.voice_replies,
  recalls_other_chats: chat.recalls_other_chats,
});

async function copySettings(tx: Transaction, from: string, into: string): Promise<void> {
  const members = await tx.select().from(chat_members).where(eq(chat_members.chat_id, from));
  if (members.length > 0)
    await tx.insert(chat_members).values(members.map((one) => ({ ...one, chat_id: into })));
  const books = await tx.select().from(chat_lorebooks).where(eq(chat_lorebooks.chat_id, from));
  if (books.length > 0)
    await tx.insert(chat_lorebooks).values(books.map((one) => ({ ...one, chat_id: into })));
}

/** Copies within the database, since a chat may be large. Returns the new id of each message. */
async function copyMessages(
  tx: Transaction,
  { from, upto, into }: { from: string; upto: string; into: string },
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, from),
        lte(messages.id, upto),
        sql`status NOT IN ('pending', 'streaming', 'making')`,
      ),
    )
    .orderBy(asc(messages.id));
  const ids = new Map(rows.map(({ id }) => [id, newId()]));
  const pairs = sql`unnest(${sql.param([...ids.keys()])}::uuid[], ${sql.param([...ids.values()])}::uuid[])`;
  await tx.execute(sql`
    INSERT INTO messages (id, chat_id, sender, content, content_type, status, rev, variant_index, variant_count,
      feedback, reaction, edited_at, reply_to, quoted_id, is_initiative, character_id, is_continuation, hint, image_id, failure, created_at)
    SELECT pair.new, ${into}::uuid, m.sender, m.content, m.content_type, m.status, 1, m.variant_index, m.variant_count,
      m.feedback, m.reaction, m.edited_at, answered.new, coalesce(quoted.new, m.quoted_id), m.is_initiative, m.character_id, m.is_continuation, m.hint, m.image_id, m.failure, m.created_at
    FROM ${pairs} AS pair(old, new) JOIN messages m ON m.id = pair.old
    LEFT JOIN ${pairs} AS answered(old, new) ON answered.old = m.reply_to
    LEFT JOIN ${pairs} AS quoted(old, new) ON quoted.old = m.quoted_id`);
  await tx.execute(sql`
    INSERT INTO message_variants (message_id, position, content, status, created_at)
    SELECT pair.new, v.position, v.content, v.status, v.created_at
    FROM ${pairs} AS pair(old, new) JOIN message_variants v ON v.message_id = pair.old`);
  await tx.update(chats).set({ message_count: ids.size }).where(eq(chats.id, into));
  return ids;
}
