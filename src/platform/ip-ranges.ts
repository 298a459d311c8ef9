import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a text is an IP address or a CIDR range. The library alone would accept `10`. */
export const isRange = (text: string): boolean =>
  isIP(text.split('/', 1)[0]!) !== 0 && (!text.includes('/') || ipaddr.isValidCIDR(text));

/**
 * Whether an address is in one of the ranges or equals one of the addresses; IPv4 inside IPv6
 * counts as IPv4.
 */
export function isInRanges(ip: string, ranges: readonly string[]): boolean {
  if (isIP(ip) === 0) return false;
  const address = ipaddr.process(ip);
  return ranges.some((range) => {
    const [network, bits] = range.includes('/')
      ? ipaddr.parseCIDR(range)
      : [ipaddr.process(range), ipaddr.process(range).kind() === 'ipv4' ? 32 : 128];
    return address.kind() === network.kind() && address.match(network, bits);
  });
}

/** Ranges that no client on the public internet uses. */
const INSIDE = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

export const isInside = (ip: string): boolean =>
  isIP(ip) !== 0 && INSIDE.has(ipaddr.process(ip).range());

/** The /64 of an IPv6 address, since one client can use all of it; anything else unchanged. */
export function clientNetwork(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const half = address.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...half, ...Array<number>(8).fill(0)]).toString()}/64`;
}
