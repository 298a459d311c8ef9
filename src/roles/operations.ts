import { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { Readiness } from './readiness.ts';

/** What an operator's tools ask: /health, /ready, /metrics. */
export function createOperations(ctx: Context, readiness: Readiness): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const { ready, parts } = readiness.report();
    const text = await ctx.text.status();
    const body = {
      status: ready ? 'ready' : 'starting',
      parts,
      engines: {
        text,
        image: {
          name: 'illustrated',
          kind: 'illustrated',
          is_demo: true,
          ready: true,
          detail: 'Portraits are drawn by the built-in illustrator.',
        },
      },
    };
    return c.json(body, ready ? 200 : 503);
  });
  app.get('/metrics', async (c) =>
    c.text(await ctx.telemetry.registry.metrics(), 200, {
      'content-type': ctx.telemetry.registry.contentType,
    }),
  );
  return app;
}
