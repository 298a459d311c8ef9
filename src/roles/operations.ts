import { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { Readiness } from './readiness.ts';

/** The operator's endpoints: /health, /ready, /metrics. */
export function createOperations(ctx: Context, readiness: Readiness): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const [{ status, parts }, text, image, moderation] = await Promise.all([
      readiness.report(),
      ctx.text.status(),
      ctx.image.status(),
      ctx.moderation.status(),
    ]);
    const body = {
      status,
      parts,
      storage: ctx.storage.status(),
      engines: { text, image, moderation },
      spend: ctx.spend.status(),
    };
    return status === 'ready' ? c.json(body) : c.json(body, 503, { 'retry-after': '2' });
  });
  app.get('/metrics', async (c) =>
    c.text(await ctx.telemetry.registry.metrics(), 200, {
      'content-type': ctx.telemetry.registry.contentType,
    }),
  );
  return app;
}
