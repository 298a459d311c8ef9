import type { Context } from '#platform/context.ts';
import { detectSincereQuestion } from '../honesty/detect-sincere-question.ts';
import { honestAnswer } from '../honesty/honest-answer.ts';
import { saysItIsAnAi } from '../honesty/says-it-is-an-ai.ts';
import type { ReplyContext } from './load-reply-context.ts';
import {
  openReply,
  streamReplyText,
  type OpenReply,
  type OpenedReply,
  type WrittenReply,
} from './stream-reply-text.ts';

/**
 * Streams one reply, like `streamReplyText`. A reply to a sincere question about being human is
 * shown only when it is complete and says that it is an AI. Otherwise it is written again once,
 * then replaced by an honest answer in the question's language.
 */
export async function streamHonestReply(
  ctx: Context,
  reply: OpenedReply,
  open: OpenReply,
  context: ReplyContext,
  onPiece: (text: string) => void,
): Promise<WrittenReply> {
  const language = reply.is_initiative ? null : detectSincereQuestion(context.history);
  if (!language) return streamReplyText(ctx, open, context, onPiece);
  const write = (from: OpenReply): Promise<WrittenReply> =>
    streamReplyText(ctx, from, context, () => {});
  let written = await write(open);
  if (!saysItIsAnAi(written.text)) {
    ctx.log.info({ reply: reply.id }, 'reply does not say that it is an AI; writing it again');
    written = await write(openReply(ctx, reply, context, open.abort, { isReminded: true }));
  }
  if (!saysItIsAnAi(written.text))
    written = { ...written, text: honestAnswer(language, open.names), markers: [] };
  onPiece(written.text);
  return written;
}
