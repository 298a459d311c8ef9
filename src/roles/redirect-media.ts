import type { Context as HttpContext } from 'hono';
import type { Context } from '#platform/context.ts';
import { sendFile } from '#platform/http/send-file.ts';

/**
 * Responds with a file to an authorized reader: the file itself, or, with S3_REDIRECT_SECONDS, a
 * short-lived address in the bucket. Undefined if there is no such file.
 */
export async function answerWithMedia(
  c: HttpContext,
  { config, storage }: Pick<Context, 'config' | 'storage'>,
  key: string,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const seconds = config.redirectSeconds;
  if (seconds === 0 || !storage.addressOf) return sendFile(c, storage, key, headers);
  const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET';
  const location = await storage.addressOf(key, method, seconds);
  // The address is valid for at least half of the time, so the redirect may be cached that long.
  const control = headers['cache-control'] ?? 'private, max-age=0';
  const allowed = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
  const scope = control.startsWith('public') ? 'public' : 'private';
  const kept = `${scope}, max-age=${Math.min(allowed, Math.floor(seconds / 2))}`;
  return c.body(null, 302, { ...headers, location, 'cache-control': kept });
}
