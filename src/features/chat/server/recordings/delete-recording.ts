import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { messages } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { announce, hasPrivateFile } from '../announce.ts';
import { presentMessages } from '../present.ts';
import { bumpRevision, lockChat } from '../queries.ts';
import type { MessageRow } from '../message-queries.ts';
import { removeRecordingFiles } from './files.ts';
import { deleteRow, findRecording } from './queries.ts';

/** Permanently deletes a recording, sent or not. Its message stays. @throws AppError not_found */
export async function deleteRecording(ctx: UserContext, chatId: string, id: string): Promise<void> {
  await ctx.limits.consume('write', ctx.caller.id);
  const { recording, changed } = await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
    const gone = await findRecording(tx, { userId: ctx.caller.id, chatId, id });
    if (!gone) throw new AppError('not_found');
    await deleteRow(tx, id);
    return {
      recording: gone,
      changed: gone.message_id && (await touch(tx, chatId, gone.message_id)),
    };
  });
  await removeRecordingFiles(ctx, [recording]);
  if (!changed) return;
  const [message] = await presentMessages(ctx, [changed]);
  announce(ctx, [changed], undefined, hasPrivateFile(message));
}

/** Makes readers refetch the message. */
async function touch(
  tx: Transaction,
  chatId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const rev = await bumpRevision(tx, chatId);
  const [row] = await tx
    .update(messages)
    .set({ rev })
    .where(eq(messages.id, messageId))
    .returning();
  return row;
}
