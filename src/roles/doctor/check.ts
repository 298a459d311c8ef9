import { ConfigError } from '#platform/config.ts';
import { describeCause } from '../probe-parts.ts';

export type Level = 'ok' | 'warning' | 'problem';

export interface Finding {
  level: Level;
  /** What was checked. */
  name: string;
  /** The result, and what to do about a problem. */
  detail: string;
}

/** A check's result; an error is a problem, described by its cause and the check's advice. */
export interface Check {
  name: string;
  /** What to do when it fails or does not end in time. */
  advice: string;
  run(): Promise<Outcome | Outcome[]>;
}

export type Outcome = Omit<Finding, 'name'>;

export const ok = (detail: string): Outcome => ({ level: 'ok', detail });
export const warning = (detail: string): Outcome => ({ level: 'warning', detail });
export const problem = (detail: string): Outcome => ({ level: 'problem', detail });

/** Runs all checks at once, each with a time limit, and returns the results in order. */
export async function runChecks(checks: readonly Check[], withinMs = 10_000): Promise<Finding[]> {
  const found = await Promise.all(checks.map((check) => runCheck(check, withinMs)));
  return found.flat();
}

async function runCheck({ name, advice, run }: Check, withinMs: number): Promise<Finding[]> {
  const { promise: late, resolve } = Promise.withResolvers<Outcome>();
  const timer = setTimeout(
    () => resolve(problem(`no answer within ${withinMs / 1000} seconds. ${advice}`)),
    withinMs,
  );
  const outcome = await Promise.race([
    late,
    run().catch((error: unknown) =>
      problem(error instanceof ConfigError ? error.message : `${sentenceOf(error)} ${advice}`),
    ),
  ]);
  clearTimeout(timer);
  return [outcome].flat().map((one) => ({ name, ...one }));
}

function sentenceOf(error: unknown): string {
  const text = describeCause(error).trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
