import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerUnreadable } from './odd-requests.ts';

const TUNNEL = 'CONNECT a.test:443 HTTP/1.1\r\nHost: a.test:443\r\n\r\n';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here'));
  answerUnreadable(server, {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());

it('outlives a client that asks for a tunnel and resets the connection', async () => {
  for (let time = 0; time < 50; time += 1) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(TUNNEL, () => socket.resetAndDestroy()),
    );
    await once(socket, 'close');
  }
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
});

it('closes the connection of a client that asked for a tunnel and does not close it', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
    socket.write(TUNNEL),
  );
  socket.resume();
  await once(socket, 'end');
  // As long as the client keeps its side open, closing waits for the remaining connections.
  await new Promise<void>((resolve) => server.close(() => resolve()));
  socket.destroy();
});
