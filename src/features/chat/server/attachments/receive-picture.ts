import { entitlementsOf, premiumRequired } from '#features/billing/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { ChatPicture } from '../../contract-attachments.ts';
import { MAX_PICTURE_BYTES } from '../../limits.ts';
import { findChat } from '../queries.ts';
import { checkUpload } from './check-upload.ts';
import { folderOf, makePictureFiles } from './make-picture-files.ts';
import { presentPicture } from './present-picture.ts';
import { insertPicture, type PictureRow } from './queries.ts';
import { removeFolder } from './remove-files.ts';

/**
 * Stores a picture that the user may then send in this chat.
 * @throws AppError not_found, premium_required, payload_too_large, content_blocked,
 * check_unavailable; FieldError for a file that is not a usable picture
 */
export async function receivePicture(
  ctx: UserContext,
  chatId: string,
  file: File,
): Promise<ChatPicture> {
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  requireSendPictures(ctx);
  await ctx.limits.consume('send_picture', ctx.caller.id);
  if (file.size > MAX_PICTURE_BYTES)
    throw new AppError('payload_too_large', { detail: 'The picture is larger than 10 MB.' });
  const { bytes, ...checked } = await checkUpload(ctx, Buffer.from(await file.arrayBuffer()));
  const id = newId();
  const folder = folderOf(ctx.caller.id, id);
  try {
    const row: PictureRow = {
      id,
      user_id: ctx.caller.id,
      chat_id: chatId,
      message_id: null,
      ...(await makePictureFiles(ctx.storage, bytes, folder)),
      ...checked,
      created_at: ctx.now(),
    };
    await insertPicture(ctx.db, row);
    return presentPicture(ctx, row);
  } catch (error) {
    await removeFolder(ctx, folder);
    throw error;
  }
}

/** @throws AppError premium_required */
export function requireSendPictures({ caller }: Pick<UserContext, 'caller'>): void {
  if (!entitlementsOf(caller.plan).sendPictures)
    throw premiumRequired('Sending pictures is part of Premium.');
}

export const pictureWasSent = (): AppError =>
  new AppError('conflict', { detail: 'This picture was already sent. Choose it again.' });
