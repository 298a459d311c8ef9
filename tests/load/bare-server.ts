import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The bare HTTP server's hello world: what this machine can serve at best from one process. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' }).end('hello world');
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
// Ends with its starter, however that ends.
process.stdin.resume().once('end', () => process.exit(0));
