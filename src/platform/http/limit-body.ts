import type { MiddlewareHandler } from 'hono';
import { formatBytes } from '#shared/format-bytes.ts';
import { AppError } from '../errors.ts';

/** The default maximum body size in bytes. */
const ORDINARY_BYTES = 256 * 1024;

/**
 * Rejects a body over the limit: at once if its length is declared, otherwise while reading.
 * @throws AppError payload_too_large
 */
export function limitBody(bytes: number = ORDINARY_BYTES): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD') return next();
    const length = raw.headers.get('content-length');
    if (length !== null && !raw.headers.has('transfer-encoding')) {
      if (Number(length) > bytes) throw tooLarge(bytes);
      return next();
    }
    if (!raw.body) return next();
    c.req.raw = new Request(raw, { method: raw.method, body: await readUpTo(bytes, raw.body) });
    return next();
  };
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
      throw new AppError('bad_request', { detail: 'The request body broke off.', cause });
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
