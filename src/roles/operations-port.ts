import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from '#platform/context.ts';
import { listen } from './listen.ts';
import { createOperations } from './operations.ts';
import type { Readiness } from './readiness.ts';

/**
 * Serves the operator's endpoints on their own port. It closes last, so that a stop can be
 * monitored.
 */
export async function startOperations(
  ctx: Context,
  readiness: Readiness,
  port: number,
): Promise<{ port: number; close(): void }> {
  const listener = getRequestListener(createOperations(ctx, readiness).fetch);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    // HTTP/1.0, which some probes use, has none.
    request.headers.host ||= ctx.config.host;
    void listener(request, response);
  });
  return {
    port: await listen(server, ctx.config.host, port),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
