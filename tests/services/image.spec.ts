import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenOf } from '../../scripts/children-of.ts';
import { buildStages, type BuiltStage } from '../../scripts/image/build-stages.ts';
import { runInRoot, startInRoot, type RunOptions } from '../../scripts/image/clean-root.ts';
import { readDockerfile } from '../../scripts/image/read-dockerfile.ts';
import { freePort } from '../../scripts/services.ts';
import { ROOT } from '../e2e/server.ts';
import { ensureTemplate } from '../e2e/template.ts';
import { converse, shows, watch } from './shipped.ts';

const USER = 1000;

let folder: string;
let image: BuiltStage;
let asContainer: RunOptions;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'everafter-image-'));
  image = await buildStages(readDockerfile(join(ROOT, 'Dockerfile')), ROOT, folder);
  const data = join(folder, 'data');
  cpSync(await ensureTemplate(), data, { recursive: true });
  mkdirSync(join(folder, 'tmp'));
  giveTo(USER, data);
  giveTo(USER, join(folder, 'tmp'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  asContainer = {
    workdir: image.workdir,
    // The demo's sign-in, which the production image does not have.
    env: { ...image.env, APP_ENV: 'test', PORT: String(port), STOP_GRACE: '6' },
    user: image.user!,
    writable: { '/data': data, '/tmp': join(folder, 'tmp') },
  };
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function giveTo(user: number, path: string): void {
  chownSync(path, user, user);
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, name), user, user);
}

const inImage = (...command: string[]) => runInRoot(image.root, command, asContainer);
/** The process with id 1 in the container. */
const firstOf = (pid: number): number => childrenOf(pid)[0]!;

test('without capabilities and on a read-only root it starts, is healthy, replies, and stops', async () => {
  await expect(inImage(...image.healthcheck)).rejects.toThrow('ended with 1');
  const child = startInRoot(image.root, image.command, asContainer);
  const product = watch(child, () => firstOf(child.pid!));
  try {
    await product.untilReady(url);
    await inImage(...image.healthcheck);
    expect(await shows(url, '</html>')).toBe(true);
    expect(await converse(url)).not.toBe('');
  } finally {
    expect([await product.stop(), product.output()]).toEqual([0, expect.any(String)]);
  }
  await expect(inImage(...image.healthcheck)).rejects.toThrow('ended with 1');
});

test('it runs as a numeric user that is not root, and can write only its data and temporary files', async () => {
  expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(image.env).toMatchObject({ NODE_ENV: 'production', APP_ENV: 'production' });
  expect(await inImage('id', '-u')).toBe(`${USER}\n`);
  expect(await inImage('grep', 'CapEff', '/proc/self/status')).toMatch(/CapEff:\s0+\n/);
  await inImage('touch', '/data/one', '/tmp/one');
  for (const place of ['/app/one', '/one', '/etc/one'])
    await expect(inImage('touch', place)).rejects.toThrow('Read-only file system');
});

test('it has no unused packages, sources or files', async () => {
  const packages = readdirSync(join(image.root, 'app/node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['hono', 'react', 'sharp']));
  expect(packages.filter((name) => ['vite', 'vitest', 'typescript'].includes(name))).toEqual([]);
  expect(readdirSync(join(image.root, 'app')).toSorted()).toEqual(
    ['LICENSE', 'build', 'node_modules', 'package.json', 'packages', 'scripts', 'src'].toSorted(),
  );
  const files = readdirSync(join(image.root, 'app/src'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('.test.'))).toEqual([]);
});

test('the operator’s commands run in it', async () => {
  await expect(inImage('node', 'scripts/admin.ts', 'fly')).rejects.toThrow('ended with 1');
  expect(await inImage('node', 'scripts/admin.ts', 'migrate')).not.toBe('');
});
