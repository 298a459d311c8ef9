import { Agent, createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_EVERY_MS = 200;

/**
 * A load balancer: it keeps connections, passes requests on in turn to the servers whose /ready answers
 * 200, and never sends a request twice.
 * @param servers their origins, which the caller may change at any time
 */
export async function startBalancer(
  servers: string[],
): Promise<{ url: string; isReady(origin: string): boolean; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>(servers);
  const askAll = () =>
    Promise.all(
      servers.map(async (origin) => {
        const response = await fetch(`${origin}/ready`).catch(() => undefined);
        await response?.body?.cancel();
        if (response?.ok) ready.add(origin);
        else ready.delete(origin);
      }),
    );
  const timer = setInterval(() => void askAll(), ASK_EVERY_MS);
  let turn = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const pass = (): void => {
      const candidates = servers.filter((origin) => ready.has(origin));
      const origin = candidates[turn++ % candidates.length] ?? servers[0]!;
      const { method, headers } = request;
      const passOn = (answer: IncomingMessage) => {
        const { connection: _own, ...others } = answer.headers;
        answer.pipe(response.writeHead(answer.statusCode!, others));
      };
      send(origin + request.url, { method, headers, agent }, passOn)
        .on('error', ({ code }: NodeJS.ErrnoException) => {
          if (!response.headersSent) response.writeHead(502);
          response.end(code);
        })
        .end(Buffer.concat(chunks));
    };
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', pass);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (origin) => ready.has(origin),
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
