import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Holds down the number of casts that switch the compiler off: `as never` and `as unknown as`. Each has a
 * comment above it that begins with its words and says why it has to be.
 */
const MOST = 9;
const ROOTS = ['src', 'packages', 'tests', 'scripts'];
/** Not inside a word or a quoted text, where people say "as never before". */
const ESCAPE = /\bas (?:never|unknown as)\b(?=[\s,;.)[\]}]|$)/;
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/\/.*$/g;
/** Lines above in which the reason is looked for: a cast may stand at the end of a long expression. */
const REACH = 3;

const problems: string[] = [];
let found = 0;
for (const path of ROOTS.flatMap(listFiles)) {
  const lines = readFileSync(path, 'utf8').split('\n');
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:\/?\*|['"`])/.test(line) || !ESCAPE.test(line.replace(QUOTED, "''"))) continue;
    found += 1;
    const above = lines.slice(Math.max(0, at - REACH), at);
    if (!above.some((one) => /^\s*\/\/ as (?:never|unknown as): \S/.test(one)))
      problems.push(`${path}:${at + 1} has no comment "// as …: why".`);
  }
}
if (found > MOST) problems.push(`${found} casts past the compiler; ${MOST} are allowed.`);
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
