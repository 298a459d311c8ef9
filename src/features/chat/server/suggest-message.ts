import { checkText, StreamRefused } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { TextEngineError } from '#platform/models/text/index.ts';
import { newId } from '#shared/ids.ts';
import type { Suggestion } from '../contract-messages.ts';
import { MAX_MESSAGE_LENGTH } from '../limits.ts';
import { loadReplyContext, type ReplyContext } from './load-reply-context.ts';
import { lastTurns } from './quotes/find-answered.ts';
import { recordBlocked } from './record-blocked.ts';
import { openReply, streamReplyText } from './stream-reply-text.ts';

/**
 * Writes a draft of the user's next message. It is judged as a reply and as the user's message, and
 * neither stored nor counted.
 * @param left aborts the engine when the caller is gone
 * @throws AppError not_found, reply_in_progress, conflict when the draft may not be shown,
 * engine_unavailable
 */
export async function suggestMessage(
  ctx: UserContext,
  chatId: string,
  left: AbortSignal,
): Promise<Suggestion> {
  await ctx.limits.consume('send', ctx.caller.id);
  const context = await loadReplyContext(ctx, chatId, newId());
  if (!context || context.chat.user_id !== ctx.caller.id || context.chat.removed_at)
    throw new AppError('not_found');
  if (context.hasOpenReply) throw new AppError('reply_in_progress');
  ctx.spend.require('text');
  const content = (await write(ctx, context, left)).slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
  if (content === '') throw unwritten();
  const verdict = await checkText(ctx, {
    surface: 'chat_input',
    texts: [content],
    previous: lastTurns(context.history),
    userId: ctx.caller.id,
    // The engine wrote it.
    own: [],
  });
  if (verdict.outcome === 'block' || verdict.outcome === 'crisis') throw unfit();
  return { content };
}

async function write(ctx: UserContext, context: ReplyContext, left: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const leave = (): void => abort.abort('left');
  left.addEventListener('abort', leave);
  try {
    const open = openReply(ctx, { id: newId(), variant_index: 0 }, context, abort, {
      suggests: true,
    });
    return (await streamReplyText(ctx, open, context, () => {})).text;
  } catch (error) {
    if (error instanceof StreamRefused) {
      await recordBlocked(ctx, error, ctx.caller.id);
      throw unfit();
    }
    if (error instanceof TextEngineError || abort.signal.aborted) throw unwritten(error);
    throw error;
  } finally {
    left.removeEventListener('abort', leave);
  }
}

const unfit = () =>
  new AppError('conflict', {
    detail: 'There is no suitable suggestion. Try again, or write your own message.',
  });

const unwritten = (cause?: unknown) =>
  new AppError('engine_unavailable', {
    detail: 'No suggestion could be written. Please try again.',
    cause,
  });
