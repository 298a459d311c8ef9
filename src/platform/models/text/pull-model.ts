import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export type ModelErrorReason =
  'unreachable' | 'refused' | 'cut_off' | 'wrong_checksum' | 'no_space' | 'install_failed';

/** Why a model could not be installed; the message is a sentence for a terminal. */
export class ModelError extends Error {
  readonly reason: ModelErrorReason;

  constructor(reason: ModelErrorReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }

  static unreachable(cause: unknown): Error {
    if ((cause as Error).name === 'AbortError') return cause as Error;
    return new ModelError('unreachable', 'The model’s server could not be reached.', cause);
  }
}

export interface PullOptions {
  /** The expected hex digest of the file; without it only the length is checked. */
  sha256?: string;
  /** Bytes so far and in total (null if the server does not say). */
  onProgress?: (done: number, total: number | null) => void;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch;
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
  const response = await (options.fetch ?? fetch)(url, {
    headers: resume ? { range: `bytes=${had}-`, 'if-range': etag } : {},
    ...(options.signal && { signal: options.signal }),
  }).catch((error: unknown) => {
    throw ModelError.unreachable(error);
  });
  if (response.status === 416) {
    await response.body?.cancel();
    await rm(part, { force: true });
    await rm(mark, { force: true });
    return pullModel(url, dest, options);
  }
  if (!response.ok || response.body === null) {
    throw new ModelError('refused', `The model's server answered ${response.status}.`);
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
  } catch (error) {
    throw explainInterruption(error);
  } finally {
    await file.close();
  }
  if (total !== null && done !== total) throw endedEarly();
  if (options.sha256 !== undefined && (await sha256Of(part)) !== options.sha256.toLowerCase()) {
    await rm(part, { force: true });
    await rm(mark, { force: true });
    throw new ModelError(
      'wrong_checksum',
      'The downloaded file does not have the expected checksum.',
    );
  }
  await rename(part, dest);
  await rm(mark, { force: true });
}

const endedEarly = (cause?: unknown) =>
  new ModelError('cut_off', 'The download ended early; start it again to resume.', cause);

function explainInterruption(error: unknown): unknown {
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new ModelError('no_space', 'The disk is full.', error);
  return name === 'TypeError' ? endedEarly(error) : error;
}

// Only a strong validator may be sent in If-Range.
const strongEtag = (etag: string | null) => (etag === null || etag.startsWith('W/') ? '' : etag);

/** 0 if there is no such file. */
export const sizeOf = (path: string) =>
  stat(path).then(
    (found) => found.size,
    () => 0,
  );

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
