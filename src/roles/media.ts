import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context } from '#platform/context.ts';

/** The voluntary adult label, on media as on pages. */
const RATING = 'RTA-5042-1996-1400-1577-RTA';

/** Public pictures and loops under /media, and drawn placeholders for those who have none. */
export function createMedia(ctx: Context): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Rating', RATING);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-site');
  });
  app.get('/placeholder/:file{.+\\.svg}', async (c) => {
    const { drawPlaceholder } = await import('#platform/models/image/illustrated/index.ts');
    return c.body(drawPlaceholder(c.req.param('file').slice(0, -4)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
  app.get(
    '/*',
    serveStatic({
      root: join(ctx.config.dataDir, 'media'),
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=604800'),
    }),
  );
  app.all('*', (c) => c.text('There is no such file.', 404));
  return app;
}
