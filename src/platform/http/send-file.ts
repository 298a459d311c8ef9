import type { Context as HttpContext } from 'hono';
import { mediaTypeOf } from '../media-types.ts';
import type { ByteRange, FileAbout, Storage } from '../storage.ts';

/**
 * Sends a stored file: complete, a requested range (206), 304 if the client has it, or only headers
 * for HEAD. Undefined if the file does not exist.
 */
export async function sendFile(
  c: HttpContext,
  storage: Storage,
  key: string,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const ifNoneMatch = c.req.header('if-none-match');
  if (c.req.method === 'HEAD' || ifNoneMatch !== undefined) {
    const about = await storage.about(key);
    if (!about) return undefined;
    const described = { ...headersOf(key, about), ...headers };
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, about.etag))
      return c.body(null, 304, described);
    if (c.req.method === 'HEAD')
      return c.body(null, 200, { ...described, 'content-length': String(about.size) });
  }
  // With If-Range, the complete file is always a valid response and saves a comparison.
  const range = c.req.header('if-range') ? undefined : readRange(c.req.header('range'));
  const file = await storage.open(key, range);
  if (file === null) return undefined;
  if (file === 'out_of_range') {
    const size = (await storage.about(key))?.size ?? 0;
    return c.body(null, 416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
  }
  const described = { ...headersOf(key, file), ...headers };
  if (!file.part)
    return c.body(file.body, 200, { ...described, 'content-length': String(file.size) });
  const { start, end } = file.part;
  return c.body(file.body, 206, {
    ...described,
    'content-range': `bytes ${start}-${end}/${file.size}`,
    'content-length': String(end - start + 1),
  });
}

const headersOf = (key: string, { etag, modifiedAt }: FileAbout): Record<string, string> => ({
  'content-type': mediaTypeOf(key),
  'accept-ranges': 'bytes',
  etag,
  'last-modified': modifiedAt.toUTCString(),
});

const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Reads a single byte range; multiple ranges and anything else get the complete file. */
function readRange(header: string | undefined): ByteRange | undefined {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (start) {
    const range = { start: Number(start), ...(end ? { end: Number(end) } : {}) };
    return range.end !== undefined && range.end < range.start ? undefined : range;
  }
  return end ? { last: Number(end) } : undefined;
}
