import { spawnSync } from 'node:child_process';
import { findProgram } from '../../scripts/find-program.ts';

/** Runs promtool. @returns its exit code and output */
export function promtool(
  parameters: string[],
  input = '',
): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(findProgram('promtool', 'prometheus'), parameters, {
    input,
    encoding: 'utf8',
  });
  return { code: status, output: `${stdout}${stderr}`.trim() };
}
