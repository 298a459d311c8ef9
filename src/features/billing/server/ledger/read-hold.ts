import type { Queryable } from '#db/client.ts';
import { describeHold, type Hold } from './hold-tokens.ts';
import { findHold } from './queries.ts';

/** A hold with its creation time. */
export async function readHold(
  db: Queryable,
  id: string,
): Promise<(Hold & { created_at: Date }) | undefined> {
  const row = await findHold(db, id);
  return row && { ...describeHold(row), created_at: row.created_at };
}
