import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Root may write everywhere, so the starter runs as an unprivileged user. */
const NOBODY = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let cwd: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everafter-starter-'));
  chmodSync(folder, 0o755);
  for (const name of ['bin', 'runtime', 'home', 'installation']) mkdirSync(join(folder, name));
  cpSync('scripts/package/everafter.sh', join(folder, 'bin/everafter'));
  chmodSync(join(folder, 'bin/everafter'), 0o755);
  writeFileSync(join(folder, 'runtime/platform'), `${process.platform}-${process.arch}\n`);
  // Prints the settings that the product would start with.
  writeFileSync(join(folder, 'runtime/node'), '#!/bin/sh\necho "$@" "DATA_DIR=${DATA_DIR:-}"\n', {
    mode: 0o755,
  });
  cwd = join(folder, 'installation');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}, program = join(folder, 'bin/everafter')) =>
  spawnSync(program, ['start', '--one'], {
    cwd,
    env: { PATH: '/usr/bin:/bin', ...env },
    encoding: 'utf8',
    ...NOBODY,
  });
const started = (dataDir: string) => `${folder}/src/main.ts --one DATA_DIR=${dataDir}\n`;

test('in a writable folder the product stores its data according to its settings', () => {
  chmodSync(cwd, 0o777);
  expect(start().stdout).toBe(started(''));
  expect(start({ DATA_DIR: '/srv/data' }).stdout).toBe(started('/srv/data'));
});

test('in other folders, data goes to the home of the user who starts it, or else to /var/lib', () => {
  chmodSync(cwd, 0o555);
  chmodSync(join(folder, 'home'), 0o777);
  const HOME = join(folder, 'home');
  expect(start({ HOME }).stdout).toBe(started(`${HOME}/.local/share/everafter`));
  expect(start({ HOME, XDG_DATA_HOME: '/xdg' }).stdout).toBe(started('/xdg/everafter'));
  expect(start({ HOME: '/nowhere' }).stdout).toBe(started('/var/lib/everafter'));
});

test('a DATA_DIR in .env, or a writable data folder, is left as it is', () => {
  writeFileSync(join(cwd, '.env'), '# DATA_DIR=\nDATA_DIR=/srv/data\n');
  chmodSync(cwd, 0o555);
  expect(start().stdout).toBe(started(''));
  rmSync(join(cwd, '.env'));
  mkdirSync(join(cwd, 'data'));
  chmodSync(join(cwd, 'data'), 0o777);
  expect(start().stdout).toBe(started(''));
});

test('it finds its folder through links', () => {
  chmodSync(cwd, 0o777);
  symlinkSync('bin/everafter', join(folder, 'one'));
  symlinkSync(join(folder, 'one'), join(folder, 'two'));
  expect(start({}, join(folder, 'two')).stdout).toBe(started(''));
});

test('it reports when its Node does not run on this machine', () => {
  writeFileSync(join(folder, 'runtime/node'), '#!/nowhere/ld.so\n', { mode: 0o755 });
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toContain('it needs glibc 2.28 or newer');
});
