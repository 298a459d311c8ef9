import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Limits the number of casts that bypass the compiler: `as never` and `as unknown as`. Each needs a
 * comment above it that starts with the cast and gives the reason.
 */
const MAX_CASTS = 9;
const ROOTS = ['src', 'packages', 'tests', 'scripts'];
/** Excludes other words and quoted text, such as "as never before". */
const ESCAPE = /\bas (?:never|unknown as)\b(?=[\s,;.)[\]}]|$)/;
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/\/.*$/g;
/** Number of lines above in which the comment may be, because a cast may end a long expression. */
const LINES_ABOVE = 3;

const problems: string[] = [];
let found = 0;
for (const path of ROOTS.flatMap(listFiles)) {
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:\/?\*|['"`])/.test(line) || !ESCAPE.test(line.replace(QUOTED, "''"))) continue;
    found += 1;
    const above = lines.slice(Math.max(0, at - LINES_ABOVE), at);
    if (!above.some((one) => /^\s*\/\/ as (?:never|unknown as): \S/.test(one)))
      problems.push(`${path}:${at + 1} has no comment "// as …: why".`);
  }
}
if (found > MAX_CASTS) problems.push(`${found} casts past the compiler; ${MAX_CASTS} are allowed.`);
for (const problem of problems) console.log(problem);
console.log(`${found} casts past the compiler`);
process.exit(problems.length > 0 ? 1 : 0);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path);
    return /\.[cm]?tsx?$/.test(entry.name) ? [path] : [];
  });
}
