import type { MiddlewareHandler } from 'hono';
import { formatBytes } from '#shared/format-bytes.ts';
import { AppError } from '../errors.ts';

/** The default maximum body size in bytes. */
const ORDINARY_BYTES = 256 * 1024;

/** Bytes of all uploads that this process receives at once. */
const MAX_UPLOADING = 64 * 1024 * 1024;

let uploading = 0;

/**
 * Rejects a body over the limit: at once if its length is declared, otherwise while reading. Bodies
 * that may be larger than ordinary ones must be sent again later while too many are in progress.
 * @throws AppError payload_too_large, not_ready
 */
export function limitBody(bytes: number = ORDINARY_BYTES): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD') return next();
    const length = raw.headers.get('content-length');
    const isDeclared = length !== null && !raw.headers.has('transfer-encoding');
    if (isDeclared && Number(length) > bytes) throw tooLarge(bytes);
    if (!isDeclared && !raw.body) return next();
    return receive(isDeclared ? Number(length) : bytes, async () => {
      if (!isDeclared)
        c.req.raw = new Request(raw, {
          method: raw.method,
          body: await readUpTo(bytes, raw.body!),
        });
      await next();
    });
  };
}

async function receive(bytes: number, work: () => Promise<void>): Promise<void> {
  if (bytes <= ORDINARY_BYTES) return work();
  if (uploading + bytes > MAX_UPLOADING)
    throw new AppError('not_ready', {
      detail: 'Too many files are being uploaded. Please try again in a moment.',
      retryAfter: 2,
    });
  uploading += bytes;
  try {
    await work();
  } finally {
    uploading -= bytes;
  }
}

/** The rest of an oversized body stays unread, for `linger` to discard. */
async function readUpTo(
  bytes: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new AppError('bad_request', { detail: 'The request body was cut off.', cause });
    });
    if (done) return Buffer.concat(chunks);
    size += value.length;
    chunks.push(value);
    if (size <= bytes) continue;
    reader.releaseLock();
    throw tooLarge(bytes);
  }
}

const tooLarge = (bytes: number): AppError =>
  new AppError('payload_too_large', {
    detail: `The request body is larger than ${formatBytes(bytes)}.`,
  });
