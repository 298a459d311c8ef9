import type { Hono } from 'hono';
import type { Config } from '#platform/config.ts';
import { hasLocalIdentity } from '../providers.ts';

/**
 * Returns a fetch that handles requests to this server's `/dev/identity/…` in process, so that the
 * login code reaches the stand-ins on any port and in tests. Other requests go to `fallback`.
 * @param app has the routes of `registerDevIdentity`
 */
export function localIdentityFetch(
  app: Pick<Hono, 'fetch'>,
  config: Config,
  fallback: typeof fetch,
): typeof fetch {
  if (!hasLocalIdentity(config)) return fallback;
  const prefix = `${config.publicUrl}/dev/identity/`;
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(prefix) ? app.fetch(new Request(input, init)) : fallback(input, init);
  };
}
