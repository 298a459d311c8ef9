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
function get(path: string, method = 'GET'): Promise<RawResponse> {
  const { hostname, port } = new URL(app.server.url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method }, (response) => {
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

test.each(ALL)('%s returns %i with the common headers', async (path, status, type) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toMatch(type);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('malformed HTTP gets the common headers too', async () => {
  const { hostname, port } = new URL(app.server.url);
  const response = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nno\r\n\r\n'),
    );
    socket.on('data', (bytes) => (received += bytes.toString()));
    socket.on('error', reject).on('close', () => resolve(received));
  });
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
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
