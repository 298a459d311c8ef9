import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { ownerOf } from './files.ts';
import { isServed } from './queries.ts';

/**
 * Checks the signed address of a recording. It expires when the recording or its chat is deleted.
 * @returns seconds that a browser may cache the file
 * @throws AppError forbidden (altered or expired address), not_found (deleted recording)
 */
export async function admitToRecording(
  ctx: Context,
  key: string,
  request: { method: string; query: AddressQuery },
): Promise<number> {
  const maxAge = requireSignedAddress(ctx, key, request);
  const userId = ownerOf(key);
  if (!userId || !(await isServed(ctx.db, userId, key))) throw new AppError('not_found');
  return maxAge;
}
