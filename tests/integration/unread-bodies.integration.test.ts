import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';

const MB = 1024 ** 2;

let app: TestApp;
let server: HttpServer;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp({ env: { PORT: '0' }, roles: ['api'] });
  server = await startTestServer(app);
  client = await app.signIn();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const head = (path: string, ...lines: string[]) =>
  [`POST /api/v1${path} HTTP/1.1`, 'Host: everafter.test', ...lines, '', ''].join('\r\n');
const AS_JSON = 'Content-Type: application/json';
const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

/** Sends `size` bytes slowly in chunks, ignoring early responses. */
function upload(path: string, size: number, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string; error?: string }>((resolve) => {
    let body = '';
    let status = 0;
    const sending = request(`${server.origin}/api/v1${path}`, { method: 'POST', headers });
    sending.on('response', (response) => {
      status = response.statusCode!;
      response.setEncoding('utf8').on('data', (text: string) => void (body += text));
      response.on('end', () => resolve({ status, body }));
    });
    sending.on('error', (error) => resolve({ status, body, error: error.message }));
    const piece = Buffer.alloc(MB / 4, 120);
    const write = (left: number): void => {
      if (left <= 0 || sending.destroyed) return void sending.end();
      sending.write(piece, () => setImmediate(() => write(left - piece.length)));
    };
    write(size);
  });
}

describe('the response to a request whose body is not read', () => {
  const signedIn = () => `Authorization: Bearer ${client.token}`;

  it('is a complete 413 with a clean end for a declared length', async () => {
    const length = `Content-Length: ${8 * MB}`;
    const received = await server.send(
      head('/reports', signedIn(), AS_JSON, length),
      'x'.repeat(8 * MB),
    );
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toMatch(/connection: close/i);
    expect(received).toContain('"code":"payload_too_large"');
    expect(received).toMatch(/\}$/);
  });

  it('is the same for a chunked body', async () => {
    const parts = Array.from({ length: 64 }, () => chunk(MB / 8));
    const received = await server.send(
      head('/reports', signedIn(), AS_JSON, 'Transfer-Encoding: chunked'),
      ...parts,
      '0\r\n\r\n',
    );
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toMatch(/connection: close/i);
    expect(received).toMatch(/"code":"payload_too_large".*\}$/);
  });

  it('is sent before the body has arrived', async () => {
    const sending = request(`${server.origin}/api/v1/reports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'content-length': String(MB) },
    });
    sending.write('x'.repeat(MB / 8));
    // The rest of the body is never sent. The response is complete regardless.
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    expect([response.statusCode, JSON.parse(body).code]).toEqual([413, 'payload_too_large']);
    sending.destroy();
  });

  it.each([
    ['413, its length said', '/reports', 'length', true, 413],
    ['413, in chunks', '/reports', 'chunks', true, 413],
    ['413, a file', '/characters/import', 'length', true, 413],
    ['401, its length said', '/reports', 'length', false, 401],
    ['401, in chunks', '/reports', 'chunks', false, 401],
    ['404', '/nothing', 'chunks', false, 404],
    ['405', '/users/me', 'chunks', false, 405],
  ])('reaches a client that keeps sending: %s', async (_what, path, how, isSignedIn, status) => {
    const size = 30 * MB;
    const response = await upload(path, size, {
      'content-type': 'application/json',
      ...(how === 'length' ? { 'content-length': String(size) } : {}),
      ...(isSignedIn ? { authorization: `Bearer ${client.token}` } : {}),
    });
    expect(response).toMatchObject({ status });
    expect(response.error).toBeUndefined();
    expect(JSON.parse(response.body)).toMatchObject({ request_id: expect.any(String) });
  });

  it('keeps the connection open after a small body', async () => {
    const small = head('/reports', AS_JSON, 'Content-Length: 2') + '{}';
    const last = head('/reports', AS_JSON, 'Content-Length: 2', 'Connection: close') + '{}';
    const received = await server.send(small, last);
    expect(received.match(/HTTP\/1\.1 401 /g)).toHaveLength(2);
  });
});

it('uploads are refused while 64 MB of others are in progress, and small bodies are not', async () => {
  const headers = { authorization: `Bearer ${client.token}` };
  const begin = (size: number) => {
    const sending = request(`${server.origin}/api/v1/characters/import`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-length': String(size),
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    sending.on('error', () => undefined);
    sending.write('--x');
    return sending;
  };
  /** The status of one more upload that is cut off, if it arrives immediately. */
  const tryOne = async (size: number) => {
    const sending = begin(size);
    sending.end('-'.repeat(size - 3));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  };
  const size = 21 * MB;
  const open = Array.from({ length: Math.floor((64 * MB) / size) }, () => begin(size));
  await expect.poll(async () => (await tryOne(size)).statusCode).toBe(503);
  expect((await tryOne(size)).headers['retry-after']).toBe('2');
  expect((await tryOne(1000)).statusCode).toBe(422);
  for (const each of open) each.destroy();
  await expect.poll(async () => (await tryOne(size)).statusCode).toBe(422);
});
