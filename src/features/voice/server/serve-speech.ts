import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { versionOf } from './files.ts';
import { findServedFile } from './queries.ts';

/**
 * Checks a signed address. Any holder may use it until it expires, or the clip or its chat is gone.
 * @returns seconds that a browser may cache the file
 * @throws AppError forbidden (altered or expired address), not_found (deleted clip)
 */
export async function admitToSpeech(
  ctx: Context,
  key: string,
  request: { method: string; query: AddressQuery },
): Promise<number> {
  const maxAge = requireSignedAddress(ctx, key, request);
  const version = versionOf(key);
  const file = version && (await findServedFile(ctx.db, version.message_id, version.variant));
  if (file !== key) throw new AppError('not_found');
  return maxAge;
}
