import ipaddr from 'ipaddr.js';
import type { Context } from '#platform/context.ts';
import { signedTokens, type SignedTokens } from '#platform/signed-tokens.ts';
import { ADDRESS_LIFETIME_MS, HOUR_MS } from '../rules.ts';
import { saveNetwork } from './queries.ts';

/**
 * The neighborhood of an address: the /24 of an IPv4, the /48 of an IPv6 one. Null for addresses that
 * tell nobody apart, such as those behind a proxy that is not set up to name its clients.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return null;
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv4' ? 3 : 6);
  return bytes.join('-');
}

/** A digest of the neighborhood that only this installation can make. */
export function networkDigest(tokens: SignedTokens, address: string): string | null {
  const network = networkOf(address);
  return network && tokens.sign('network', network).split('_').at(-1)!;
}

/** Remembers for 30 days where the affiliate is, so that nobody brings himself. */
export async function noteNetwork(
  ctx: Context,
  affiliate_id: string,
  address: string,
): Promise<void> {
  const digest = networkDigest(await signedTokens(ctx), address);
  if (digest === null) return;
  const now = ctx.now();
  const row = { affiliate_id, digest, last_seen_at: now };
  await saveNetwork(ctx.db, row, new Date(now.getTime() - HOUR_MS));
}

export const networksSince = (now: Date): Date => new Date(now.getTime() - ADDRESS_LIFETIME_MS);
