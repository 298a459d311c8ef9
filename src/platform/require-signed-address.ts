import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import type { AddressQuery } from './signed-addresses.ts';

/**
 * Checks the signature of an address. Whether its file may still be seen is the caller's to check.
 * @returns seconds until the address expires
 * @throws AppError forbidden (altered or expired address)
 */
export function requireSignedAddress(
  ctx: Pick<Context, 'addresses' | 'now'>,
  key: string,
  { method, query }: { method: string; query: AddressQuery },
): number {
  const now = ctx.now();
  const validity = ctx.addresses.verify(method, key, query, now);
  if (validity !== 'good')
    throw new AppError('forbidden', {
      detail:
        validity === 'expired'
          ? 'This address has ended. Load the page again.'
          : 'This address was not given out by this site.',
    });
  return Math.max(0, Math.floor(Number(query.expires) - now.getTime() / 1000));
}
