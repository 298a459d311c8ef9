import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages, users } from '#db/schema/index.ts';
import { takeMessageAllowance } from '#features/billing/server/index.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { SentMessage } from '../contract.ts';
import { isDisclosureDue } from '../rules.ts';
import { announce } from './announce.ts';
import { leaseColumns } from './claim-reply.ts';
import { preview } from './end-reply.ts';
import { rememberRequest, type RepeatableRequest } from './idempotency.ts';
import { writeReplyJob } from './jobs.ts';
import type { ReplyContext } from './load-reply-context.ts';
import { presentMessage } from './present.ts';
import type { MessageRow } from './queries.ts';
import { discardReply, openReply } from './stream-reply-text.ts';
import { writeReply, type BegunReply } from './write-reply.ts';

/** The job follows this many seconds behind a reply that is already being written here. */
const NET_AFTER_SECONDS = 20;

interface Turn {
  content: string;
  request: RepeatableRequest;
  /** Help lines that answer instead of the character; nothing is counted then. */
  crisisAnswer: string | null;
  /** The engine may be asked before all is stored: as far as is known, the reply will be written here and now. */
  mayBeginEarly: boolean;
}

type NewMessage = typeof messages.$inferInsert;

/**
 * Stores a user's message with what follows from it, in one transaction: a due AI disclosure
 * before it, and after it a reply (with its job) or the crisis answer. The engine is asked while
 * this is stored; what it says is read, shown and kept only after the commit.
 * @throws RepeatedRequest, AppError daily_message_limit, not_found
 */
export async function storeTurn(
  ctx: UserContext,
  context: ReplyContext,
  turn: Turn,
): Promise<SentMessage> {
  const now = ctx.now();
  const disclose = isDisclosureDue({
    isFirstMessage: context.chat.message_count === 0,
    lastDisclosedAt: context.user.ai_disclosed_at,
    now,
  });
  // Ids give the order of the chat, so they are drawn in it.
  const disclosureId = disclose ? newId() : null;
  const messageId = newId();
  const answerId = newId();
  const storing = ctx.db.transaction(async (tx) => {
    await rememberRequest(
      tx,
      turn.request,
      { message_id: messageId, reply_id: turn.crisisAnswer ? null : answerId },
      now,
    );
    const chat = await advanceChat(tx, context.chat.id, {
      content: turn.content,
      added: disclose ? 3 : 2,
      now,
    });
    if (!turn.crisisAnswer) await takeMessageAllowance(tx, ctx, ctx.caller);
    const startsNow = ctx.config.roles.includes('worker') && !chat.hasOpenReply;
    const common = { chat_id: context.chat.id, rev: chat.rev, created_at: now };
    const answer: NewMessage = turn.crisisAnswer
      ? { ...common, id: answerId, sender: 'system', content: turn.crisisAnswer }
      : {
          ...common,
          id: answerId,
          sender: 'character',
          content: '',
          status: 'pending',
          reply_to: messageId,
          ...(startsNow ? { ...leaseColumns(ctx), attempt: 1 } : {}),
        };
    const values: NewMessage[] = [
      { ...common, id: messageId, sender: 'user', content: turn.content },
      answer,
    ];
    if (disclosureId) {
      values.unshift({ ...common, id: disclosureId, sender: 'system', content: AI_DISCLOSURE });
      await tx.update(users).set({ ai_disclosed_at: now }).where(eq(users.id, ctx.caller.id));
    }
    const stored = await tx.insert(messages).values(values).returning();
    if (!turn.crisisAnswer)
      await ctx.jobs.enqueue(
        tx,
        writeReplyJob,
        { reply_id: answerId },
        startsNow ? { startAfterSeconds: NET_AFTER_SECONDS } : {},
      );
    return { rows: stored, isUnchanged: chat.rev === context.chat.rev + 1 };
  });
  const begun = turn.mayBeginEarly
    ? beginEarly(ctx, context, { messageId, answerId, content: turn.content, now })
    : undefined;
  storing
    .catch(() => begun && discardReply(begun.open))
    .finally(() => begun && beginning.delete(context.chat.id));
  const { rows, isUnchanged } = await storing;

  const message = rows.find((row) => row.id === messageId)!;
  const answer = rows.find((row) => row.id === answerId)!;
  announce(ctx, rows);
  const isUsable = answer.status === 'streaming' && isUnchanged;
  if (begun && !isUsable) discardReply(begun.open);
  if (answer.status === 'streaming') startWriting(ctx, answer, isUsable ? begun : undefined);
  return { ...presentMessage(message), reply_id: turn.crisisAnswer ? null : answerId };
}

/** Moves the chat on to its next revision, and holds it until the transaction ends. */
async function advanceChat(
  tx: Transaction,
  chatId: string,
  { content, added, now }: { content: string; added: number; now: Date },
): Promise<{ rev: number; hasOpenReply: boolean }> {
  const [chat] = await tx
    .update(chats)
    .set({
      rev: sql`${chats.rev} + 1`,
      message_count: sql`${chats.message_count} + ${added}`,
      last_message: { content: preview(content), sender: 'user', content_type: 'text' },
      last_message_at: now,
      sorted_at: now,
    })
    .where(and(eq(chats.id, chatId), isNull(chats.removed_at)))
    .returning({
      rev: chats.rev,
      hasOpenReply: sql<boolean>`EXISTS (SELECT 1 FROM messages m WHERE m.chat_id = chats.id AND m.status IN ('pending', 'streaming'))`,
    });
  if (!chat) throw new AppError('not_found');
  return chat;
}

/** Chats with a turn being stored whose reply was asked for: of sends at the same moment one alone asks. */
const beginning = new Set<string>();

/** Asks the engine for the reply to a message that is still being stored; undefined when it had better wait. */
function beginEarly(
  ctx: UserContext,
  before: ReplyContext,
  made: { messageId: string; answerId: string; content: string; now: Date },
): BegunReply | undefined {
  // A NUL character cannot be stored: such a turn is about to be refused.
  if (beginning.has(before.chat.id) || made.content.includes('\0')) return undefined;
  const said: ReplyContext['history'][number] = {
    id: made.messageId,
    sender: 'user',
    content: made.content,
    content_type: 'text',
    status: 'done',
    created_at: made.now,
  };
  const context = { ...before, history: [...before.history, said] };
  const reply = { id: made.answerId, variant_index: 0 };
  try {
    const open = openReply(ctx, reply, context, new AbortController());
    beginning.add(before.chat.id);
    return { context, open };
  } catch (error) {
    // It will be met again where the reply is written, and told there.
    ctx.log.debug({ err: error, reply: made.answerId }, 'reply not begun early');
    return undefined;
  }
}

function startWriting(ctx: UserContext, reply: MessageRow, begun: BegunReply | undefined): void {
  writeReply(ctx, reply, begun).catch((error: unknown) =>
    ctx.log.error({ err: error, reply: reply.id }, 'reply not written'),
  );
}
