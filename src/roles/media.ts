import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { openMediaFile } from '#features/images/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';

/** The voluntary adult label, on media as on pages. */
const RATING = 'RTA-5042-1996-1400-1577-RTA';

/**
 * Public pictures and loops under /media, and drawn placeholders for those who have none; generated
 * images only at addresses that were signed for their viewers.
 */
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
  app.get('/images/*', async (c) => {
    const key = new URL(c.req.url).pathname.slice('/media/'.length);
    const query = { expires: c.req.query('expires'), signature: c.req.query('signature') };
    const file = await openMediaFile(ctx, key, { method: c.req.method, query });
    return c.body(file.bytes, 200, {
      'content-type': file.type,
      'cache-control': `private, max-age=${file.maxAge}, immutable`,
      'referrer-policy': 'no-referrer',
    });
  });
  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return c.text(error.message, error.status as ContentfulStatusCode, {
      'cache-control': 'no-store',
    });
  });
  // This folder alone is everybody's: no spelling of a path leads out of it.
  app.get(
    '/characters/*',
    serveStatic({
      root: join(ctx.config.dataDir, 'media', 'characters'),
      rewriteRequestPath: (path) => path.replace(/^\/media\/characters/, ''),
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=604800'),
    }),
  );
  app.all('*', (c) => c.text('There is no such file.', 404));
  return app;
}
