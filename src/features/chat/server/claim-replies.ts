import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { LEASE_MS } from '../rules.ts';
import type { MessageRow } from './message-queries.ts';

/** The columns of a reply that this process starts to write now. */
export function leaseColumns(ctx: Context) {
  return {
    status: 'streaming' as const,
    lease_owner: ctx.processId,
    lease_until: new Date(ctx.now().getTime() + LEASE_MS),
  };
}

/**
 * What determines whether replies can be claimed: the time, and lease owners whose process is gone.
 */
interface Moment {
  now: Date;
  gone: readonly string[];
}

const isHeld = (row: SQL, { now, gone }: Moment): SQL =>
  sql`${row}.status = 'streaming' AND ${row}.lease_until >= ${now.toISOString()}::timestamptz AND ${row}.lease_owner <> ALL (${sql.param(gone)}::text[])`;

/**
 * A pending reply whose pause after a failure is over, or a reply whose writer stalled or is gone.
 */
const isFree = (row: SQL, moment: Moment): SQL =>
  sql`(${row}.status = 'pending' AND (${row}.lease_until IS NULL OR ${row}.lease_until <= ${moment.now.toISOString()}::timestamptz)
    OR ${row}.status = 'streaming' AND NOT (${isHeld(row, moment)}))`;

/**
 * The replies that can be written now, as (id, chat_id, rev, turn). A chat's replies are written
 * one at a time, in order. `turn` is smallest for users with the fewest replies in progress.
 */
export function waitingReplies(moment: Moment): SQL {
  const [m, other] = [sql.raw('m'), sql.raw('other')];
  return sql`
    SELECT m.id, m.chat_id, c.rev,
      coalesce(w.writing, 0) + row_number() OVER (PARTITION BY c.user_id ORDER BY m.id) AS turn
    FROM messages m
    JOIN chats c ON c.id = m.chat_id
    LEFT JOIN (
      SELECT wc.user_id, count(*) AS writing FROM messages wm JOIN chats wc ON wc.id = wm.chat_id
      WHERE wm.status IN ('pending', 'streaming') AND wm.status = 'streaming' GROUP BY wc.user_id
    ) w ON w.user_id = c.user_id
    WHERE m.status IN ('pending', 'streaming') AND ${isFree(m, moment)}
      AND NOT EXISTS (
        SELECT 1 FROM messages earlier WHERE earlier.chat_id = m.chat_id AND earlier.id < m.id
          AND earlier.status IN ('pending', 'streaming'))
      -- With concurrent sends, the later message may be stored and started before the earlier one.
      AND NOT EXISTS (
        SELECT 1 FROM messages other WHERE other.chat_id = m.chat_id AND other.id <> m.id
          AND other.status IN ('pending', 'streaming') AND ${isHeld(other, moment)})`;
}

/**
 * Claims at most `limit` replies for this process in one statement. Replies in a chat that another
 * process is changing right now are skipped.
 * @param gone owners of leases whose process is gone
 */
export async function claimReplies(
  ctx: Context,
  limit: number,
  gone: readonly string[] = [],
): Promise<MessageRow[]> {
  const moment = { now: ctx.now(), gone };
  // The chat's lock and unchanged revision prove that what `waiting` read about the chat is still
  // true.
  const claims = ctx.db.$with('claims', { id: sql<string>`id`, rev: sql<number>`rev` }).as(
    sql`
    WITH waiting AS MATERIALIZED (${waitingReplies(moment)}),
    locked AS MATERIALIZED (
      SELECT waiting.id, c.id AS chat_id FROM waiting
      JOIN chats c ON c.id = waiting.chat_id AND c.rev = waiting.rev
      ORDER BY waiting.turn, waiting.id LIMIT ${limit} FOR UPDATE OF c SKIP LOCKED
    )
    UPDATE chats SET rev = chats.rev + 1 FROM locked WHERE chats.id = locked.chat_id
    RETURNING locked.id, chats.rev`,
  );
  return ctx.db
    .with(claims)
    .update(messages)
    .set({ ...leaseColumns(ctx), attempt: sql`${messages.attempt} + 1`, rev: sql`claims.rev` })
    .from(sql`claims`)
    .where(and(eq(messages.id, sql`claims.id`), isFree(sql`${messages}`, moment)))
    .returning(getTableColumns(messages));
}
