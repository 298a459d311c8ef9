import type { Server } from 'node:http';

/**
 * Connections that may wait to be accepted; the system may allow fewer (`net.core.somaxconn`). When
 * another process ends, all of its readers connect here at once: with Node's default of 511, a
 * proxy would find the port closed and consider this process dead, too.
 */
const BACKLOG = 4096;

/** Listens on an address; port 0 picks a free one. @returns the port */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
