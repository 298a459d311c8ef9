import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../e2e/server.ts';

const BRANCH = 'main';
const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];

/** Creates a repository with one commit: the files of the tree under test, committed or not. */
export function makeRepository(folder: string): void {
  git([], 'init', '--quiet', '--bare', `--initial-branch=${BRANCH}`, folder);
  // It is read once, on this machine.
  for (const setting of ['core.compression', 'core.looseCompression', 'pack.window'])
    git([`--git-dir=${folder}`], 'config', setting, '0');
  const at = [`--git-dir=${folder}`, `--work-tree=${ROOT}`];
  git(at, '-c', 'core.bare=false', 'add', '--all');
  commit(folder, git(at, 'write-tree'));
  rmSync(join(folder, 'index'));
}

/** Adds a release: the next version in package.json. @returns it */
export function commitRelease(folder: string): string {
  const at = [`--git-dir=${folder}`];
  const text = git(at, 'show', `${BRANCH}:package.json`);
  const manifest = JSON.parse(text) as { version: string };
  const version = `${manifest.version}-next`;
  const next = `${JSON.stringify({ ...manifest, version }, null, 2)}\n`;
  const blob = git(at, { input: next }, 'hash-object', '-w', '--stdin');
  git(at, 'read-tree', BRANCH);
  git(at, 'update-index', '--cacheinfo', `100644,${blob},package.json`);
  commit(folder, git(at, 'write-tree'), BRANCH);
  return version;
}

function commit(folder: string, tree: string, parent?: string): void {
  const at = [`--git-dir=${folder}`];
  const parents = parent ? ['-p', parent] : [];
  const made = git([...AUTHOR, ...at], 'commit-tree', tree, ...parents, '-m', 'A release');
  git(at, 'update-ref', `refs/heads/${BRANCH}`, made);
}

function git(options: string[], ...rest: [{ input: string } | string, ...string[]]): string {
  const [first, ...others] = rest;
  const words = typeof first === 'string' ? [first, ...others] : others;
  const { status, stdout, stderr, error } = spawnSync('git', [...options, ...words], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(typeof first === 'object' && first),
  });
  if (status !== 0) throw new Error(`git ${words[0]}: ${error?.message ?? stderr}`);
  return stdout.trim();
}
