import type { SpeechFailure } from '#features/voice/contract.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { findSpoken } from './find-spoken.ts';
import { speakFound } from './speak-message.ts';

/**
 * Speaks a reply of a chat with "Reply with voice" on. Failures are sent to the user's pages in one
 * sentence; the text is available anyway.
 */
export async function speakInBackground(
  ctx: Context,
  { message_id, variant_index }: { message_id: string; variant_index: number },
): Promise<void> {
  const spoken = await findSpoken(ctx.db, message_id, ctx.now());
  const message = spoken?.message;
  if (message?.variant_index !== variant_index || message.status !== 'done') return;
  try {
    await speakFound(ctx, spoken!);
  } catch (error) {
    // A reply that changed meanwhile, or has no words, is not a failure.
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict' || error.code === 'browser_voice') return;
    const data: SpeechFailure = {
      chat_id: message.chat_id,
      message_id,
      code: error.code,
      detail: error.message,
    };
    ctx.live.publish(`user:${spoken!.user_id}`, { event: 'speech', data: { ...data } });
  }
}
