import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import { takeMessageAllowance } from '#features/billing/server/index.ts';
import { cancelJobs } from '#features/images/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import { deleteClips, removeSpeechFiles } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { packOrigin } from '#platform/origin.ts';
import { found } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Message } from '../contract-messages.ts';
import { chooseSpeaker } from '../scenes/choose-speaker.ts';
import { announce, hasPrivateFile } from './announce.ts';
import { preview } from './preview.ts';
import { judgeEdit } from './judge-edit.ts';
import { takeBackFacts } from './memory/take-back-facts.ts';
import { jobsOf } from './picture-queries.ts';
import { presentMessages } from './present.ts';
import { bumpRevision, lockChat, type ChatRow } from './queries.ts';
import { deleteMessages, selectMessagesAfter, type MessageRow } from './message-queries.ts';
import { startReplies } from './reply-queue.ts';
import { requireLast } from './require-last.ts';
import { findLastSpeaker, selectCast } from './scenes/queries.ts';
import { takeDisclosure } from './take-disclosure.ts';

/**
 * Edits the user's last message, which the caller has counted against the rate limit. Later
 * messages are deleted, and a new reply is written after any AI disclosure that is due.
 */
export async function editMessage(
  ctx: UserContext,
  message: MessageRow,
  content: string,
): Promise<Message> {
  await judgeEdit(ctx, message, content);
  ctx.spend.require('text');
  const { changed, removed, files, notifyCanceled } = await ctx.db.transaction(async (tx) => {
    const chat = found(await lockChat(tx, ctx.caller.id, message.chat_id));
    await requireLast(tx, message, 'user');
    await takeMessageAllowance(tx, ctx, ctx.caller);
    const after = await selectMessagesAfter(tx, message.chat_id, message.id);
    const added = await buildAnswer(
      tx,
      ctx,
      message,
      await chooseAgain(tx, chat, { ...message, content }, after),
    );
    const now = added.at(-1)!.created_at;
    const notify = await cancelJobs(tx, ctx, jobsOf(after));
    const gone = after.map((row) => row.id);
    await takeBackFacts(ctx, tx, message, gone);
    const clips = await deleteClips(tx, gone);
    await deleteMessages(tx, gone);
    const rev = await bumpRevision(tx, message.chat_id, {
      message_count: sql`${chats.message_count} + ${added.length - after.length}`,
      last_message: { content: preview(content), sender: 'user', content_type: 'text' },
      last_message_at: now,
      sorted_at: now,
      // Offline readers cannot learn which messages were removed, so they reload the chat.
      reset_rev: sql`${chats.rev} + 1`,
    });
    const [row] = await tx
      .update(messages)
      .set({ content, edited_at: now, rev })
      .where(eq(messages.id, message.id))
      .returning();
    const rows = await tx
      .insert(messages)
      .values(added.map((one) => ({ ...one, rev })))
      .returning();
    return {
      changed: [found(row), ...rows],
      removed: gone,
      files: clips,
      notifyCanceled: notify,
    };
  });
  notifyCanceled();
  await removeSpeechFiles(ctx, files);
  const [presented] = await presentMessages(ctx, [changed[0]!]);
  announce(ctx, changed, removed, hasPrivateFile(presented));
  startReplies(ctx);
  return found(presented);
}

/**
 * The character that replies to the new text. Where the user chooses, it is the one that replied to
 * the old text.
 */
async function chooseAgain(
  tx: Transaction,
  { id: chatId, turn_order: order }: ChatRow,
  { id, content: said }: MessageRow,
  after: readonly MessageRow[],
): Promise<string | null> {
  const cast = await selectCast(tx, chatId);
  const own = cast[0].id;
  const before = after.find(({ sender }) => sender === 'character');
  const last = await findLastSpeaker(tx, chatId, id);
  const asked = order === 'chosen' && before ? (before.character_id ?? own) : undefined;
  const next = chooseSpeaker({ cast, order, said, last, asked });
  return next === own ? null : next;
}

/** The rows that follow the edited message: the AI disclosure when it is due, then the reply. */
async function buildAnswer(
  tx: Transaction,
  ctx: UserContext,
  { id, chat_id, call_id }: MessageRow,
  character_id: string | null,
): Promise<Omit<typeof messages.$inferInsert, 'rev'>[]> {
  const now = ctx.now();
  const common = { chat_id, call_id, created_at: now };
  const isDue = await takeDisclosure(tx, ctx, now);
  // Ids define the chat's order, so they are generated in that order.
  const notice = { ...common, id: newId(), sender: 'system' as const, content: AI_DISCLOSURE };
  const reply = { ...common, id: newId(), sender: 'character' as const, content: '' };
  return [
    ...(isDue ? [notice] : []),
    { ...reply, status: 'pending', reply_to: id, character_id, origin: packOrigin() },
  ];
}
