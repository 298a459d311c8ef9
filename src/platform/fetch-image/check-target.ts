import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchImageError } from './fetch-image-error.ts';
import { isLoopbackAddress, isPublicAddress, isPublicName } from './public-address.ts';

/** Resolves a name to all its current addresses. */
export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

const RESOLVE_WITHIN = { timeout: 2500, tries: 2 };

/**
 * Queries the name servers directly: the system resolver blocks a thread of the pool that file and
 * image operations share, so a deliberately slow name would stall them.
 */
export const resolveHost: ResolveHost = async (host) => {
  if (host === 'localhost') return lookup(host, { all: true });
  const resolver = new Resolver(RESOLVE_WITHIN);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const listOf = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...listOf(four, 4), ...listOf(six, 6)];
};

interface TargetRules {
  resolve: ResolveHost;
  /**
   * For tests: also allows this machine by loopback address or `localhost`, over http and any port.
   */
  allowLoopback: boolean;
}

export interface Target {
  url: URL;
  /** The checked addresses: the connection must use one of them. */
  addresses: LookupAddress[];
}

const MAX_URL_LENGTH = 2048;

/**
 * Checks a URL and the addresses of its host, without a request to it.
 * @throws FetchImageError
 */
export async function checkTarget(
  address: string,
  { resolve, allowLoopback }: TargetRules,
): Promise<Target> {
  if (address.length > MAX_URL_LENGTH || !URL.canParse(address))
    throw new FetchImageError('invalid_url');
  const url = new URL(address);
  // The URL parser has already normalized octal, hexadecimal, short, and integer forms.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isOwn = allowLoopback && (host === 'localhost' || isLoopbackAddress(host));
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:'))
    throw new FetchImageError('not_https');
  if (url.username !== '' || url.password !== '') throw new FetchImageError('has_credentials');
  if (url.port !== '' && !isOwn) throw new FetchImageError('not_port_443');

  const family = isIP(host);
  if (family === 0 && !isOwn && !isPublicName(host)) throw new FetchImageError('not_public');
  const addresses = family === 0 ? await resolveName(host, resolve) : [{ address: host, family }];
  const isAllowed = isOwn ? isLoopbackAddress : isPublicAddress;
  if (!addresses.every((each) => isAllowed(each.address))) throw new FetchImageError('not_public');
  return { url, addresses };
}

async function resolveName(host: string, resolve: ResolveHost): Promise<LookupAddress[]> {
  const found = await resolve(host).catch((error: unknown) => {
    throw new FetchImageError('unknown_host', error);
  });
  if (found.length === 0) throw new FetchImageError('unknown_host');
  return found;
}
