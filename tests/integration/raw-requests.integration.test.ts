import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';

let app: TestApp;
let server: HttpServer;

beforeAll(async () => {
  app = await createTestApp({ env: { PORT: '0' }, roles: ['api'] });
  server = await startTestServer(app);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const LAST = 'Connection: close';
const head = (line: string, ...lines: string[]) =>
  [line, 'Host: everafter.test', ...lines, LAST, '', ''].join('\r\n');
const statusOf = (received: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1]);
const textOf = (received: string): string => received.slice(received.indexOf('\r\n\r\n') + 4);
/** The JSON of a body, as one chunk or unchunked. */
const bodyOf = (received: string): unknown =>
  JSON.parse(/\{.*\}/s.exec(textOf(received))?.[0] ?? 'null');

const PARTS =
  '%00 %ff % .. %2e%2e // %2f ; \\ {} # ? &= %F0%9F constructor __proto__ toString characters users me chat'
    .split(' ')
    .concat('a'.repeat(300));

describe('malformed request bytes', () => {
  it.each<[string, string, number]>([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\n\r\n', 400],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
    ['a header bomb', head('GET /health HTTP/1.1', `X-A: ${'a'.repeat(100_000)}`), 431],
    [
      'thousands of headers',
      head('GET /health HTTP/1.1', ...Array.from({ length: 3000 }, (_, at) => `X-${at}: ${at}`)),
      431,
    ],
    ['an address of a hundred thousand letters', head(`GET /${'a'.repeat(100_000)} HTTP/1.1`), 431],
    [
      'two lengths',
      head('POST /api/v1/reports HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
      400,
    ],
    [
      'a length together with chunks',
      head('POST /api/v1/reports HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      400,
    ],
    [
      'invalid chunks',
      head('POST /api/v1/reports HTTP/1.1', 'Transfer-Encoding: chunked') + 'zz\r\n',
      400,
    ],
    ['every method', head('PROPFIND /api/v1/users/me HTTP/1.1'), 405],
    ['HTTP/1.0 without a host', 'GET /health HTTP/1.0\r\n\r\n', 200],
    ['HTTP/1.0 without a host, of the API', 'GET /api/v1/options HTTP/1.0\r\n\r\n', 404],
    ['an empty host', `GET /health HTTP/1.1\r\nHost:\r\n${LAST}\r\n\r\n`, 200],
    ['an invalid host', `GET /health HTTP/1.1\r\nHost: a/b\r\n${LAST}\r\n\r\n`, 400],
    ['an absolute URL', head('GET http://everafter.test/health HTTP/1.1'), 200],
    ['OPTIONS of everything', head('OPTIONS * HTTP/1.1'), 204],
    ['a tunnel', head('CONNECT everafter.test:443 HTTP/1.1'), 405],
    ['an expectation that nobody has', head('GET /health HTTP/1.1', 'Expect: tea'), 417],
    ['OPTIONS of media', head('OPTIONS /media/characters/a.webp HTTP/1.1'), 204],
    ['OPTIONS of operations', head('OPTIONS /health HTTP/1.1'), 204],
    ['another method of operations', head('DELETE /ready HTTP/1.1'), 405],
    ['another method of media', head('POST /media/images/a/b/c.webp HTTP/1.1'), 405],
    ['a name over 255 bytes', head(`GET /media/characters/${'a'.repeat(300)}.webp HTTP/1.1`), 404],
    ['the documentation’s constructor', head('GET /api/docs/constructor HTTP/1.1'), 404],
    [
      'dots to another address',
      head('GET /media/characters/%2e%2e/%2e%2e/etc/passwd HTTP/1.1'),
      404,
    ],
  ])('%s', async (_what, bytes, status) => {
    const received = await server.send(bytes);
    expect(statusOf(received)).toBe(status);
    expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
  });

  it.each<[string, string]>([
    ['two hosts', 'Host: a.test\r\nHost: b.test'],
    ['the same host twice', 'Host: a.test\r\nhost: a.test'],
    ['a path', 'Host: a/b'],
    ['a query', 'Host: a?b'],
    ['a user', 'Host: u@a.test'],
    ['a list', 'Host: a.test, b.test'],
    ['an escape', 'Host: %41.test'],
    ['a letter beyond ASCII', 'Host: \u00e4.test'],
    ['an invalid port', 'Host: a.test:99999'],
    ['a port in words', 'Host: a.test:http'],
    ['half an IPv6 address', 'Host: [::1'],
    ['an impossible IPv4 address', 'Host: 1.2.3.999'],
  ])('a host that is %s is 400 with a sentence', async (_what, hosts) => {
    for (const path of ['/health', '/api/v1/characters/', '/media/characters/a.webp']) {
      const bytes = [`GET ${path} HTTP/1.1`, hosts, LAST, '', ''].join('\r\n');
      const received = await server.send(Buffer.from(bytes, 'latin1'));
      expect([path, statusOf(received)]).toEqual([path, 400]);
      expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(received).toMatch(/ Host header/);
      if (path.startsWith('/api/'))
        expect(bodyOf(received)).toMatchObject({
          code: 'bad_request',
          request_id: expect.any(String),
        });
    }
  });

  it.each([
    'everafter.test:8080',
    'EVERAFTER.test',
    'everafter.test.',
    'my_app-1',
    '127.0.0.1:3000',
    '[::1]:3000',
    'xn--4ca.test',
  ])('a request to %s is answered', async (host) => {
    const received = await server.send(`GET /health HTTP/1.1\r\nHost: ${host}\r\n${LAST}\r\n\r\n`);
    expect(statusOf(received)).toBe(200);
  });

  it.each<[string, number]>([
    ['http://everafter.test', 200],
    ['http://EVERAFTER.test:80', 200],
    ['https://everafter.test:443', 200],
    ['http://evil.test', 400],
    ['https://everafter.test:8080', 400],
    ['http://u:p@everafter.test', 400],
    ['http://everafter.test@evil.test', 400],
    ['http://', 400],
    ['http://[::1', 400],
    ['ftp://everafter.test', 400],
  ])('a target in absolute form, of %s, is %i', async (origin, status) => {
    for (const path of ['/health', '/api/v1/characters/']) {
      const received = await server.send(head(`GET ${origin}${path} HTTP/1.1`));
      expect([path, statusOf(received)]).toEqual([path, status]);
      if (status !== 400) continue;
      expect(received).toMatch(/The address of the request /);
      expect(received).toMatch(/^x-content-type-options: nosniff\r$/im);
    }
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n'],
    ['a backslash', head('GET /media/images/\\..\\x HTTP/1.1')],
    ['a star', head('GET * HTTP/1.1')],
    ['a header bomb', head('GET /health HTTP/1.1', `X-A: ${'a'.repeat(100_000)}`)],
    ['a tunnel', head('CONNECT everafter.test:443 HTTP/1.1')],
    ['an expectation that nobody has', head('GET /health HTTP/1.1', 'Expect: tea')],
  ])('%s is refused with a sentence in plain text', async (_what, bytes) => {
    const received = await server.send(bytes);
    expect(statusOf(received)).toBeGreaterThan(399);
    expect(received).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
    expect(textOf(received)).toMatch(/^[A-Z0-9a-f\r\n]*[A-Z][^<]+\./);
  });

  it('unusual paths and headers never cause a 5xx, and the server keeps running', async () => {
    const part = fc.constantFrom(...PARTS);
    const root = fc.constantFrom(
      '/api/v1',
      '/media',
      '/media/characters',
      '/api/docs',
      '/r',
      '/dev',
      '',
    );
    const address = fc
      .tuple(root, fc.array(part, { maxLength: 4 }))
      .map(([start, parts]) => `${start}/${parts.join('/')}`);
    const header = fc
      .tuple(
        fc.constantFrom(
          'Authorization',
          'Range',
          'If-None-Match',
          'Accept-Encoding',
          'Cookie',
          'Expect',
        ),
        fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '~')),
      )
      .map(([name, value]) => `${name}: ${value}`);
    const method = fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'TRACE', 'PATCH');
    const wrong: string[] = [];
    for (const [verb, path, lines] of fc.sample(
      fc.tuple(method, address, fc.array(header, { maxLength: 2 })),
      { numRuns: 600, seed: 5 },
    )) {
      const bytes = head(`${verb} ${path} HTTP/1.1`, ...lines);
      const status = statusOf(await server.send(bytes));
      if (!(status >= 200 && status < 500)) wrong.push(`${status}: ${bytes}`);
    }
    expect(wrong).toEqual([]);
    expect(statusOf(await server.send(head('GET /health HTTP/1.1')))).toBe(200);
  });
});
