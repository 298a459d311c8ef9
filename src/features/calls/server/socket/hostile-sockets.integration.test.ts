import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { connectCall, makeCaller, QUICK_CALLS, startCall } from '#tests/helpers/calls.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';

let app: TestApp;
let server: HttpServer;
beforeAll(async () => {
  app = await createTestApp({ env: { PORT: '0' }, roles: ['api'] });
  server = await startTestServer(app, { callTimes: { ...QUICK_CALLS, ping: 3000 } });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

it('far more frames than audio needs end the connection, even small ones', async () => {
  const { client, slug } = await makeCaller(app);
  const call = await connectCall(server, await startCall(client, slug));
  await call.next('state', ({ state }) => state === 'active');
  call.send({ type: 'speech_start', heard: null });
  // A ping allows 600 of them; they may fall between two.
  for (let at = 0; at < 2000; at += 1) call.sendSound(Buffer.alloc(2));
  expect(await call.closed).toEqual({ code: 4400, reason: 'too many frames' });
});

it('a rejected peer that does not disconnect is dropped', async () => {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  let isClosed = false;
  socket.setEncoding('latin1').on('data', (chunk: string) => void (received += chunk));
  // What follows is a close.
  socket.on('error', () => {}).on('close', () => void (isClosed = true));
  socket.write(
    [
      `GET /api/v1/calls/${newId()}/socket?token=x HTTP/1.1`,
      `Host: 127.0.0.1:${server.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '',
      '',
    ].join('\r\n'),
  );
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 401 /);
  // Only a closed connection rejects a write.
  await expect
    .poll(() => {
      socket.write('still here');
      return isClosed;
    })
    .toBe(true);
});
