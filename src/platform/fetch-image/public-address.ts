import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public ranges that belong to clouds' own machinery: Azure's wire server. */
const DENIED_IPV4 = new Set(['168.63.129.16']);
/** All of the public IPv6 space that has been given out. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * True for an address that anybody on the internet can own: public unicast. Addresses that carry
 * another one inside (IPv4-mapped, NAT64, 6to4, Teredo) are not, whatever they carry.
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

/** Names that only mean something inside a machine, a home or a data center. */
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

/** True for a host name of the public web; literal addresses are no names. */
export function isPublicName(host: string): boolean {
  if (!host.includes('.') || host.endsWith('.')) return false;
  return !PRIVATE_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
}
