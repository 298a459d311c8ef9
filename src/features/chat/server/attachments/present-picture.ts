import type { Context, UserContext } from '#platform/context.ts';
import { addressExpiry } from '#platform/signed-addresses.ts';
import type { ChatPicture } from '../../contract-attachments.ts';
import { PHOTO_PREVIEW } from '../../rules.ts';
import type { MessageRow } from '../message-queries.ts';
import { selectAttachments, type PictureRow } from './queries.ts';

/** A picture with freshly signed addresses. */
export function presentPicture(
  ctx: Pick<Context, 'addresses' | 'now'>,
  { id, files, width, height, thumbhash, description }: PictureRow,
): ChatPicture {
  const now = ctx.now();
  const sizes = Object.entries(files.webp).toSorted(([a], [b]) => Number(a) - Number(b));
  const addresses = sizes.map(([size, key]) => ({ size, url: ctx.addresses.sign(key, now) }));
  return {
    id,
    url: addresses.at(-1)?.url ?? '',
    srcset: addresses.map(({ size, url }) => `${url} ${size}w`).join(', '),
    width,
    height,
    thumbhash,
    alt: description ?? PHOTO_PREVIEW,
    expires_at: addressExpiry(now).toISOString(),
  };
}

/** The pictures that the user sent with these messages, by the message's id. */
export async function readAttachments(
  ctx: Pick<UserContext, 'db' | 'addresses' | 'now'>,
  rows: readonly Pick<MessageRow, 'id' | 'sender'>[],
): Promise<Map<string, ChatPicture>> {
  const ids = rows.flatMap(({ id, sender }) => (sender === 'user' ? id : []));
  if (ids.length === 0) return new Map();
  const pictures = await selectAttachments(ctx.db, ids);
  return new Map(pictures.map((row) => [row.message_id ?? '', presentPicture(ctx, row)]));
}
