import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = globSync(['*.md', 'docs/**/*.md', 'src/features/*/README.md']);

/** Files that a page links to, as paths from the root. */
const linksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, target]) => normalize(join(dirname(page), target!)),
  );

test('every link of a page leads to a file', () => {
  expect(PAGES.length).toBeGreaterThan(20);
  const broken = PAGES.flatMap((page) =>
    linksOf(page)
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('the contents page names every page of the documentation, each feature and each decision', () => {
  const contents = new Set(linksOf('docs/README.md'));
  const pages = globSync(['docs/**/*.md', 'src/features/*/README.md']);
  expect(pages.filter((page) => page !== 'docs/README.md' && !contents.has(page))).toEqual([]);
});
