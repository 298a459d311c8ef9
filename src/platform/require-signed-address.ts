import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import type { AddressQuery } from './signed-addresses.ts';

/**
 * Checks the signature of an address. The caller checks whether its file may still be seen.
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
          ? 'This address has expired. Reload the page.'
          : 'This address was not issued by this site.',
    });
  return Math.max(0, Math.floor(Number(query.expires) - now.getTime() / 1000));
}
