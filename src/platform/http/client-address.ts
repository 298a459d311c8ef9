import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import { isInRanges } from '../ip-ranges.ts';

/**
 * The client of a request: the right-most address of X-Forwarded-For that is not a trusted proxy's.
 * Entries to its left could have been sent by the client itself.
 * @param remote the address of the connection
 */
export function resolveClient(
  remote: string,
  forwarded: string | undefined,
  trust: Config['trustProxy'],
): string {
  let client = plain(remote) ?? remote;
  const others = (forwarded ?? '').split(',').filter((part) => part.trim() !== '');
  for (let hops = 0; others.length > 0; hops += 1) {
    const isTrusted = 'hops' in trust ? hops < trust.hops : isInRanges(client, trust.ranges);
    if (!isTrusted) return client;
    const next = plain(others.pop()!);
    // Behind a proxy that names no address, nothing more is known.
    if (next === undefined) return client;
    client = next;
  }
  return client;
}

/** An IP address without brackets, port and the IPv6 form of IPv4; undefined for anything else. */
function plain(text: string): string | undefined {
  const trimmed = text.trim();
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(trimmed) ?? [];
  const address = bracketed ?? beforePort ?? trimmed;
  return isIP(address) !== 0 ? ipaddr.process(address).toString() : undefined;
}

export const clientAddress = (c: Context, trust: Config['trustProxy']): string =>
  resolveClient(remoteAddress(c), c.req.header('x-forwarded-for'), trust);

/** Represents the address of a call without a connection, such as a page loader's. */
export const IN_PROCESS = 'in-process';

function remoteAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return IN_PROCESS;
  }
}
