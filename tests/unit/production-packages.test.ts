import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runtimePackages } from '#tests/helpers/runtime-packages.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

/** Entry points of an installation without development packages. */
const ENTRIES = ['src/main.ts', 'scripts/admin.ts'];
/** Loaded only by `npm run dev`. */
const DEVELOPMENT = ['src/roles/development.ts'];
/** The built pages contain all other packages (`ssr` of vite.config.ts). */
const OF_PAGES = ['react', 'react-dom', 'react-router'];

const dependenciesOf = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(file, 'utf8')) as Manifest).dependencies);

const reached = runtimePackages(ENTRIES, DEVELOPMENT);

test('every package that the running product imports is a production dependency', () => {
  const installed = new Set([
    ...dependenciesOf('package.json'),
    ...dependenciesOf('packages/illustrator/package.json'),
  ]);
  expect(reached.size).toBeGreaterThan(25);
  expect([...reached].filter(([name]) => !installed.has(name))).toEqual([]);
});

test('no production dependency is one that only builds or tests need', () => {
  const needed = new Set([...reached.keys(), ...OF_PAGES]);
  for (const file of ['package.json', 'packages/illustrator/package.json'])
    expect(dependenciesOf(file).filter((name) => !needed.has(name))).toEqual([]);
});

test('an imported development package is found, with its place', () => {
  expect(runtimePackages(DEVELOPMENT).get('vite')).toBe('src/roles/development.ts');
});
