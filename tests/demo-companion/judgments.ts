import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A reader's judgment of one reply: `no` has the reason. */
export interface Judgment {
  /** The case and the number of the line, `c07.3`. */
  line: string;
  /** Of what the user wrote and of the reply that was read. */
  digest: string;
  isToThePoint: boolean;
  reason: string;
}

export const digestOf = (said: string, reply: string): string =>
  createHash('sha256').update(`${said}\n${reply}`).digest('hex').slice(0, 10);

/** Reads judgments.tsv: line, digest, `yes` or `no`, and the reason of a `no`. */
export function readJudgments(): ReadonlyMap<string, Judgment> {
  const text = readFileSync(new URL('judgments.tsv', import.meta.url), 'utf8');
  return new Map(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [line = '', digest = '', verdict = '', reason = ''] = row.split('\t');
        return [line, { line, digest, isToThePoint: verdict === 'yes', reason }] as const;
      }),
  );
}
