import { Hono, type Context as HonoContext } from 'hono';
import type { Config } from '#platform/config.ts';
import type { Context } from '#platform/context.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { isInside } from '#platform/ip-ranges.ts';
import type { Readiness } from './readiness.ts';

/**
 * The operator's endpoints: /health, /ready, /metrics. On the public port, metrics are served only
 * to internal clients in production.
 */
export function createOperations(
  ctx: Context,
  readiness: Readiness,
  { isPublic = false } = {},
): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const [{ status, parts }, text, embedding, image, speech, transcription, moderation] =
      await Promise.all([
        readiness.report(),
        ctx.text.status(),
        ctx.embedding.status(),
        ctx.image.status(),
        ctx.speech.status(),
        ctx.transcription.status(),
        ctx.moderation.status(),
      ]);
    const body = {
      status,
      parts,
      storage: ctx.storage.status(),
      engines: { text, embedding, image, speech, transcription, moderation },
      spend: ctx.spend.status(),
    };
    return status === 'ready' ? c.json(body) : c.json(body, 503, { 'retry-after': '2' });
  });
  const isGuarded = isPublic && ctx.config.appEnv === 'production';
  app.get('/metrics', async (c) => {
    if (isGuarded && !isFromInside(c, ctx.config)) return c.notFound();
    return c.text(await ctx.telemetry.scrape(), 200, {
      'content-type': ctx.telemetry.registry.contentType,
    });
  });
  return app;
}

/**
 * Whether the client has a private address; a forwarded address counts only if the proxy is
 * trusted.
 */
function isFromInside(c: HonoContext, { trustProxy }: Config): boolean {
  const trustsNobody = 'hops' in trustProxy && trustProxy.hops === 0;
  const isForwarded = Boolean(c.req.header('x-forwarded-for') ?? c.req.header('forwarded'));
  return !(trustsNobody && isForwarded) && isInside(clientAddress(c, trustProxy));
}
