import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run check: types, lint, format, import walls, spelling and unused code, two at a time. Prints one
 * line per check with its duration, then the output of failed checks, then the totals.
 */
interface Check {
  name: string;
  /** A package, with its command if that has a different name, or a script of this repository. */
  tool: [packageName: string, command?: string] | { script: string };
  /** Separated by spaces. */
  parameters: string;
  /** Waits for the generated types. */
  readsGenerated?: boolean;
  /** An additional check of a successful run's output. Returns an error message on failure. */
  verify?: (output: string) => string | undefined;
}

interface Outcome {
  code: number;
  output: string;
}

const AT_ONCE = 2;
/** Caches of the checks, keyed by file content. */
const CACHE = 'node_modules/.cache/everafter-check';

/** Slowest first. */
const CHECKS: Check[] = [
  {
    name: 'format',
    tool: ['prettier'],
    parameters: `--check --log-level warn . --cache --cache-strategy content --cache-location ${CACHE}/prettier`,
  },
  {
    name: 'types',
    // The native compiler is faster. Other tools need the API of `typescript`.
    tool: ['ts7', 'tsc'],
    parameters: `--noEmit -p . --incremental --tsBuildInfoFile ${CACHE}/types.tsbuildinfo`,
    readsGenerated: true,
  },
  { name: 'lint', tool: ['oxlint'], parameters: '--deny-warnings' },
  {
    name: 'import walls',
    tool: ['dependency-cruiser', 'depcruise'],
    parameters: 'src packages tests scripts --config .dependency-cruiser.mjs --output-type err',
    verify: sawModules,
    readsGenerated: true,
  },
  {
    name: 'unused code',
    tool: ['knip'],
    parameters: '--no-progress --no-config-hints',
    readsGenerated: true,
  },
  { name: 'spelling', tool: { script: 'scripts/check-spelling.ts' }, parameters: '' },
  { name: 'escapes', tool: { script: 'scripts/check-escapes.ts' }, parameters: '' },
];

const failures: { name: string; output: string }[] = [];
let passed = 0;

mkdirSync(CACHE, { recursive: true });
const began = performance.now();
const generated = generateTypes();
const waiting = [...CHECKS];
await Promise.all([generated.then(work), ...Array.from({ length: AT_ONCE - 1 }, work)]);
for (const { name, output } of failures) console.log(`\n── ${name} ──\n${output.trim()}`);
console.log(`\nall together ${secondsSince(began)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Generates the types of routes and of the OpenAPI document. Stale route types would cause errors. */
async function generateTypes(): Promise<void> {
  const started = performance.now();
  rmSync('.react-router/types', { recursive: true, force: true });
  const outcomes = await Promise.all([
    run(['@react-router/dev', 'react-router'], 'typegen'),
    run({ script: 'scripts/describe-api.ts' }, ''),
  ]);
  const failed = outcomes.filter(({ code }) => code !== 0);
  for (const { output } of failed) failures.push({ name: 'generated types', output });
  printResult(failed.length === 0, 'generated types', started);
}

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    if (check.readsGenerated) await generated;
    const started = performance.now();
    const { code, output } = await run(check.tool, check.parameters);
    const problem = code === 0 ? check.verify?.(output) : undefined;
    const isGood = code === 0 && problem === undefined;
    if (isGood) passed += 1;
    else failures.push({ name: check.name, output: problem ?? output });
    printResult(isGood, check.name, started);
  }
}

function printResult(isGood: boolean, name: string, started: number): void {
  console.log(
    `${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(15)} ${secondsSince(started).padStart(5)} s`,
  );
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** Without TypeScript support, dependency-cruiser finds no modules and reports no errors. */
function sawModules(output: string): string | undefined {
  const seen = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return seen > 100 ? undefined : `dependency-cruiser saw only ${seen} modules.`;
}

function locate(tool: Check['tool']): string {
  if ('script' in tool) return tool.script;
  const [packageName, command = packageName] = tool;
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${packageName} has no command ${command}.`);
  return join(folder, file);
}

function run(tool: Check['tool'], parameters: string) {
  return new Promise<Outcome>((resolve) => {
    const child = spawn(
      process.execPath,
      [...process.execArgv, locate(tool), ...parameters.split(' ').filter(Boolean)],
      {
        env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    const collect = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
