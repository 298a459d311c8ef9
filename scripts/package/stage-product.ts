import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Files of the running product, and files that an operator reads or copies. */
const PARTS = [
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'build',
  'deploy',
  'docs',
  'package-lock.json',
  'package.json',
  'packages',
  'scripts/admin',
  'scripts/admin.ts',
  'scripts/pull-model.ts',
  'src',
];
/** A running product reads none of these. */
const LEFT_OUT = [
  '{src,packages,scripts}/**/*.test.{ts,tsx}',
  'packages/*/node_modules',
  'node_modules/.bin',
  'node_modules/.package-lock.json',
  'node_modules/**/*.{map,d.ts,d.mts,d.cts}',
];

/** Describes the package to its start script and to readers. */
export interface Platform {
  version: string;
  /** Such as `linux-x64`. */
  platform: string;
}

/**
 * Assembles in an empty folder what runs on a machine without npm and Node: the product, its built
 * pages, its production packages, the given Node and `bin/everafter`.
 * @throws Error when the packages cannot be installed
 */
export function stageProduct(folder: string, node: string, { version, platform }: Platform): void {
  for (const part of PARTS) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isNoModule });
  }
  installPackages(folder);
  for (const pattern of LEFT_OUT)
    for (const name of globSync(pattern, { cwd: folder }))
      rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, 'runtime'));
  cpSync(node, join(folder, 'runtime/node'));
  const license = join(dirname(node), '../LICENSE');
  if (existsSync(license)) cpSync(license, join(folder, 'runtime/LICENSE'));
  writeFileSync(join(folder, 'runtime/platform'), `${platform}\n`);
  writeFileSync(join(folder, 'runtime/version'), `${version}\n`);
  mkdirSync(join(folder, 'bin'));
  cpSync(join(import.meta.dirname, 'everafter.sh'), join(folder, 'bin/everafter'));
  for (const program of ['bin/everafter', 'runtime/node']) chmodSync(join(folder, program), 0o755);
}

const isNoModule = (path: string): boolean => !/[/\\](node_modules|\.DS_Store)$/.test(path);

function installPackages(folder: string): void {
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const { status, stderr, error } = spawnSync(npm[0]!, [...npm.slice(1), 'ci', ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`npm could not install the production packages: ${error?.message ?? stderr}`);
}

/** The release that package.json names. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
