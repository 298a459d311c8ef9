import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToyFeature, copyRepository, toyFiles } from './copy-repository.ts';
import { INSERTIONS } from './insertions.ts';

/*
 * Follows "Add a feature" in CONTRIBUTING.md: adds a toy feature with a table, verbs, routes, a page, a
 * job and a setting to a copy of the repository, which must then pass every check.
 */
const TIMEOUT_MS = 900_000;
let copy: string;

beforeAll(() => {
  copy = copyRepository();
  addToyFeature(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  return { status, output: `${stdout}${stderr}` };
}

test('CONTRIBUTING names every file that the recipe creates or changes', () => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  const named = (file: string) =>
    page.includes(
      `\`${file.replace('src/features/bookmarks/', '').replace('src/db/schema/bookmarks', 'src/db/schema/<name>')}\``,
    );
  const isExample = (file: string) =>
    /\/ui\/bookmark-list|\/(create|list|sweep)-|\.test\./.test(file);
  const files = [
    ...toyFiles().filter((file) => !isExample(file)),
    ...INSERTIONS.map(({ file }) => file),
  ];
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !named(file))).toEqual([]);
});

test(
  'a toy feature that follows the recipe gets a migration and passes every check',
  () => {
    const generated = run('scripts/run.mjs', 'db:generate', '--name', 'bookmarks');
    expect(generated, generated.output).toMatchObject({ status: 0 });
    const migrations = join(copy, 'src/db/migrations');
    const file = readdirSync(migrations).find((name) => name.endsWith('_bookmarks.sql'))!;
    expect(readFileSync(join(migrations, file), 'utf8')).toContain('CREATE TABLE "bookmarks"');

    const checked = run('scripts/run.mjs', 'check');
    expect(checked, checked.output).toMatchObject({ status: 0 });
    expect(checked.output).toContain('7 passed, 0 failed');
  },
  TIMEOUT_MS,
);
