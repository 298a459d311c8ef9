import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort, stopChild, waitUntilReady, type Service } from './services.ts';
import { installPackages } from './system-packages.ts';

/** OpenStack Swift implements S3, verifies signatures, and is packaged by Debian. */
const PARTS = ['account', 'container', 'object'] as const;
const PACKAGES = ['memcached', 'swift-proxy', ...PARTS.map((part) => `swift-${part}`)];
const MEMCACHED = '/usr/bin/memcached';
const BUCKET = 'everafter-tests';
const KEYS = { region: 'eu-example-1', accessKeyId: 'ever:after', secretAccessKey: 'example' };

export interface S3Service extends Service {
  /** The product's settings for the tests, each prefixed with TEST_. */
  env: Record<string, string>;
}

/**
 * Starts an S3 service with an empty bucket: the one at TEST_S3_*, else a private one on free local
 * ports. Installs missing Debian packages if permitted. @throws Error with one sentence otherwise
 */
export async function startS3(): Promise<S3Service> {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('TEST_S3_'));
  if (process.env.TEST_S3_BUCKET)
    return {
      url: process.env.TEST_S3_ENDPOINT ?? '',
      env: Object.fromEntries(given) as Record<string, string>,
      stop: async () => {},
    };
  const programs = ['proxy', ...PARTS].map((part) => `/usr/bin/swift-${part}-server`);
  const isThere = () => [MEMCACHED, ...programs].every((program) => existsSync(program));
  if (!isThere() && !(installPackages(PACKAGES) && isThere()))
    throw new Error(
      `An S3 service is missing: install one (Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}), run these tests as root, so that they can install it, or name your own with TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_REGION, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'everafter-s3-'));
  for (const name of ['rings', 'devices/one']) mkdirSync(join(folder, name), { recursive: true });
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => stopChild(child, 'SIGTERM', join(folder, 'none'))));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const part of PARTS) children.push(await startPart(folder, part));
    const cachePort = await freePort();
    const where = ['-l', '127.0.0.1', '-p', String(cachePort), '-u', userInfo().username];
    children.push(spawn(MEMCACHED, where, { stdio: 'ignore' }));
    const port = await freePort();
    const proxy = startServer(folder, 'proxy', proxySettings(folder, { port, cachePort }));
    children.push(proxy);
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(proxy, 'Swift', () => makeBucket(url));
    return { url, env: settingsFor(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const settingsFor = (url: string): Record<string, string> => ({
  TEST_S3_ENDPOINT: url,
  TEST_S3_BUCKET: BUCKET,
  TEST_S3_REGION: KEYS.region,
  TEST_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
  TEST_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
});

async function makeBucket(url: string): Promise<void> {
  const client = new AwsClient({ ...KEYS, service: 's3', retries: 0 });
  const response = await client.fetch(`${url}/${BUCKET}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** Starts one of the three servers behind the proxy, on the only device of its ring. */
async function startPart(folder: string, part: (typeof PARTS)[number]): Promise<ChildProcess> {
  const port = await freePort();
  const ring = join(folder, 'rings', `${part}.builder`);
  for (const parameters of [
    ['create', '4', '1', '0'],
    ['add', `r1z1-127.0.0.1:${port}/one`, '1'],
    ['rebalance'],
  ])
    spawnSync('/usr/bin/swift-ring-builder', [ring, ...parameters], { stdio: 'ignore' });
  return startServer(
    folder,
    part,
    `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = ${userInfo().username}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
swift_dir = ${join(folder, 'rings')}
log_level = ERROR
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`,
  );
}

const proxySettings = (
  folder: string,
  { port, cachePort }: { port: number; cachePort: number },
): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = ${userInfo().username}
swift_dir = ${join(folder, 'rings')}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = ${KEYS.region}
[filter:tempauth]
use = egg:swift#tempauth
user_ever_after = ${KEYS.secretAccessKey} .admin
${['catch_errors', 'listing_formats', 'bulk', 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
`;

function startServer(folder: string, part: string, settings: string): ChildProcess {
  const file = join(folder, `${part}.conf`);
  writeFileSync(file, settings);
  return spawn(`/usr/bin/swift-${part}-server`, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
}
