import {
  cpSync,
  existsSync,
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
/** Files that are not copied, because they are generated or not needed. */
const EXCLUDED = new Set([
  '.env',
  '.git',
  '.react-router',
  '.runtime',
  'build',
  'coverage',
  'data',
  'dist',
  'node_modules',
  'test-results',
]);

/** Copies this repository to a temporary folder. The copy uses the packages installed here. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'everafter-recipe-'));
  for (const name of readdirSync(ROOT))
    if (!EXCLUDED.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // Links each package separately, so that the copy has its own caches and workspace package.
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@everafter'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.cache' && name !== '@everafter')
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  symlinkSync(join(copy, 'packages/illustrator'), join(modules, '@everafter/illustrator'));
  copyCheckCache(copy);
  return copy;
}

/** The cache of `npm run check`, by content and path; without it a check takes twice as long. */
function copyCheckCache(copy: string): void {
  const cache = 'node_modules/.cache/everafter-check';
  if (!existsSync(join(ROOT, cache))) return;
  mkdirSync(join(copy, cache), { recursive: true });
  for (const name of readdirSync(join(ROOT, cache)))
    writeFileSync(
      join(copy, cache, name),
      readFileSync(join(ROOT, cache, name), 'utf8').replaceAll(`${ROOT}/`, `${copy}/`),
    );
}

/** Adds the toy feature to a copy: its files, and its lines in existing files. */
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
      throw new Error(`${file} does not contain this line exactly once: ${after}`);
    writeFileSync(path, before.toSpliced(at + 1, 0, lines).join('\n'));
  }
}

/** Returns the files of the toy feature, as paths in the repository. */
export const toyFiles = (): string[] =>
  globSync('**/*.txt', { cwd: FILES }).map((name) => name.replace(/\.txt$/, ''));
