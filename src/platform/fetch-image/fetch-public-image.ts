import { createHash } from 'node:crypto';
import { resolveHost, type ResolveHost } from './check-target.ts';
import { decodeImage, type DecodedImage } from './decode-image.ts';
import { download } from './download.ts';
import { FetchImageError } from './fetch-image-error.ts';

export interface FetchedImage extends DecodedImage {
  /** SHA-256 of the original file, hexadecimal. */
  sha256: string;
}

export interface FetchImageOptions {
  /** Aborts the fetch; its reason is thrown. */
  signal?: AbortSignal;
  /**
   * For tests: allows pictures on this machine by loopback address or `localhost`. Default false.
   */
  allowLoopback?: boolean;
  /** Timeout for the whole fetch in milliseconds. Default 10 seconds. */
  timeoutMs?: number;
  resolve?: ResolveHost;
}

const TIMEOUT_MS = 10_000;

/**
 * Fetches a picture from an untrusted URL: only https on port 443 of a public host, at most three
 * redirects, 10 MB, ten seconds, and 40 megapixels; known formats, re-encoded.
 * @throws FetchImageError; the signal's reason when aborted
 */
export async function fetchPublicImage(
  url: string,
  options: FetchImageOptions = {},
): Promise<FetchedImage> {
  const { signal, allowLoopback = false, timeoutMs = TIMEOUT_MS, resolve = resolveHost } = options;
  const tooSlow = AbortSignal.timeout(timeoutMs);
  const stop = signal ? AbortSignal.any([signal, tooSlow]) : tooSlow;
  let file: Buffer;
  try {
    file = await download(url, { resolve, allowLoopback, signal: stop });
  } catch (error) {
    signal?.throwIfAborted();
    if (tooSlow.aborted) throw new FetchImageError('too_slow', error);
    throw error;
  }
  const decoded = await decodeImage(file);
  signal?.throwIfAborted();
  return { ...decoded, sha256: createHash('sha256').update(file).digest('hex') };
}
