import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_FILE_BYTES } from '#features/characters/limits.ts';
import { MAX_IMPORT_BYTES, MAX_PICTURE_BYTES } from '#features/chat/limits.ts';
import { CALL_TIMES } from '#features/calls/server/index.ts';
import { parseConfig } from '#platform/config.ts';

const NGINX = readFileSync('deploy/nginx/everafter.conf', 'utf8');
const CADDY = readFileSync('deploy/caddy/Caddyfile', 'utf8');
const MEBIBYTE = 1024 ** 2;

/** The role for each prefix that the product answers itself; all other paths are pages. */
const PREFIXES: Record<string, string> = {
  api: 'api',
  dev: 'nobody',
  media: 'web',
  r: 'web',
  'sandbox-pay': 'api',
};

interface Location {
  how: string;
  path: string;
  body: string;
}

const locations: Location[] = [
  ...NGINX.matchAll(/^\tlocation (?:(=|~) )?(\S+) \{\n([\s\S]*?)^\t\}/gm),
].map(([, how = '', path, body]) => ({ how, path: path!, body: body! }));

/** Chooses like nginx: the same path, else the first expression, else the longest prefix. */
function findLocation(path: string): Location {
  const [longest] = locations
    .filter((one) => one.how === '' && path.startsWith(one.path))
    .toSorted((a, b) => b.path.length - a.path.length);
  return (
    locations.find((one) => one.how === '=' && one.path === path) ??
    locations.find((one) => one.how === '~' && new RegExp(one.path).test(path)) ??
    longest!
  );
}

const byNginx = (path: string): string | undefined => {
  const { body } = findLocation(path);
  return /^\t\treturn 404;/m.test(body)
    ? 'nobody'
    : /^\t\tproxy_pass http:\/\/(\w+);/m.exec(body)?.[1];
};

/** Chooses like Caddy: the first `handle` whose matcher fits. */
function byCaddy(path: string): string | undefined {
  const matchers = new Map(
    [...CADDY.matchAll(/^\t@(\w+) path (.+)$/gm)].map(([, name, paths]) => [
      name,
      paths!.split(' '),
    ]),
  );
  const fits = (pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  for (const [, name, body] of CADDY.matchAll(/^\thandle (?:@(\w+) )?\{\n([\s\S]*?)^\t\}/gm)) {
    if (name !== undefined && !matchers.get(name)!.some(fits)) continue;
    return /^\t\trespond 404$/m.test(body!) ? 'nobody' : /^\t\timport (\w+)$/m.exec(body!)?.[1];
  }
  return undefined;
}

const matched = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

test('nginx and Caddy pass on every prefix that the roles serve, and both to the same role', () => {
  const serve = readFileSync('src/roles/serve.ts', 'utf8');
  const served = new Set([
    ...matched(serve, /\.all\('\/([\w-]+)\/\*'/g),
    ...matched(serve, /\.route\('\/([\w-]+)'/g),
  ]);
  expect([...served].toSorted()).toEqual(Object.keys(PREFIXES));
  for (const [prefix, role] of Object.entries(PREFIXES)) {
    const path = `/${prefix}/v1/anything`;
    expect([path, byNginx(path), byCaddy(path)]).toEqual([path, role, role]);
  }
  for (const path of ['/', '/characters/elena', '/assets/a.js', '/developers', '/readymade'])
    expect([path, byNginx(path), byCaddy(path)]).toEqual([path, 'web', 'web']);
});

test('neither shows operators’ endpoints to visitors', () => {
  const operations = matched(
    readFileSync('src/roles/operations.ts', 'utf8'),
    /app\.get\('(\/\w+)'/g,
  );
  expect(operations).toHaveLength(3);
  for (const path of operations)
    expect([path, byNginx(path), byCaddy(path)]).toEqual([path, 'nobody', 'nobody']);
});

test('nginx does not buffer streams, and waits for more than three heartbeats', () => {
  const streams = matched(
    readFileSync('src/features/chat/server/routes.ts', 'utf8'),
    /path: '(\/[^']*events)'/g,
  );
  expect(streams).toHaveLength(2);
  for (const path of streams) {
    const { body } = findLocation(`/api/v1${path.replace(/\{\w+\}/, '0198f3c2')}`);
    expect(body).toContain('proxy_buffering off;');
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(body)?.[1])).toBeGreaterThan(60);
  }
});

