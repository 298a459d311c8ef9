import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/services.ts';
import { ROOT } from '../e2e/server.ts';
import { converse, shows, startShipped } from './shipped.ts';

/** Neither npm nor node is there: the package has its own Node. */
const BARE = { PATH: '/usr/bin:/bin' };

let folder: string;
let home: string;
let everafter: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'everafter-shipped-'));
  const make = ['scripts/run.mjs', 'package', '--out', folder, '--level', '1'];
  succeed(ROOT, process.execPath, ...make);
  const [tarball, sum] = readdirSync(folder).toSorted();
  succeed(folder, 'sha256sum', '--check', sum!);
  succeed(folder, 'tar', '-xzf', tarball!);
  home = join(folder, tarball!.replace('.tar.gz', ''));
  everafter = join(home, 'bin/everafter');
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function succeed(cwd: string, file: string, ...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(file, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${file} ${parameters[0]} ended with ${status}: ${stdout}${stderr}`);
}

const run = (command: string[], { cwd = folder, env = {} as Record<string, string> } = {}) =>
  spawnSync(command[0]!, command.slice(1), { cwd, env: { ...BARE, ...env }, encoding: 'utf8' });

test('it starts in an empty folder without npm and Node, replies, and stops', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const cwd = join(folder, 'installation');
  mkdirSync(cwd);
  writeFileSync(join(cwd, '.env'), `PORT=${port}\nSTOP_GRACE=6\n`);
  const product = startShipped([everafter, 'start'], { cwd, env: BARE });
  try {
    await product.untilReady(url);
    expect(await shows(url, '</html>')).toBe(true);
    expect(await shows(`${url}/girls`, 'AI girlfriends')).toBe(true);
    expect(await shows(`${url}/ready`, '"status":"ready"')).toBe(true);
    expect(await converse(url)).not.toBe('');
    const doctor = run([everafter, 'admin', 'doctor'], { cwd });
    expect(doctor.stdout).toMatch(/ok +database/);
    expect([doctor.status, doctor.stdout]).toEqual([0, expect.stringContaining(' 0 problems')]);
  } finally {
    expect(await product.stop()).toBe(0);
  }
  expect(readdirSync(cwd)).toEqual(expect.arrayContaining(['.env', 'data']));
}, 330_000);

test('it has nothing that only builds or tests need, and prints its release', () => {
  const { version, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    devDependencies: Record<string, string>;
  };
  expect(run([everafter, 'version']).stdout.trim()).toBe(version);
  const packages = readdirSync(join(home, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['hono', 'react', 'sharp']));
  expect(
    packages.filter((name) => ['vite', 'vitest', 'typescript', 'radix-ui'].includes(name)),
  ).toEqual([]);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['vite', 'radix-ui']));
  expect(readdirSync(home)).not.toContain('tests');
});

test('it is found through a link, and refuses an unknown command', () => {
  const link = join(folder, 'link');
  run(['ln', '-s', everafter, link]);
  expect(run([link, 'help'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('everafter <command>'),
  });
  expect(run([link, 'fly'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no command "fly"'),
  });
});

test('on another platform it prints which one it is for', () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'uname'), '#!/bin/sh\n[ "$1" = -s ] && echo Linux || echo riscv64\n', {
    mode: 0o755,
  });
  const { status, stderr } = run([everafter, 'start'], { env: { PATH: `${other}:${BARE.PATH}` } });
  expect(status).toBe(1);
  expect(stderr).toMatch(/this package is for \w+-\w+, and this machine is linux-riscv64/);
});
