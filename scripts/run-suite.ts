import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SuiteResult {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * Runs vitest with the given arguments, shows its output, and returns what it counted. A file that
 * did not even load, or an end without a report, counts as one failure.
 */
export async function runSuite(
  parameters: string[],
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'everafter-suite-'));
  const file = join(folder, 'report.json');
  const code = await run(
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...parameters,
    ],
    env,
  );
  try {
    const result = count(JSON.parse(readFileSync(file, 'utf8')) as VitestReport);
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(report: VitestReport): SuiteResult {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function run(parameters: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => child.kill(signal));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export type NamedResult = [name: string, result: SuiteResult];

/** Prints a line per suite and, last and alone on its line, the sum. Sets the exit code. */
export function closeWith(results: NamedResult[]): void {
  const sum = { passed: 0, failed: 0 };
  console.log('');
  for (const [name, { passed, failed, skipped }] of results) {
    sum.passed += passed;
    sum.failed += failed;
    const rest = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${name}: ${passed} passed, ${failed} failed${rest}`);
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}
