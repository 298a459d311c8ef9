import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A reader's judgment of one reply: `no` and `unread` have the reason. */
export interface Judgment {
  /** The case and the number of the line, `c07.3`. */
  line: string;
  /** Of what the user wrote and of the reply that was read. */
  digest: string;
  isToThePoint: boolean;
  /** A reply to a case kept apart that changed and waits for a reader who writes no rules. */
  isUnread: boolean;
  reason: string;
}

export const digestOf = (said: string, reply: string): string =>
  createHash('sha256').update(`${said}\n${reply}`).digest('hex').slice(0, 10);

/** Reads judgments.tsv: line, digest, `yes`, `no` or `unread`, and the reason of the latter two. */
export function readJudgments(): ReadonlyMap<string, Judgment> {
  const text = readFileSync(new URL('judgments.tsv', import.meta.url), 'utf8');
  return new Map(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [line = '', digest = '', verdict = '', reason = ''] = row.split('\t');
        const judgment = {
          line,
          digest,
          isToThePoint: verdict === 'yes',
          isUnread: verdict === 'unread',
          reason,
        };
        return [line, judgment] as const;
      }),
  );
}
