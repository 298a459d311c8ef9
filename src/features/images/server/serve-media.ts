import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' };
const KEY = /^images\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/[\w-]+\.(webp|avif)$/;

export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** Seconds that a browser may keep it. */
  maxAge: number;
}

/**
 * A picture's file for an address that was given out. Whoever holds the address may look: only the
 * picture's viewers ever get one, and it ends by itself.
 * @throws AppError forbidden when the address is altered or has ended, not_found when the file is gone
 */
export async function openMediaFile(
  ctx: Context,
  key: string,
  { method, query }: { method: string; query: AddressQuery },
): Promise<MediaFile> {
  const now = ctx.now();
  const standing = ctx.addresses.verify(method, key, query, now);
  if (standing !== 'good')
    throw new AppError('forbidden', {
      detail:
        standing === 'expired'
          ? 'This address has ended. Load the page again.'
          : 'This address was not given out by this site.',
    });
  const type = TYPES[KEY.exec(key)?.[1] ?? ''];
  const bytes = type ? await ctx.storage.get(key) : null;
  if (!type || !bytes) throw new AppError('not_found');
  const maxAge = Math.max(0, Math.floor(Number(query.expires) - now.getTime() / 1000));
  return { bytes: new Uint8Array(bytes), type, maxAge };
}
