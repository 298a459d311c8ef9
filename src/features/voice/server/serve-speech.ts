import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';
import { versionOf } from './files.ts';
import { findLiveSound, isBrokenSound, type LiveSound } from './live-sounds.ts';
import { findServedFile } from './queries.ts';

/**
 * How long to wait for a file that another process may be generating, and how often to check.
 * Milliseconds.
 */
const WAIT_MS = 90_000;
const LOOK_EVERY_MS = 250;

interface SoundRequest {
  method: string;
  query: AddressQuery;
  /** The request is for the file from its beginning. */
  isWhole: boolean;
  signal: AbortSignal;
}

/**
 * The stream of a file that is being generated. Undefined if it should be served as a file: for any
 * other address at once, for a live one as soon as it is stored or known not to be.
 * @throws AppError forbidden (altered or expired address), not_found (an interrupted sound, a
 * deleted chat)
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
