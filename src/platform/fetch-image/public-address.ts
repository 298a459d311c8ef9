import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public addresses that are internal to a cloud: Azure's wire server. */
const DENIED_IPV4 = new Set(['168.63.129.16']);
/** The currently allocated public IPv6 space. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * True for public unicast addresses. Addresses that embed another one (IPv4-mapped, NAT64, 6to4,
 * Teredo) are refused, whatever they embed.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4'
    ? !DENIED_IPV4.has(parsed.toString())
    : parsed.match(GLOBAL_IPV6[0], GLOBAL_IPV6[1]);
}

export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.parse(address).range() === 'loopback';
}

/** Names that are only meaningful within a machine, a home network, or a data center. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'internal',
  'local',
  'localdomain',
  'lan',
  'home',
  'corp',
  'intranet',
  'private',
  'home.arpa',
];

/** True for a host name of the public web; IP addresses are not names. */
export function isPublicName(host: string): boolean {
  if (!host.includes('.') || host.endsWith('.')) return false;
  return !PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
}
