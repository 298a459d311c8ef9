import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { setupApp } from './stage.ts';

const app = setupApp({ env: { PUBLIC_URL: 'https://everafter.test' } });

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends the path unchanged, because `fetch` would normalize it. */
function get(
  path: string,
  method = 'GET',
  sent: Record<string, string> = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(app.server.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers: sent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

const ALL: [path: string, status: number, type: RegExp][] = [
  ['/', 200, /html/],
  ['//', 200, /html/],
  ['///', 200, /html/],
  ['//x', 404, /html/],
  ['//evil.test/login', 404, /html/],
  ['/%2e%2e', 200, /html/],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, /html/],
  ['/x//y', 404, /html/],
  ['/%00', 404, /html/],
  ['/%', 400, /html/],
  ['/%ff', 400, /html/],
  ['/%E0%A4%A', 400, /html/],
  ['/chat/%', 400, /html/],
  ['/assets/%ff.js', 400, /html/],
  ['/assets/none.js', 404, /html/],
  ['/favicon.svg', 200, /svg/],
  ['/health', 200, /json/],
  ['/media/%', 404, /plain/],
  ['/media/placeholder/clara.svg', 200, /svg/],
  ['/api/docs', 200, /html/],
  ['/api/v1/%', 404, /json/],
  ['/api/v1/users/me', 401, /json/],
  ['/dev/%', 404, /json/],
  ['/sandbox-pay/%ff', 404, /plain/],
];

test.each([
  ['/', 200],
  ['/characters', 200],
  ['/legal/privacy', 200],
  ['/no-such-page', 404],
])('%s may be kept by a CDN: it is the same for everybody', async (path, status) => {
  // The second answer comes from the product's own cache.
  for (const _round of [1, 2]) {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=120',
    );
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

test('unread parameters do not create another page', async () => {
  const bodyOf = async (path: string) => (await get(path)).body;
  expect(await bodyOf('/girls?utm_source=letter&x=1')).toBe(await bodyOf('/girls'));
  expect(await bodyOf('/girls?sort=newest&x=1')).toBe(await bodyOf('/girls?sort=newest'));
  expect(await bodyOf('/girls?sort=newest')).not.toBe(await bodyOf('/girls'));
  expect(await bodyOf('/nothing/here')).toBe(await bodyOf('/no-such-page'));
  expect(await bodyOf('/login?next=/chat/clara')).toContain('/signup?next=');
  const list = await bodyOf('/api/v1/characters/?limit=2&sort=newest&x=1');
  expect(JSON.parse(list).data).toHaveLength(2);
});

test('a page’s signed-in reader gets the very same bytes', async () => {
  const [anonymous, signedIn] = [
    await get('/'),
    await get('/', 'GET', { authorization: 'Bearer x' }),
  ];
  expect(signedIn.body).toBe(anonymous.body);
});

test.each(['/auth/discord?code=x', '/checkout/x', '/receipts/x', '/%'])(
  '%s is kept by no cache',
  async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toMatch(/^(private, no-cache|no-store)$/);
  },
);

test('no cache keeps the API’s answers to a signed-in caller', async () => {
  const { headers } = await get('/api/v1/users/me');
  expect(headers['cache-control']).toBe('no-store');
  const list = await get('/api/v1/characters/');
  expect(list.headers['cache-control']).toBe('no-store');
  expect(list.headers['vary']).toContain('authorization');
});

test.each(ALL)('%s returns %i with the common headers', async (path, status, type) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toMatch(type);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

/** Sends bytes and returns everything until the server closes the connection. */
function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.server.url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', reject).on('close', () => resolve(received));
  });
}

test('malformed HTTP gets the common headers too', async () => {
  const response = await send('GET / HTTP/1.1\r\nno\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
});

/** Below /assets/, as bytes: none of them is a file there. */
const ODD_ASSETS: [path: string, status: 400 | 404][] = [
  ['%2e%2e/%2e%2e/server/index.js', 404],
  ['../../server/index.js', 404],
  ['..%2f..%2fserver%2findex.js', 404],
  ['..%5c..%5cserver%5cindex.js', 404],
  ['..\\..\\server\\index.js', 400],
  ['%252e%252e/%252e%252e/server/index.js', 404],
  ['%25252e%25252e%25252fserver', 404],
  ['....//....//server/index.js', 404],
  ['.%00./server/index.js', 404],
  ['%00', 404],
  ['app.js%00.css', 404],
  ['%c0%ae%c0%ae/%c0%ae%c0%ae/package.json', 400],
  ['%e0%80%ae%e0%80%ae/package.json', 400],
  ['%f0%80%80%af', 400],
  ['%ed%a0%80', 400],
  ['%ff', 400],
  ['%zz', 400],
  ['%u0041', 400],
  ['%', 400],
  ['%2', 400],
  ['%0d%0aX-Injected:%20yes', 404],
  ['\u00fc.js', 400],
  ['"<>|^`{}', 404],
  [`${'a'.repeat(300)}.js`, 404],
  ['a/'.repeat(3000), 404],
  ['', 404],
  ['/', 404],
];

test.each(ODD_ASSETS)('/assets/%s is %i, readable, and no file', async (path, status) => {
  const host = new URL(app.server.url).host;
  const response = await send(
    `GET /assets/${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  const [headers = '', ...body] = response.split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(headers).toMatch(/^x-content-type-options: nosniff$/im);
  expect(headers).toMatch(/^strict-transport-security: max-age/im);
  expect(headers).toMatch(/^content-type: text\/(html|plain); charset=utf-8$/im);
  expect(headers).not.toMatch(/^x-injected|immutable/im);
  expect(body.join('')).toMatch(/address|page|valid HTTP/i);
  // No source of the server, and no manifest.
  expect(body.join('')).not.toMatch(/react-router\/dev|"dependencies"|createRequestHandler/);
});

test('the CSP lists exactly the scripts of the page, and no nonce or internal header is left', async () => {
  for (const path of ['/', '/girls', '/login', '/nope']) {
    const { body, headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, text] of scripts)
      expect(policy).toContain(createHash('sha256').update(text!).digest('base64'));
    expect(body).not.toContain('nonce=');
    expect(policy).not.toMatch(/unsafe-(inline|eval)'[^;]*script|script-src[^;]*unsafe/);
    expect(headers['x-script-hashes']).toBeUndefined();
  }
});

test('a link to a public character shows her name, her story and her picture', async () => {
  const { body } = await get('/character/elena-marchetti');
  const content = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(body)?.[1];
  expect(content('title')).toMatch(/^Elena Marchetti, \d\d · /);
  expect(content('description')).toContain('clocks');
  const path = '/api/v1/characters/elena-marchetti/share.jpg';
  expect(content('image')).toBe(`https://everafter.test${path}`);
  const picture = await get(path);
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  const unknown = await get('/character/nobody-at-all');
  expect(unknown.body).toContain('content="https://everafter.test/og.png"');
});
