import { eq } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import { checkPrompt, orderChatPicture } from '#features/images/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { announce } from './announce.ts';
import { rememberRequest, type RepeatableRequest } from './idempotency.ts';
import { findCharacterForPicture } from './picture-queries.ts';
import { bumpRevision, lockChat } from './queries.ts';
import { findMessage, type MessageRow } from './message-queries.ts';
import { startPicture } from './settle-picture.ts';

/**
 * Retries a failed picture in place, at the usual price.
 * @throws AppError not_found, conflict when it is finished or in progress, insufficient_tokens,
 * rate_limited, content_blocked; RepeatedRequest
 */
export async function retryPicture(
  ctx: UserContext,
  picture: MessageRow,
  request: RepeatableRequest,
): Promise<MessageRow> {
  const { id, chat_id: chatId, content: scene } = picture;
  const userId = ctx.caller.id;
  await ctx.limits.consume('generate', userId);
  const character = await findCharacterForPicture(ctx.db, chatId);
  if (!character) throw new AppError('not_found');
  await checkPrompt(ctx, userId, scene, character);
  const row = await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, userId, chatId))) throw new AppError('not_found');
    const now = await findMessage(tx, chatId, id);
    if (!now) throw new AppError('not_found');
    await rememberRequest(tx, request, { message_id: id, reply_id: id }, ctx.now());
    if (now.status !== 'failed' && now.status !== 'stopped')
      throw new AppError('conflict', {
        detail: 'This picture is finished or in progress. Ask for another one in a message.',
      });
    const job = await orderChatPicture(tx, ctx, {
      userId,
      character,
      scene,
      onlyIfIncluded: false,
    });
    const rev = await bumpRevision(tx, chatId);
    const [again] = await tx
      .update(messages)
      .set({ status: 'making', failure: null, image_job_id: job!.id, rev })
      .where(eq(messages.id, id))
      .returning();
    return found(again);
  });
  announce(ctx, [row]);
  startPicture(ctx, row);
  return row;
}
