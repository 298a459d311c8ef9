import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTarball } from '../../scripts/package/write-tarball.ts';

const OPTIONS = { prefix: 'everafter-1', time: new Date('2026-01-02T03:04:05Z'), level: 1 };
const LONG = `${'long/'.repeat(40)}name.js`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'everafter-tarball-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The same files, made in the given order and at the given time. */
function makeFiles(name: string, files: string[], time: number): string {
  const root = join(folder, name);
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), `content of ${file}`);
    utimesSync(join(root, file), time, time);
  }
  chmodSync(join(root, 'bin/start'), 0o700);
  symlinkSync('bin/start', join(root, 'link'));
  symlinkSync('a', join(root, 'linked-folder'));
  return root;
}

test('the same files give the same tarball, regardless of time and order', async () => {
  const files = ['bin/start', 'a.txt', 'a/b.txt', LONG];
  const sums: string[] = [];
  for (const [name, order, time] of [
    ['one', files, 1_000_000_000],
    ['two', files.toReversed(), 1_500_000_000],
  ] as const)
    sums.push(
      await writeTarball(makeFiles(name, order, time), join(folder, `${name}.tar.gz`), OPTIONS),
    );
  expect(sums[0]).toMatch(/^[\da-f]{64}$/);
  expect(sums[1]).toBe(sums[0]);
  expect(readFileSync(join(folder, 'one.tar.gz.sha256'), 'utf8')).toBe(`${sums[0]}  one.tar.gz\n`);
  writeFileSync(join(folder, 'two/a.txt'), 'other');
  expect(await writeTarball(join(folder, 'two'), join(folder, 'three.tar.gz'), OPTIONS)).not.toBe(
    sums[0],
  );
});

test("the system's tar reads it: modes, links, long names, one time, no owner", () => {
  const listed = spawnSync('tar', ['-tvzf', join(folder, 'one.tar.gz'), '--numeric-owner'], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  }).stdout;
  const lines = listed.trim().split('\n');
  expect(lines.length).toBeGreaterThan(45);
  for (const line of lines) expect(line).toMatch(/ 0\/0 .* 2026-01-02 03:04 everafter-1\//);
  expect(listed).toMatch(/^-rwxr-xr-x .*everafter-1\/bin\/start$/m);
  expect(listed).toMatch(/^-rw-r--r-- .*everafter-1\/a\.txt$/m);
  expect(listed).toMatch(/^lrwxrwxrwx .*everafter-1\/link -> bin\/start$/m);
  expect(listed).toContain(`everafter-1/${LONG}`);
  expect(listed.match(/linked-folder.*/g)).toEqual(['linked-folder -> a']);
});
