import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { isPublic } from '../rules.ts';
import { findStanding } from './queries.ts';

const KEY = /^images\/[0-9a-f-]{36}\/([0-9a-f-]{36})\/[\w-]+\.(webp|avif)$/;

/**
 * Whether a picture's file may be sent to an address that was given out. Whoever holds it may look:
 * only the picture's viewers ever get one, and it ends by itself; at once when the picture is
 * removed, or, for an address of a public picture, made private or withdrawn.
 * @returns seconds that a browser may keep the file
 * @throws AppError forbidden when the address is altered or has ended, not_found when the picture is gone
 */
export async function admitToMedia(
  ctx: Context,
  key: string,
  { method, query }: { method: string; query: AddressQuery },
): Promise<number> {
  const now = ctx.now();
  const standing = ctx.addresses.verify(method, key, query, now);
  if (standing !== 'good')
    throw new AppError('forbidden', {
      detail:
        standing === 'expired'
          ? 'This address has ended. Load the page again.'
          : 'This address was not given out by this site.',
    });
  const id = KEY.exec(key)?.[1];
  const image = id ? await findStanding(ctx.db, id) : undefined;
  if (!image || (query.audience === 'public' && !isPublic(image))) throw new AppError('not_found');
  return Math.max(0, Math.floor(Number(query.expires) - now.getTime() / 1000));
}
