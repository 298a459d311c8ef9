import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import { takeMessageAllowance } from '#features/billing/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { packOrigin } from '#platform/origin.ts';
import { newId } from '#shared/ids.ts';
import type { Message } from '../contract-messages.ts';
import { chooseSpeaker } from '../scenes/choose-speaker.ts';
import { announce } from './announce.ts';
import {
  findEarlierRequest,
  rememberRequest,
  RepeatedRequest,
  type RepeatableRequest,
} from './idempotency.ts';
import { presentMessages } from './present.ts';
import { bumpRevision, findChat, lockChat } from './queries.ts';
import { findMessage, selectOpenReplies, type MessageRow } from './message-queries.ts';
import { startReplies } from './reply-queue.ts';
import { selectCast } from './scenes/queries.ts';
import { findMember } from './scenes/speak-as.ts';
import { takeDisclosure } from './take-disclosure.ts';

/**
 * Writes another reply that continues the character's last message, or one from another character
 * of the scene. Counts as a message of the daily allowance.
 * @throws AppError not_found, reply_in_progress, conflict without such a message,
 * daily_message_limit, engine_unavailable; FieldError for a speaker outside the scene
 */
export async function continueReply(
  ctx: UserContext,
  chatId: string,
  key: string | undefined,
  speaker?: string,
): Promise<Message> {
  await ctx.limits.consume('send', ctx.caller.id);
  const request: RepeatableRequest = {
    userId: ctx.caller.id,
    key,
    content: ['continue', chatId, ...(speaker ? [speaker] : [])].join('\n'),
  };
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  const earlier = await findEarlierRequest(ctx.db, request);
  if (earlier) return readReply(ctx, chatId, earlier.message_id);
  ctx.spend.require('text');
  try {
    const rows = await ctx.db.transaction((tx) => store(tx, ctx, chatId, request, speaker));
    announce(ctx, rows);
    startReplies(ctx);
    return found((await presentMessages(ctx, rows)).at(-1));
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return readReply(ctx, chatId, found(await findEarlierRequest(ctx.db, request)).message_id);
  }
}

async function readReply(ctx: UserContext, chatId: string, id: string): Promise<Message> {
  const [message] = await presentMessages(ctx, [found(await findMessage(ctx.db, chatId, id))]);
  return found(message);
}

async function store(
  tx: Transaction,
  ctx: UserContext,
  chatId: string,
  request: RepeatableRequest,
  speaker: string | undefined,
): Promise<MessageRow[]> {
  if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
  const now = ctx.now();
  const added = { chat_id: chatId, created_at: now };
  // Ids define the chat's order, so they are generated in that order.
  const notice = { ...added, id: newId(), sender: 'system' as const, content: AI_DISCLOSURE };
  const cast = await selectCast(tx, chatId);
  const asked = findMember(cast, speaker);
  const reply = { ...added, id: newId(), sender: 'character' as const, content: '' };
  await rememberRequest(tx, request, { message_id: reply.id, reply_id: reply.id }, now);
  if ((await selectOpenReplies(tx, chatId)).length > 0) throw new AppError('reply_in_progress');
  const last = await requireContinuable(tx, chatId);
  const next = chooseSpeaker({
    cast,
    order: 'chosen',
    said: '',
    last: last.character_id ?? cast[0].id,
    asked,
  });
  await takeMessageAllowance(tx, ctx, ctx.caller);
  const isDue = await takeDisclosure(tx, ctx, now);
  const values = [
    ...(isDue ? [notice] : []),
    {
      ...reply,
      status: 'pending' as const,
      is_continuation: true,
      character_id: next === cast[0].id ? null : next,
      origin: packOrigin(),
    },
  ];
  const rev = await bumpRevision(tx, chatId, {
    message_count: sql`${chats.message_count} + ${values.length}`,
  });
  return tx
    .insert(messages)
    .values(values.map((row) => ({ ...row, rev })))
    .returning();
}

async function requireContinuable(tx: Transaction, chatId: string): Promise<MessageRow> {
  const [last] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        ne(messages.sender, 'system'),
        eq(messages.content_type, 'text'),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  if (last?.sender !== 'character' || last.content === '')
    throw new AppError('conflict', {
      detail: 'There is no message from the character to continue. Write one yourself.',
    });
  return last;
}
