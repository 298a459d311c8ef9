import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { originalIn } from './make-picture-files.ts';
import { hasFiles } from './queries.ts';

const KEY = /^(uploads\/([0-9a-f-]{36})\/[0-9a-f-]{36})\/\d+\.webp$/;

/**
 * Checks the signed address of a picture that a user sent. It expires when the picture is deleted.
 * @returns seconds that a browser may cache the file
 * @throws AppError forbidden (altered or expired address), not_found (deleted picture)
 */
export async function admitToPicture(
  ctx: Context,
  key: string,
  request: { method: string; query: AddressQuery },
): Promise<number> {
  const maxAge = requireSignedAddress(ctx, key, request);
  const [, folder, userId] = KEY.exec(key) ?? [];
  if (!folder || !userId || !(await hasFiles(ctx.db, userId, originalIn(folder))))
    throw new AppError('not_found');
  return maxAge;
}
