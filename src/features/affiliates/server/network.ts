import ipaddr from 'ipaddr.js';
import type { Context } from '#platform/context.ts';
import { signedTokens, type SignedTokens } from '#platform/signed-tokens.ts';
import { ADDRESS_LIFETIME_MS, HOUR_MS } from '../rules.ts';
import { saveNetwork } from './queries.ts';

/**
 * The network of an IP address: the /24 of IPv4, the /48 of IPv6. Null for non-public addresses, which
 * do not identify a client (a proxy without TRUST_PROXY).
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return null;
  const bytes = parsed.toByteArray().slice(0, parsed.kind() === 'ipv4' ? 3 : 6);
  return bytes.join('-');
}

/** A keyed digest of the network, specific to this installation. */
export function networkDigest(tokens: SignedTokens, address: string): string | null {
  const network = networkOf(address);
  return network && tokens.sign('network', network).split('_').at(-1)!;
}

/** Stores the affiliate's network for 30 days, to detect self-referrals. */
export async function recordNetwork(
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
