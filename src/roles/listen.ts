import type { Server } from 'node:http';

/**
 * Connections that may wait to be accepted; the system may allow fewer (`net.core.somaxconn`). After
 * another process ended, all of its readers connect here in one moment: by Node's default of 511, a proxy
 * finds the port closed and takes this process for dead, too.
 */
const BACKLOG = 4096;

/** Listens on an address; port 0 takes a free one. @returns the port */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
