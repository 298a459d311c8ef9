import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { INSERTIONS } from './insertions.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = join(import.meta.dirname, 'files');
/** Not sources: the copy has them anew, or does without. */
const APART = new Set([
  '.env',
  '.git',
  '.react-router',
  '.runtime',
  'build',
  'coverage',
  'data',
  'node_modules',
  'test-results',
]);

/** A copy of this repository in a temporary folder, which uses the packages that are installed here. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'everafter-recipe-'));
  for (const name of readdirSync(ROOT))
    if (!APART.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // One link for each package, so that caches and the workspace's own package are the copy's.
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@everafter'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.cache' && name !== '@everafter')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  symlinkSync(join(copy, 'packages/illustrator'), join(modules, '@everafter/illustrator'));
  return copy;
}

/** Puts the toy feature into a copy: its own files, and its lines in those that exist. */
export function addToyFeature(copy: string): void {
  for (const name of toyFiles()) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(FILES, `${name}.txt`), join(copy, name));
  }
  for (const { file, after, lines } of INSERTIONS) {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8').split('\n');
    const at = before.indexOf(after);
    if (at < 0 || before.lastIndexOf(after) !== at)
      throw new Error(`${file} does not hold this line once: ${after}`);
    writeFileSync(path, before.toSpliced(at + 1, 0, lines).join('\n'));
  }
}

/** The files of the toy feature, as the repository would name them. */
export const toyFiles = (): string[] =>
  globSync('**/*.txt', { cwd: FILES }).map((name) => name.replace(/\.txt$/, ''));