test('nginx passes the WebSocket of a call on, and its pings keep the connection', () => {
  const { body } = findLocation('/api/v1/calls/0198f3c2/socket');
  expect(body).toMatch(/proxy_pass http:\/\/api;/);
  // A location with its own header would have none of the server's.
  expect(body).not.toContain('proxy_set_header');
  const [, server = ''] = NGINX.split(/^server \{$/m);
  const [before = ''] = server.split(/^\tlocation /m);
  expect(before).toContain('proxy_set_header Upgrade $upgrade_to;');
  expect(before).toContain('proxy_set_header Connection $connection_to;');
  expect(before).toContain('proxy_http_version 1.1;');
  expect(NGINX).toMatch(
    /map \$http_upgrade \$upgrade_to \{\n\tdefault '';\n\t~\*\^websocket\$ websocket;/,
  );
  expect(NGINX).toMatch(/map \$upgrade_to \$connection_to \{\n\tdefault upgrade;/);
  const timeout = /proxy_read_timeout (\d+)s;/;
  const seconds = Number((timeout.exec(body) ?? timeout.exec(before))?.[1]);
  expect(seconds * 1000).toBeGreaterThan(3 * CALL_TIMES.ping);
});

test('nginx lets character cards, chats and pictures through and refuses other large bodies, Caddy leaves that to the product', () => {
  const limitOf = (text: string) =>
    Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]) * MEBIBYTE;
  // The form around the file takes up to one more.
  expect(limitOf(findLocation('/api/v1/characters/import').body)).toBeGreaterThan(
    CARD_FILE_BYTES + MEBIBYTE,
  );
  for (const [path, bytes] of [
    ['/api/v1/chat/import', MAX_IMPORT_BYTES],
    ['/api/v1/chat/0198f3c2/pictures', MAX_PICTURE_BYTES],
  ] as const)
    expect(limitOf(findLocation(path).body)).toBeGreaterThanOrEqual(bytes + MEBIBYTE);
  expect(limitOf(NGINX)).toBe(MEBIBYTE);
  expect(CADDY).not.toContain('request_body');
});

test('nginx repeats a writing call only with its key, on every path to the API', () => {
  const [, allowed] = /location @keyed \{[\s\S]*?proxy_next_upstream (.*);/.exec(NGINX)!;
  expect(allowed).toContain('non_idempotent');
  expect(matched(NGINX, /^\tproxy_next_upstream (.*);/gm)).toEqual(['error timeout']);
  for (const path of [
    '/api/v1/chat/1/messages',
    '/api/v1/chat/1/pictures',
    '/api/v1/characters/import',
  ])
    expect(findLocation(path).body).toMatch(
      /error_page 418 = @keyed;\n\t\tif \(\$http_idempotency_key\) \{\n\t\t\treturn 418;/,
    );
});

test('all files have the same processes, which are never all disabled in a rolling restart', () => {
  const addressesOf = (text: string, role: string, pattern: RegExp): string[] =>
    matched(new RegExp(`${role}\\)? \\{[\\s\\S]*?\\n\\}`).exec(text)![0], pattern);
  const machine = readFileSync('deploy/nginx/everafter/upstreams.conf', 'utf8');
  const compose = readFileSync('deploy/nginx/compose/everafter/upstreams.conf', 'utf8');
  for (const role of ['web', 'api']) {
    const addresses = addressesOf(machine, `upstream ${role}`, /server (\S+)/g);
    expect(addresses).toHaveLength(2);
    expect(addressesOf(CADDY, `\\(${role}`, /(127\.0\.0\.\d+:3000)/g)).toEqual(addresses);
    expect(addressesOf(compose, `upstream ${role}`, /server (\S+)/g)).toEqual([
      `${role}-1:3000`,
      `${role}-2:3000`,
    ]);
  }
  const { delayMs } = parseConfig({ APP_ENV: 'production' }).stop;
  for (const file of globSync('deploy/nginx/**/upstreams.conf'))
    for (const time of matched(readFileSync(file, 'utf8'), /fail_timeout=(\d+)s/g))
      expect(Number(time) * 1000).toBeLessThan(delayMs);
  expect(CADDY).toContain('health_port 3001');
});
