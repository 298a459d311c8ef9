import type { RemovalCase, RemovalRequest } from '../../contract.ts';
import { formatRemovalReference } from '../../removal-rules.ts';
import type { RemovalRow } from './queries.ts';

type Clock = RemovalCase['clocks'][number];

function clock(name: Clock['name'], due: Date, done: Date | null, now: Date): Clock {
  return {
    name,
    due_at: due.toISOString(),
    done_at: done?.toISOString() ?? null,
    is_late: (done ?? now) > due,
  };
}

/** @param path the path of the case's page, from `createCasePathBuilder` */
export function presentCase(row: RemovalRow, path: string, now: Date): RemovalCase {
  // A declined request has no removal deadline.
  const removalDue = row.status === 'declined' ? null : row.removal_due_at;
  return {
    reference: formatRemovalReference(row.id),
    kind: row.kind,
    status: row.status,
    created_at: row.created_at.toISOString(),
    clocks: [
      clock('answer', row.answer_due_at, row.answered_at, now),
      clock('decision', row.decision_due_at, row.decided_at, now),
      ...(removalDue ? [clock('removal', removalDue, row.removed_at, now)] : []),
    ],
    path,
  };
}

export function presentRemoval(row: RemovalRow, path: string, now: Date): RemovalRequest {
  const { id, name, email, what, statement, signature, note } = row;
  return { ...presentCase(row, path, now), id, name, email, what, statement, signature, note };
}
