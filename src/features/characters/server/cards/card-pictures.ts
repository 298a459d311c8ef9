import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { checkPicture, refuse } from '#features/moderation/server/index.ts';
import type { character_media } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { decodeImage, FetchImageError } from '#platform/fetch-image/index.ts';
import { newId } from '#shared/ids.ts';
import type { CardPicture } from '../../cards/index.ts';
import { UPLOADED_PICTURE } from '../present.ts';

type MediaRow = typeof character_media.$inferInsert;

/** The stored widths in pixels; larger ones than the picture are skipped. */
const WIDTHS = [720, 480, 320];
const THUMB = 64;

/** A decoded picture: only pixels, none of the file's metadata. */
export type DecodedPicture = Awaited<ReturnType<typeof decodeImage>>;

/** Decodes the card's readable pictures one by one, so that only one is in memory. */
export async function decodePictures(pictures: readonly CardPicture[]): Promise<DecodedPicture[]> {
  const decoded: DecodedPicture[] = [];
  for (const bytes of pictures)
    try {
      decoded.push(await decodeImage(bytes));
    } catch (error) {
      if (!(error instanceof FetchImageError)) throw error;
    }
  return decoded;
}

/**
 * Checks the pictures by models, if any are configured.
 * @throws AppError content_blocked; check_unavailable
 */
export async function requireAllowedPictures(
  ctx: UserContext,
  pictures: readonly DecodedPicture[],
): Promise<void> {
  for (const { bytes } of pictures) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const check = { surface: 'clone' as const, bytes, sha256, userId: ctx.caller.id };
    const verdict = await checkPicture(ctx, check).catch((cause: unknown) => {
      throw new AppError('check_unavailable', { cause });
    });
    if (verdict.outcome !== 'allow') refuse(verdict);
  }
}

/** Stores pictures after the portrait's position. @returns their rows, not yet inserted */
export async function storePictures(
  { storage }: Pick<UserContext, 'storage'>,
  characterId: string,
  pictures: readonly DecodedPicture[],
): Promise<MediaRow[]> {
  const rows: MediaRow[] = [];
  for (const [index, { bytes }] of pictures.entries()) {
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    const id = newId();
    const files: Record<string, string> = {};
    const largest = Math.min(width, WIDTHS[0]!);
    for (const size of new Set([largest, ...WIDTHS.filter((each) => each < width)])) {
      const key = `characters/${characterId}/own/${id}-${size}.webp`;
      await storage.put(
        key,
        await sharp(bytes).resize({ width: size }).webp({ quality: 82 }).toBuffer(),
      );
      files[size] = key;
    }
    rows.push({
      id,
      character_id: characterId,
      position: index + 1,
      media_type: 'image',
      mime_type: 'image/webp',
      files,
      width: largest,
      height: Math.round((height * largest) / width),
      thumbhash: await thumbhashOf(bytes),
      engine: UPLOADED_PICTURE,
    });
  }
  return rows;
}

/** Deletes all picture files of a character. */
export async function removePictures(
  { storage }: Pick<UserContext, 'storage'>,
  characterId: string,
): Promise<void> {
  for await (const { key } of storage.list(`characters/${characterId}/own`))
    await storage.remove(key);
}

export async function thumbhashOf(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(THUMB, THUMB, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
