import { ADULT_LABEL } from '#shared/adult-label.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';

const FILES = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);
// With all operations expanded, the page never scrolls past its first group: there are too many.
const START =
  "window.ui = SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', persistAuthorization: false });";

/** The API's documentation page at /api/docs, served without a CDN. */
export function createApiDocs(appName: string): Hono {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const app = new Hono();
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="rating" content="${ADULT_LABEL}"><title>${appName.replaceAll('<', '&lt;')} API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
  app.get('/', (c) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    );
    return c.html(page);
  });
  app.get('/start.js', (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/:file', async (c) => {
    const type = FILES.get(c.req.param('file'));
    if (!type) return c.notFound();
    return c.body(await readFile(join(folder, c.req.param('file'))), 200, {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    });
  });
  return app;
}
