import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatBytes } from '#shared/format-bytes.ts';
import { readVersion, stageProduct } from './package/stage-product.ts';
import { writeTarball } from './package/write-tarball.ts';

/*
 * npm run package [-- --out <folder> --level <1 to 9>]: writes everafter-<version>-<platform>-<arch>.tar.gz,
 * which starts on a machine of this kind without npm or Node, and its SHA-256 next to it.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    level: { type: 'string', default: '9' },
  },
});
if (process.platform !== 'linux' && process.platform !== 'darwin') {
  console.error('Packages can be built on Linux and macOS, for machines of the same kind.');
  process.exit(1);
}
const version = readVersion();
const platform = `${process.platform}-${process.arch}`;
const name = `everafter-${version}-${platform}`;
const stage = mkdtempSync(join(tmpdir(), 'everafter-package-'));
try {
  console.log('Assembling the product …');
  stageProduct(stage, process.execPath, { version, platform });
  console.log('Writing the package …');
  mkdirSync(values.out, { recursive: true });
  const path = resolve(values.out, `${name}.tar.gz`);
  const options = { prefix: name, time: timeOfRelease(), level: Number(values.level) };
  const sum = await writeTarball(stage, path, options);
  console.log(`${relative('.', path)} (${formatBytes(statSync(path).size)})\nSHA-256 ${sum}`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

/** SOURCE_DATE_EPOCH, else the time of the last commit, else the beginning of 2000. */
function timeOfRelease(): Date {
  const { SOURCE_DATE_EPOCH: given } = process.env;
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  const seconds = Number(given || stdout?.trim()) || Date.UTC(2000, 0, 1) / 1000;
  return new Date(seconds * 1000);
}
