import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
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
  { method, query }: { method: string; query: AddressQuery },
): Promise<number> {
  const now = ctx.now();
  const validity = ctx.addresses.verify(method, key, query, now);
  if (validity !== 'good')
    throw new AppError('forbidden', {
      detail:
        validity === 'expired'
          ? 'This address has ended. Load the page again.'
          : 'This address was not given out by this site.',
    });
  const version = versionOf(key);
  const file = version && (await findServedFile(ctx.db, version.message_id, version.variant));
  if (file !== key) throw new AppError('not_found');
  return Math.max(0, Math.floor(Number(query.expires) - now.getTime() / 1000));
}
