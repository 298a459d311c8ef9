import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { isPublic } from '../rules.ts';
import { findImageAccess } from './queries.ts';

const KEY = /^images\/[0-9a-f-]{36}\/([0-9a-f-]{36})\/[\w-]+\.(webp|avif)$/;

/**
 * Checks a signed address. Any holder may use it until it expires or the picture is removed, or,
 * for a public address, is no longer public.
 * @returns seconds that a browser may cache the file
 * @throws AppError forbidden (altered or expired address), not_found (removed picture)
 */
export async function admitToMedia(
  ctx: Context,
  key: string,
  request: { method: string; query: AddressQuery },
): Promise<number> {
  const maxAge = requireSignedAddress(ctx, key, request);
  const id = KEY.exec(key)?.[1];
  const image = id ? await findImageAccess(ctx.db, id) : undefined;
  if (!image || (request.query.audience === 'public' && !isPublic(image)))
    throw new AppError('not_found');
  return maxAge;
}
