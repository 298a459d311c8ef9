import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { versionOf } from './files.ts';
import { findLiveSound, isBrokenSound, type LiveSound } from './live-sounds.ts';
import { findServedFile } from './queries.ts';

/** Another process may be making a file: so long it is waited for, and so often looked for. Milliseconds. */
const WAIT_MS = 90_000;
const LOOK_EVERY_MS = 250;

interface SoundRequest {
  method: string;
  query: AddressQuery;
  /** The file from its beginning is asked for. */
  isWhole: boolean;
  signal: AbortSignal;
}

/**
 * What can be heard of a file that is being made. Undefined when it is to be served as a file: at any other
 * address at once, at this one as soon as it is stored, or known not to be.
 * @throws AppError forbidden (altered or expired address), not_found (a sound that broke off, a deleted chat)
 */
export async function findSound(
  ctx: Context,
  key: string,
  { isWhole, signal, ...request }: SoundRequest,
): Promise<LiveSound | undefined> {
  const version = versionOf(key);
  if (request.query.audience !== 'live' || !version) return undefined;
  requireSignedAddress(ctx, key, request);
  const findFile = () => findServedFile(ctx.db, version.message_id, version.variant);
  const left = AbortSignal.any([signal, ctx.leaving]);
  for (const until = Date.now() + WAIT_MS; Date.now() < until && !left.aborted;) {
    const file = await findFile();
    if (isBrokenSound(key) || file === undefined) throw new AppError('not_found');
    const live = findLiveSound(key);
    if (live && isWhole) return live;
    if (live) await live.ended;
    else if (file !== null) return undefined;
    else await wait(LOOK_EVERY_MS, undefined, { signal: left }).catch(() => undefined);
  }
  return undefined;
}

/**
 * Checks a signed address. Any holder may use it until it expires, or the clip or its chat is gone.
 * @returns seconds that a browser may cache the file
 * @throws AppError forbidden (altered or expired address), not_found (deleted clip)
 */
export async function admitToSpeech(
  ctx: Context,
  key: string,
  request: { method: string; query: AddressQuery },
): Promise<number> {
  const maxAge = requireSignedAddress(ctx, key, request);
  const version = versionOf(key);
  const file = version && (await findServedFile(ctx.db, version.message_id, version.variant));
  if (file !== key) throw new AppError('not_found');
  return maxAge;
}
