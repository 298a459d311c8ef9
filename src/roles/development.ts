import type { Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { PageSource } from './web.ts';

/** Runs Vite in middleware mode with hot reload on the product's own port. Development only. */
export async function developmentPages(server: Server) {
  const { createServer } = await import('vite');
  const own = process.listeners('SIGTERM');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  // React Router's own Vite would exit the process on it, in the middle of our stop.
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  const source: PageSource = {
    isDevelopment: true,
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  };
  return { source, middleware: vite.middlewares, close: () => vite.close() };
}
