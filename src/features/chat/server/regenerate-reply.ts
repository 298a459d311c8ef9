import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { message_variants, messages } from '#db/schema/index.ts';
import { takeMessageAllowance } from '#features/billing/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { packOrigin } from '#platform/origin.ts';
import type { Message } from '../contract-messages.ts';
import { nextAttempt, MAX_VARIANTS } from '../rules.ts';
import {
  findEarlierRequest,
  rememberRequest,
  RepeatedRequest,
  type RepeatableRequest,
} from './idempotency.ts';
import { judgeEdit } from './judge-edit.ts';
import { presentMessages } from './present.ts';
import { bumpRevision, findChat, lockChat } from './queries.ts';
import { findMessage, type MessageRow } from './message-queries.ts';
import { announce } from './announce.ts';
import { startReplies } from './reply-queue.ts';
import { takeBackFacts } from './memory/take-back-facts.ts';
import { requireLast } from './require-last.ts';
import { retryPicture } from './retry-picture.ts';

/**
 * Writes the last reply again as another variant. A failed or empty reply, and a failed picture, is
 * retried in place. A hint directs the new variant and is judged as the user's words.
 * @throws AppError not_found, content_blocked, not_last_message, reply_in_progress, conflict at the
 * maximum number of variants
 */
export async function regenerateReply(
  ctx: UserContext,
  chatId: string,
  messageId: string,
  key: string | undefined,
  hint?: string,
): Promise<Message> {
  await ctx.limits.consume('send', ctx.caller.id);
  const asks = hint?.trim().toWellFormed() || undefined;
  const request: RepeatableRequest = {
    userId: ctx.caller.id,
    key,
    content: ['regenerate', messageId, ...(asks ? [asks] : [])].join('\n'),
  };
  if (await findEarlierRequest(ctx.db, request)) return readOwn(ctx, chatId, messageId);
  const asked =
    (await findChat(ctx.db, ctx.caller.id, chatId)) &&
    (await findMessage(ctx.db, chatId, messageId));
  if (!asked) throw new AppError('not_found');
  if (asks) await judgeEdit(ctx, { ...asked, sender: 'user' }, asks);
  if (asked.content_type === 'text') ctx.spend.require('text');
  try {
    if (asked.content_type === 'image')
      return await present(ctx, await retryPicture(ctx, asked, request));
    const row = await ctx.db.transaction(async (tx) => {
      if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
      const reply = await findMessage(tx, chatId, messageId);
      if (!reply) throw new AppError('not_found');
      await rememberRequest(tx, request, { message_id: messageId, reply_id: messageId }, ctx.now());
      await requireLast(tx, reply, 'character');
      return prepare(ctx, tx, reply, asks);
    });
    announce(ctx, [row]);
    startReplies(ctx);
    return await present(ctx, row);
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return readOwn(ctx, chatId, messageId);
  }
}

async function readOwn(ctx: UserContext, chatId: string, messageId: string): Promise<Message> {
  const row = await findMessage(ctx.db, chatId, messageId);
  if (!row) throw new AppError('not_found');
  return present(ctx, row);
}

async function present(ctx: UserContext, row: MessageRow): Promise<Message> {
  const [message] = await presentMessages(ctx, [row]);
  return found(message);
}

async function prepare(
  ctx: UserContext,
  tx: Transaction,
  reply: MessageRow,
  hint: string | undefined,
): Promise<MessageRow> {
  const isRetry = reply.content === '';
  // A failed first reply refunded its allowance, so a retry takes it again, from today's.
  const isPaidAgain = isRetry && reply.status === 'failed' && reply.variant_count === 1;
  if (isPaidAgain) await takeMessageAllowance(tx, ctx, ctx.caller);
  if (!isRetry && reply.variant_count >= MAX_VARIANTS)
    throw new AppError('conflict', { detail: `A reply has at most ${MAX_VARIANTS} versions.` });
  if (!isRetry && reply.variant_count === 1)
    await tx.insert(message_variants).values({
      message_id: reply.id,
      position: 0,
      content: reply.content,
      status: reply.status === 'stopped' ? 'stopped' : 'done',
    });
  await takeBackFacts(ctx, tx, reply);
  const rev = await bumpRevision(tx, reply.chat_id);
  const place = isRetry
    ? {}
    : { variant_index: reply.variant_count, variant_count: reply.variant_count + 1 };
  const [row] = await tx
    .update(messages)
    .set({
      ...place,
      // A retry of this version keeps its hint.
      hint: hint ?? (isRetry ? reply.hint : null),
      // The day whose allowance is refunded if it fails again.
      ...(isPaidAgain ? { created_at: ctx.now() } : {}),
      status: 'pending',
      content: '',
      attempt: nextAttempt(reply.attempt),
      failures: 0,
      lease_until: null,
      failure: null,
      feedback: null,
      reaction: null,
      origin: packOrigin(),
      rev,
    })
    .where(eq(messages.id, reply.id))
    .returning();
  return found(row);
}
