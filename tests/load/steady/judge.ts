import type { Client } from 'pg';
import type { FailedCall } from '../../../scripts/proxy-service.ts';
import { findProblems, type StoredMessage } from '../../faults/check-conversation.ts';
import { replyTo, type Pace } from '../paced-reply.ts';
import type { CallFailure, PersonReport } from './messages.ts';
import type { DoneStep } from './schedule.ts';

/** Compares the database with the acknowledged messages, chat by chat. */
export async function findLosses(
  database: Client,
  people: readonly PersonReport[],
  pace: Pace,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { chatId, acknowledged, problems: ofReader } of people) {
    const { rows } = await database.query<StoredMessage>(
      'SELECT id, sender, status, content FROM messages WHERE chat_id = $1 ORDER BY id',
      [chatId],
    );
    problems.push(
      ...ofReader,
      ...findProblems(rows, {
        acknowledged: new Map(acknowledged),
        replyTo: (words) => replyTo(words, pace),
      }),
    );
  }
  const { rows } = await database.query<{ status: string; count: string }>(
    "SELECT status, count(*) FROM messages WHERE status IN ('pending', 'streaming') GROUP BY status",
  );
  return [...problems, ...rows.map(({ status, count }) => `${count} messages are left ${status}`)];
}

/** The tolerance for the whole seconds of the proxy's log. */
const LOG_STEP_MS = 1000;

export interface JudgedFailures {
  /** 5xx of calls that were open at a process when it was killed. */
  excused: string[];
  /** 5xx of any other kind, other refusals, and connections that the proxy closed. */
  problems: string[];
}

/**
 * Judges the calls that failed. By the proxy's log, if it has one, a 5xx is excused only if the killed
 * process had the call; otherwise, if the call was open at that moment.
 */
export function judgeFailures(
  failures: readonly CallFailure[],
  steps: readonly DoneStep[],
  log: readonly FailedCall[] | undefined,
): JudgedFailures {
  const kills = steps.filter(({ act }) => act === 'kill');
  const judged: JudgedFailures = { excused: [], problems: [] };
  for (const { call, status, began, ended, text } of failures) {
    const kill = kills.find((one) => began <= one.began && one.began <= ended);
    const what = `${call}: ${status || 'no answer'} after ${ended - began} ms ${text}`;
    if (status >= 500 && kill) judged.excused.push(`${what} (${kill.name} was killed)`);
    else judged.problems.push(`${what} ${nearest(steps, ended)}`);
  }
  for (const { method, part, status, addresses, endedAt, tookMs } of log ?? []) {
    const isOpenAt = ({ began }: DoneStep) =>
      endedAt - tookMs - LOG_STEP_MS <= began && began <= endedAt + LOG_STEP_MS;
    if (kills.some((one) => addresses.includes(one.address) && isOpenAt(one))) continue;
    judged.problems.push(
      `the proxy's log: ${method} ${part} ${status} of ${addresses.join(', ') || 'nobody'} ${nearest(steps, endedAt)}`,
    );
  }
  return judged;
}

/** Describes the last event, to help find the reason. */
function nearest(steps: readonly DoneStep[], at: number): string {
  const last = steps.findLast(({ began }) => began <= at);
  return last ? `(${at - last.began} ms after ${last.act} of ${last.name})` : '(before any step)';
}
