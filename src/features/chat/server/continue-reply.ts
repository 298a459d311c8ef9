import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages, users } from '#db/schema/index.ts';
import { takeMessageAllowance } from '#features/billing/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { packOrigin } from '#platform/origin.ts';
import { newId } from '#shared/ids.ts';
import type { Message } from '../contract.ts';
import { isDisclosureDue } from '../rules.ts';
import { announce } from './announce.ts';
import {
  findEarlierRequest,
  rememberRequest,
  RepeatedRequest,
  type RepeatableRequest,
} from './idempotency.ts';
import { presentMessage } from './present.ts';
import {
  bumpRevision,
  findChat,
  findMessage,
  lockChat,
  selectOpenReplies,
  type MessageRow,
} from './queries.ts';
import { startReplies } from './reply-queue.ts';

/**
 * Writes a further reply that continues the character's last message. Counts as a message of the
 * daily allowance.
 * @throws AppError not_found, reply_in_progress, conflict without such a message,
 * daily_message_limit, engine_unavailable
 */
export async function continueReply(
  ctx: UserContext,
  chatId: string,
  key: string | undefined,
): Promise<Message> {
  await ctx.limits.consume('send', ctx.caller.id);
  const request: RepeatableRequest = {
    userId: ctx.caller.id,
    key,
    content: `continue\n${chatId}`,
  };
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  const earlier = await findEarlierRequest(ctx.db, request);
  if (earlier) return readReply(ctx, chatId, earlier.message_id);
  ctx.spend.require('text');
  try {
    const rows = await ctx.db.transaction((tx) => store(tx, ctx, chatId, request));
    announce(ctx, rows);
    startReplies(ctx);
    return presentMessage(rows.at(-1)!);
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return readReply(ctx, chatId, found(await findEarlierRequest(ctx.db, request)).message_id);
  }
}

const readReply = async (ctx: UserContext, chatId: string, id: string): Promise<Message> =>
  presentMessage(found(await findMessage(ctx.db, chatId, id)));

async function store(
  tx: Transaction,
  ctx: UserContext,
  chatId: string,
  request: RepeatableRequest,
): Promise<MessageRow[]> {
  if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
  const now = ctx.now();
  const added = { chat_id: chatId, created_at: now };
  // Ids define the chat's order, so they are generated in that order.
  const notice = { ...added, id: newId(), sender: 'system' as const, content: AI_DISCLOSURE };
  const reply = { ...added, id: newId(), sender: 'character' as const, content: '' };
  await rememberRequest(tx, request, { message_id: reply.id, reply_id: reply.id }, now);
  if ((await selectOpenReplies(tx, chatId)).length > 0) throw new AppError('reply_in_progress');
  await requireContinuable(tx, chatId);
  await takeMessageAllowance(tx, ctx, ctx.caller);
  const isDue = await takeDisclosure(tx, ctx, now);
  const values = [
    ...(isDue ? [notice] : []),
    { ...reply, status: 'pending' as const, is_continuation: true, origin: packOrigin() },
  ];
  const rev = await bumpRevision(tx, chatId, {
    message_count: sql`${chats.message_count} + ${values.length}`,
  });
  return tx
    .insert(messages)
    .values(values.map((row) => ({ ...row, rev })))
    .returning();
}

async function requireContinuable(tx: Transaction, chatId: string): Promise<void> {
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
      detail: 'There is no message of the character to continue. Write one of your own.',
    });
}

/** Whether the AI disclosure is due before this reply; it then counts as given. */
async function takeDisclosure(tx: Transaction, ctx: UserContext, now: Date): Promise<boolean> {
  const { id } = ctx.caller;
  const [user] = await tx
    .select({ lastDisclosedAt: users.ai_disclosed_at })
    .from(users)
    .where(eq(users.id, id));
  const isDue = isDisclosureDue({ isFirstMessage: false, ...found(user), now });
  if (isDue) await tx.update(users).set({ ai_disclosed_at: now }).where(eq(users.id, id));
  return isDue;
}
