import { readFileSync } from 'node:fs';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** Imports as Node sees them, static or lazy, after types are stripped. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([@#.\w][\w@./:+-]*)'/g;
/** Files that start a separate program: a thread, named by its URL. */
const THREAD = /new URL\(\s*'(\.[^']+\.ts)',\s*import\.meta\.url/g;
/** Packages that are looked up for their files. */
const LOOKED_UP = /\.resolve\('([^'.#/][^']*)'\)/g;

/**
 * Returns the packages that the given files load at run time, each with the first file that imports
 * it. Excludes type imports, and packages that only the files in `without` import.
 */
export function runtimePackages(entries: string[], without: string[] = []): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set(without);
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !file.endsWith('.ts')) continue;
    seen.add(file);
    const code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
    const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name]) => name!);
    for (const name of [...names(IMPORTED), ...names(THREAD), ...names(LOOKED_UP)]) {
      if (name.startsWith('.')) waiting.push(join(dirname(file), name));
      else if (name.startsWith('#')) waiting.push(join('src', name.slice(1)));
      else if (name.startsWith('@everafter/illustrator')) {
        waiting.push(`packages/illustrator/src/${name.split('/')[2] ?? 'index'}.ts`);
        note(found, '@everafter/illustrator', file);
      } else note(found, packageOf(name), file);
    }
  }
  return found;
}

function note(found: Map<string, string>, name: string, file: string): void {
  if (!isBuiltin(name) && !found.has(name)) found.set(name, file);
}

/** `hono` of `hono/cookie`, `@hono/node-server` of `@hono/node-server/conninfo`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
