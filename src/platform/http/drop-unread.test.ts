import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { dropUnread } from './drop-unread.ts';

const AFTER_MS = 100;
/** More than the buffers of both sockets. */
const LARGE = Buffer.alloc(64 * 1024 ** 2, 'a');
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function request(listener: RequestListener, keepAliveMs = 60_000): Promise<Socket> {
  const own = createServer((incoming, response) => {
    follow(response);
    listener(incoming, response);
  });
  server = own;
  own.keepAliveTimeout = keepAliveMs;
  const follow = dropUnread(own, AFTER_MS);
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: example.test\r\n\r\n');
  return socket;
}

it('closes the connection of a client that reads nothing', async () => {
  const closed = Promise.withResolvers<boolean>();
  const socket = await request((_, response) => {
    response.once('close', () => closed.resolve(response.writableFinished));
    response.end(LARGE);
  });
  socket.pause();
  expect(await closed.promise).toBe(false);
  socket.destroy();
});

it('sends everything to a client that pauses for less', async () => {
  const socket = await request((_, response) => void response.end(LARGE));
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), size < 20 * 1024 ** 2 ? 2 : 0);
  });
  await expect.poll(() => size, { timeout: 20_000 }).toBeGreaterThan(LARGE.length);
  socket.destroy();
});

it('lets a client wait for its response', async () => {
  const socket = await request((_, response) => {
    setTimeout(() => response.end('late'), 4 * AFTER_MS);
  });
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk.toString()).toContain('late');
  socket.destroy();
});

it('closes a connection after its keep-alive time', async () => {
  const socket = await request((_, response) => void response.end('done'), 50);
  socket.resume();
  await once(socket, 'end');
  expect(server!.listening).toBe(true);
});
