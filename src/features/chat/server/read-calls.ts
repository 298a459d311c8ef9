import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { calls } from '#db/schema/index.ts';
import type { ChatCall } from '../contract.ts';
import type { MessageRow } from './message-queries.ts';

/** The voice calls to which messages belong, oldest first. */
export async function readCalls(
  db: Queryable,
  rows: readonly Pick<MessageRow, 'call_id'>[],
): Promise<ChatCall[]> {
  const ids = [...new Set(rows.flatMap(({ call_id }) => call_id ?? []))];
  if (ids.length === 0) return [];
  const found = await db.select().from(calls).where(inArray(calls.id, ids)).orderBy(asc(calls.id));
  return found.map(({ id, created_at, picked_up_at, ended_at, minutes }) => ({
    id,
    started_at: (picked_up_at ?? created_at).toISOString(),
    minutes,
    seconds:
      ended_at && picked_up_at
        ? Math.round((ended_at.getTime() - picked_up_at.getTime()) / 1000)
        : null,
  }));
}
