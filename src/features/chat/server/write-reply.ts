import { StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inSpan, NO_SPAN, TRANSACTION, type Span } from '#platform/tracing/tracing.ts';
import { hasTooManyAttempts, MAX_FAILURES, RETRY_AFTER_MS } from '../rules.ts';
import { endReply, type ReplyEnd } from './end-reply.ts';
import { releaseReply, recordFailure } from './release-reply.ts';
import { loadReplyContext, type ReplyContext } from './load-reply-context.ts';
import { moveWindow } from './prompt-window.ts';
import { planPicture } from './plan-picture.ts';
import type { MessageRow } from './message-queries.ts';
import { publishPiece, publishToChat } from './piece-publisher.ts';
import { recordBlocked } from './record-blocked.ts';
import { createPartsWriter } from './reply-parts-writer.ts';
import { registerReply, type AbortReason, type ActiveReply } from './reply-registry.ts';
import { streamHonestReply } from './stream-honest-reply.ts';
import { isOwnMove, openReply, type OpenReply } from './stream-reply-text.ts';

/** The engine sent nothing that can be shown, such as only hidden reasoning: a failed attempt. */
class EmptyReply extends Error {}

/** What the caller already has: the reply's context, and perhaps an engine call in progress. */
export interface Prepared {
  context: ReplyContext;
  open: OpenReply | undefined;
}

/** Another reply, or the next attempt of this one, can start after this many milliseconds. */
interface Next {
  afterMs: number;
}

/** Writes a claimed reply. Returns when the chat's next one can start, if one waits. */
export async function writeReply(
  ctx: Context,
  claimed: MessageRow,
  prepared?: Prepared,
  span: Span = NO_SPAN,
): Promise<Next | undefined> {
  const active: ActiveReply = {
    processId: ctx.processId,
    chatId: claimed.chat_id,
    attempt: claimed.attempt,
    text: '',
    abort: prepared?.open?.abort ?? new AbortController(),
  };
  const release = registerReply(claimed.id, active);
  try {
    const context = prepared?.context ?? (await loadReplyContext(ctx, claimed.chat_id, claimed.id));
    return context && (await writeOnce(ctx, claimed, context, active, prepared?.open, span));
  } finally {
    release();
  }
}

async function writeOnce(
  ctx: Context,
  reply: MessageRow,
  context: ReplyContext,
  active: ActiveReply,
  asked: OpenReply | undefined,
  span: Span,
): Promise<Next | undefined> {
  const end = async (ended: ReplyEnd): Promise<Next | undefined> => {
    span.set({ 'everafter.reply.status': ended.status });
    if (ended.failure) span.fail(ended.failure);
    const stored = await inSpan(ctx.tracing, 'end reply', TRANSACTION, () =>
      endReply(ctx, reply, context.user.id, ended),
    );
    return stored?.hasNext ? { afterMs: 0 } : undefined;
  };
  if (hasTooManyAttempts(reply.attempt))
    return end({ status: 'failed', content: '', failure: 'gave_up' });
  const { id, attempt, rev, chat_id } = reply;
  publishToChat(ctx, chat_id, { t: 'start', id, attempt, rev, ...originOf(ctx, reply) });
  const parts = createPartsWriter(ctx, reply, () =>
    active.abort.abort('lost' satisfies AbortReason),
  );
  try {
    const open = asked ?? openReply(ctx, reply, context, active.abort);
    const {
      text: content,
      markers,
      inputTokens,
    } = await streamHonestReply(ctx, reply, open, context, (piece) => {
      const position = active.text.length;
      if (position === 0) span.event('first_token');
      if (position === 0 && reply.attempt === 1)
        ctx.telemetry.firstTokenSeconds.observe(
          Math.max(0, (Date.now() - reply.created_at.getTime()) / 1000),
        );
      active.text += piece;
      publishPiece(ctx, chat_id, { id, attempt, position, d: piece });
      parts.add(piece);
    });
    if (content === '' && markers.length === 0) throw new EmptyReply('nothing to show');
    await parts.close();
    const picture = isOwnMove(reply) ? undefined : await planPicture(ctx, context, markers);
    return await end({
      status: 'done',
      content,
      picture,
      window: moveWindow(ctx, context, {
        ...open.prompt,
        counted: inputTokens ?? (await open.count()),
      }),
      isSummaryDue: open.prompt.is_summary_due,
    });
  } catch (error) {
    await parts.close();
    return endEarly(ctx, reply, context.user.id, active, error, end);
  }
}

/**
 * Readers in other processes continue the trace, including those that find the reply by its row.
 */
const originOf = ({ tracing }: Context, { origin }: MessageRow) =>
  tracing.isOn && origin ? { origin } : {};

async function endEarly(
  ctx: Context,
  reply: MessageRow,
  userId: string,
  active: ActiveReply,
  error: unknown,
  end: (ended: ReplyEnd) => Promise<Next | undefined>,
): Promise<Next | undefined> {
  const reason = active.abort.signal.aborted
    ? (active.abort.signal.reason as AbortReason)
    : undefined;
  if (reason === 'lost') return undefined;
  if (reason === 'stopped') return end({ status: 'stopped', content: active.text.trimEnd() });
  if (reason === 'shutdown') {
    await releaseReply(ctx, reply);
    return { afterMs: 0 };
  }
  if (error instanceof StreamRefused) {
    await recordBlocked(ctx, error, userId);
    return end({ status: 'failed', content: '', failure: 'blocked' });
  }
  ctx.log.warn({ err: error, reply: reply.id, failures: reply.failures + 1 }, 'reply failed');
  if (reply.failures + 1 >= MAX_FAILURES)
    return end({ status: 'failed', content: '', failure: 'engine' });
  const afterMs = RETRY_AFTER_MS[reply.failures] ?? 3000;
  await recordFailure(ctx, reply, afterMs);
  return { afterMs };
}
