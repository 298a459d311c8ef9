import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import { orderChatPicture } from '#features/images/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { PicturePlan } from './plan-picture.ts';
import { hasPicture } from './picture-queries.ts';
import type { MessageRow } from './message-queries.ts';

/**
 * Stores the picture that follows a reply, in the transaction that ends the reply: its message, and
 * its job with the tokens held. A refusal is stored in its place. Undefined if none is due: the
 * request already has one, or an offer would cost tokens.
 */
export async function storePicture(
  ctx: Context,
  tx: Transaction,
  reply: MessageRow,
  userId: string,
  plan: PicturePlan,
): Promise<MessageRow | undefined> {
  const { scene, character, isOffered } = plan;
  if (reply.reply_to === null || (await hasPicture(tx, reply.reply_to))) return undefined;
  let { failure } = plan;
  let jobId: string | null = null;
  if (failure === null)
    try {
      const order = { userId, character, scene, onlyIfIncluded: isOffered };
      // A savepoint: a rejected order is rolled back while the reply's end is still stored.
      const job = await tx.transaction((inner) => orderChatPicture(inner, ctx, order));
      jobId = job?.id ?? null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failure = error.code;
    }
  if (jobId === null && isOffered) return undefined;
  const [row] = await tx
    .insert(messages)
    .values({
      id: newId(),
      chat_id: reply.chat_id,
      sender: 'character',
      content: scene,
      content_type: 'image',
      status: jobId === null ? 'failed' : 'making',
      failure,
      reply_to: reply.reply_to,
      character_id: reply.character_id,
      image_job_id: jobId,
      rev: reply.rev,
      created_at: ctx.now(),
    })
    .returning();
  await tx
    .update(chats)
    .set({ message_count: sql`${chats.message_count} + 1` })
    .where(eq(chats.id, reply.chat_id));
  return row;
}
