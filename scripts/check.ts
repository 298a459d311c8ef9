import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * npm run check: types, lint, format, import walls, spelling, unused code. One line per check; what failed
 * is shown at the end, and the last line counts.
 */
interface Check {
  name: string;
  /** Package, and its command when that has another name; or a script of the house. */
  tool: [packageName: string, command?: string] | { script: string };
  parameters: string[];
  /** More to demand of a run that ended well: a sentence when it is not met. */
  demand?: (output: string) => string | undefined;
}

interface Outcome {
  code: number;
  output: string;
}

const CHECKS: Check[] = [
  // The compiler with the speed; `typescript` itself stays for the tools that need its API.
  { name: 'types', tool: ['ts7', 'tsc'], parameters: ['--noEmit', '-p', '.'] },
  { name: 'lint', tool: ['oxlint'], parameters: ['--deny-warnings'] },
  { name: 'format', tool: ['prettier'], parameters: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'import walls',
    tool: ['dependency-cruiser', 'depcruise'],
    parameters: [
      'src',
      'packages',
      'tests',
      'scripts',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ],
    demand: sawModules,
  },
  { name: 'escapes', tool: { script: 'scripts/check-escapes.ts' }, parameters: [] },
  { name: 'spelling', tool: { script: 'scripts/check-spelling.ts' }, parameters: [] },
  { name: 'unused code', tool: ['knip'], parameters: ['--no-progress', '--no-config-hints'] },
];

const failures: { name: string; output: string }[] = [];
let passed = 0;

// Types of routes and of the API's document are generated. Those of routes that are gone would be errors.
rmSync('.react-router/types', { recursive: true, force: true });
const generated = await Promise.all([
  run(['@react-router/dev', 'react-router'], ['typegen']),
  run({ script: 'scripts/describe-api.ts' }, []),
]);
for (const { code, output } of generated)
  if (code !== 0) failures.push({ name: 'generated types', output });

for (const check of CHECKS) {
  const started = performance.now();
  const { code, output } = await run(check.tool, check.parameters);
  const unmet = code === 0 ? check.demand?.(output) : undefined;
  const isGood = code === 0 && unmet === undefined;
  if (isGood) passed += 1;
  else failures.push({ name: check.name, output: unmet ?? output });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${check.name.padEnd(14)} ${seconds.padStart(5)} s`);
}
for (const { name, output } of failures) console.log(`\n── ${name} ──\n${output.trim()}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** A cruiser that understands no TypeScript sees nothing and finds nothing wrong with it. */
function sawModules(output: string): string | undefined {
  const seen = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return seen > 100 ? undefined : `dependency-cruiser saw ${seen} modules: the walls hold nothing.`;
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

function run(tool: Check['tool'], parameters: string[]) {
  return new Promise<Outcome>((resolve) => {
    const child = spawn(process.execPath, [locate(tool), ...parameters], {
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
