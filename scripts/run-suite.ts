import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface SuiteResult {
  passed: number;
  failed: number;
  skipped: number;
  /** File, name and first line of the error of each failed test. */
  failures: string[];
  seconds: number;
  /** Another command counts these tests, so that only failures are added to the total. */
  isRepeat?: boolean;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** The result of a suite that could not be run or counted. */
export const notRun = (reason: string): SuiteResult => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [reason],
  seconds: 0,
});

/**
 * Runs vitest with the given arguments, shows its output, and returns the counts. A file that failed
 * to load, or a missing report, counts as one failure.
 */
export async function runSuite(
  parameters: string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-suite-'));
  const file = join(folder, 'report.json');
  const started = performance.now();
  const code = await run(
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./scripts/suite-reporter.ts',
      ...parameters,
    ],
    // Hundreds of later processes load what one process has compiled: each start of the product saves a fifth.
    { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...env },
  );
  try {
    const seconds = Math.round((performance.now() - started) / 1000);
    const result = { ...count(JSON.parse(readFileSync(file, 'utf8')) as VitestReport), seconds };
    if (code === 0 || result.failed > 0) return result;
    return { ...result, failed: 1, failures: [`vitest ended with code ${code}`] };
  } catch {
    return notRun(`vitest ended with code ${code} and wrote no report`);
  } finally {
    // A process that is ending may still write what it has compiled.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function count(report: VitestReport): Omit<SuiteResult, 'seconds'> {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      if (status === 'failed' && assertionResults.length === 0)
        return [describe(file, 'did not load', message)];
      return assertionResults
        .filter((one) => one.status === 'failed')
        .map((one) => describe(file, one.fullName, one.failureMessages?.[0]));
    }),
  };
}

const describe = (file: string, test: string, reason = ''): string =>
  `${file} > ${test}: ${stripVTControlCharacters(reason).trim().split('\n')[0]}`;

function run(parameters: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => child.kill(signal));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export type NamedResult = [name: string, result: SuiteResult];

/**
 * Prints a line per failed test, a line per suite with its duration and, on the last line, the total,
 * in which each test counts once. Sets the exit code.
 */
export function reportResults(results: NamedResult[]): void {
  const sum = { passed: 0, failed: 0 };
  console.log('');
  for (const [, { failures }] of results)
    for (const failure of failures) console.log(`FAILED ${failure}`);
  for (const [name, { passed, failed, skipped, seconds, isRepeat }] of results) {
    if (!isRepeat) sum.passed += passed;
    sum.failed += failed;
    const rest = [
      skipped > 0 ? `, ${skipped} skipped` : '',
      isRepeat ? ', counted by npm test' : '',
    ].join('');
    console.log(`${name}: ${passed} passed, ${failed} failed${rest} (${seconds} s)`);
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  const isEmpty = results.some(([, { passed }]) => passed === 0);
  process.exitCode = sum.failed > 0 || isEmpty ? 1 : 0;
}
