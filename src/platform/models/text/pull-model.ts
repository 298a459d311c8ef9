import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface PullOptions {
  /** The expected hex digest of the file; without it only the length is checked. */
  sha256?: string;
  /** Bytes so far and in total (null if the server does not say). */
  onProgress?: (done: number, total: number | null) => void;
  signal?: AbortSignal;
}

/** `hf:owner/repo/file.gguf` as a download URL; any other reference is returned unchanged. */
export function resolveModelUrl(reference: string): string {
  const named = /^hf:([^/\s]+)\/([^/\s]+)\/(\S+\.gguf)$/.exec(reference);
  if (named === null) return reference;
  return `https://huggingface.co/${named[1]}/${named[2]}/resolve/main/${named[3]}`;
}

/**
 * The path of a reference's model: a path is unchanged, a download is stored under its file name in
 * `folder`.
 */
export function resolveModelPath(reference: string, folder: string): string {
  const url = resolveModelUrl(reference);
  return /^https?:/.test(url) ? join(folder, basename(new URL(url).pathname)) : reference;
}

/**
 * Downloads `url` to `dest` through `dest.part`. An interrupted download is resumed if the server
 * still has the same file. Throws if the length or checksum is wrong; a wrong checksum also removes
 * the file.
 */
export async function pullModel(
  url: string,
  dest: string,
  options: PullOptions = {},
): Promise<void> {
  const part = `${dest}.part`;
  const mark = `${part}.etag`;
  await mkdir(dirname(dest), { recursive: true });
  const had = await sizeOf(part);
  const etag = await readFile(mark, 'utf8').catch(() => '');
  // Without the ETag it is unknown whether the file is still the same, so the download restarts.
  const resume = had > 0 && etag !== '';
  const response = await fetch(url, {
    headers: resume ? { range: `bytes=${had}-`, 'if-range': etag } : {},
    signal: options.signal,
  });
  if (response.status === 416) {
    await response.body?.cancel();
    await rm(part, { force: true });
    await rm(mark, { force: true });
    return pullModel(url, dest, options);
  }
  if (!response.ok || response.body === null) {
    throw new Error(`The model's server answered ${response.status}.`);
  }
  const from = response.status === 206 ? had : 0;
  const length = Number(response.headers.get('content-length') ?? NaN);
  const total = Number.isFinite(length) ? from + length : null;
  await writeFile(mark, strongEtag(response.headers.get('etag')));
  let done = from;
  options.onProgress?.(done, total);
  // Each chunk is written before the next one is read, so an interruption loses no data.
  const file = await open(part, from > 0 ? 'a' : 'w');
  try {
    for await (const chunk of response.body) {
      await file.writeFile(chunk);
      done += chunk.length;
      options.onProgress?.(done, total);
    }
  } finally {
    await file.close();
  }
  if (total !== null && done !== total)
    throw new Error('The download ended early; start it again to go on.');
  if (options.sha256 !== undefined && (await sha256Of(part)) !== options.sha256.toLowerCase()) {
    await rm(part, { force: true });
    await rm(mark, { force: true });
    throw new Error('The downloaded file does not have the expected checksum.');
  }
  await rename(part, dest);
  await rm(mark, { force: true });
}

// Only a strong validator may be sent in If-Range.
const strongEtag = (etag: string | null) => (etag === null || etag.startsWith('W/') ? '' : etag);

const sizeOf = (path: string) =>
  stat(path).then(
    (found) => found.size,
    () => 0,
  );

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
