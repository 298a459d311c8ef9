import { StreamRefused } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { hasTooManyAttempts, MAX_FAILURES, RETRY_AFTER_MS } from '../rules.ts';
import { endReply } from './end-reply.ts';
import { releaseReply, recordFailure } from './release-reply.ts';
import { loadReplyContext, type ReplyContext } from './load-reply-context.ts';
import { planPicture } from './plan-picture.ts';
import type { MessageRow } from './queries.ts';
import { publishPiece, publishToChat } from './piece-publisher.ts';
import { recordBlocked } from './record-blocked.ts';
import { createPartsWriter } from './reply-parts-writer.ts';
import { startMissedReplies, startReplies } from './reply-queue.ts';
import { registerReply, type AbortReason, type ActiveReply } from './reply-registry.ts';
import { streamHonestReply } from './stream-honest-reply.ts';
import { openReply, type OpenReply } from './stream-reply-text.ts';

/** The engine sent nothing that can be shown, such as hidden thoughts only: a failed attempt. */
class EmptyReply extends Error {}

/** What the caller already has: the reply's context, and perhaps an engine call in progress. */
interface Prepared {
  context: ReplyContext;
  open: OpenReply | undefined;
}

/** Writes a claimed reply. */
export async function writeReply(
  ctx: Context,
  claimed: MessageRow,
  prepared?: Prepared,
): Promise<void> {
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
    if (context) await writeOnce(ctx, claimed, context, active, prepared?.open);
  } finally {
    release();
    startMissedReplies(ctx);
  }
}

async function writeOnce(
  ctx: Context,
  reply: MessageRow,
  context: ReplyContext,
  active: ActiveReply,
  asked: OpenReply | undefined,
): Promise<void> {
  const userId = context.user.id;
  if (hasTooManyAttempts(reply.attempt)) {
    await endReply(ctx, reply, userId, { status: 'failed', content: '', failure: 'gave_up' });
    return;
  }
  const { id, attempt, rev, chat_id } = reply;
  publishToChat(ctx, chat_id, { t: 'start', id, attempt, rev });
  const parts = createPartsWriter(ctx, reply, () =>
    active.abort.abort('lost' satisfies AbortReason),
  );
  try {
    const open = asked ?? openReply(ctx, reply, context, active.abort);
    const { text: content, markers } = await streamHonestReply(
      ctx,
      reply,
      open,
      context,
      (piece) => {
        const position = active.text.length;
        if (position === 0 && reply.attempt === 1)
          ctx.telemetry.firstTokenSeconds.observe(
            Math.max(0, (Date.now() - reply.created_at.getTime()) / 1000),
          );
        active.text += piece;
        publishPiece(ctx, chat_id, { id, attempt, position, d: piece });
        parts.add(piece);
      },
    );
    if (content === '' && markers.length === 0) throw new EmptyReply('nothing to show');
    await parts.close();
    const picture = reply.is_initiative ? undefined : await planPicture(ctx, context, markers);
    await endReply(ctx, reply, userId, { status: 'done', content, picture });
  } catch (error) {
    await parts.close();
    await endEarly(ctx, reply, userId, active, error);
  }
}

async function endEarly(
  ctx: Context,
  reply: MessageRow,
  userId: string,
  active: ActiveReply,
  error: unknown,
): Promise<void> {
  const reason = active.abort.signal.aborted
    ? (active.abort.signal.reason as AbortReason)
    : undefined;
  if (reason === 'lost') return;
  if (reason === 'stopped') {
    await endReply(ctx, reply, userId, { status: 'stopped', content: active.text.trimEnd() });
    return;
  }
  if (reason === 'shutdown') return releaseReply(ctx, reply);
  if (error instanceof StreamRefused) {
    await recordBlocked(ctx, error, userId);
    await endReply(ctx, reply, userId, { status: 'failed', content: '', failure: 'blocked' });
    return;
  }
  ctx.log.warn({ err: error, reply: reply.id, failures: reply.failures + 1 }, 'reply failed');
  if (reply.failures + 1 >= MAX_FAILURES) {
    await endReply(ctx, reply, userId, { status: 'failed', content: '', failure: 'engine' });
    return;
  }
  const pause = RETRY_AFTER_MS[reply.failures] ?? 3000;
  await recordFailure(ctx, reply, pause);
  setTimeout(() => startReplies(ctx), pause).unref();
}
