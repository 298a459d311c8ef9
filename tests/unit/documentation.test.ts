import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = globSync(['*.md', 'docs/**/*.md', 'src/features/*/README.md']);

/** Returns the files that a page links to, as paths from the root. */
const linksOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, target]) => normalize(join(dirname(page), target!)),
  );

test('every link in a page points to an existing file', () => {
  expect(PAGES.length).toBeGreaterThan(20);
  const broken = PAGES.flatMap((page) =>
    linksOf(page)
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('the contents page lists every documentation page, feature and decision', () => {
  const contents = new Set(linksOf('docs/README.md'));
  const pages = globSync(['docs/**/*.md', 'src/features/*/README.md']);
  expect(pages.filter((page) => page !== 'docs/README.md' && !contents.has(page))).toEqual([]);
});
