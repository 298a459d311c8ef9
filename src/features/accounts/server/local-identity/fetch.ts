import type { Hono } from 'hono';
import type { Config } from '#platform/config.ts';
import { hasLocalIdentity } from '../providers.ts';

/**
 * A fetch that answers requests to this installation's own `/dev/identity/…` in process, so that
 * the login code reaches the stand-ins on any port and in tests; all else goes to `fallback`.
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
