import type { RemovalCase, RemovalRequest } from '../../contract.ts';
import { removalReference } from '../../removal-rules.ts';
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

/** @param path of the page that shows the case, from `casePath` */
export function presentCase(row: RemovalRow, path: string, now: Date): RemovalCase {
  // A likeness that is not removed has no removal to wait for.
  const removalDue = row.status === 'declined' ? null : row.removal_due_at;
  return {
    reference: removalReference(row.id),
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
