import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal HTTP server, the upper bound of what one process can serve on this machine. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' }).end('hello world');
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
// Exits with the parent process.
process.stdin.resume().once('end', () => process.exit(0));
