import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { moderation_events, removal_requests, reports, strikes } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { prune } from '#platform/prune.ts';

/** Deletes old refusals that led to no strike, and cases that were closed long ago. */
export async function sweepCases({ db, now, config }: Context): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const refusedBefore = before(config.keep.refusalsMs);
  const ofStrike = db
    .select({ one: sql`1` })
    .from(strikes)
    .where(eq(strikes.event_id, moderation_events.id));
  await prune(
    db,
    moderation_events,
    and(lt(moderation_events.created_at, refusedBefore), notExists(ofStrike)),
  );
  const closedBefore = before(config.keep.casesMs);
  await prune(db, reports, and(ne(reports.status, 'open'), lt(reports.resolved_at, closedBefore)));
  await prune(
    db,
    removal_requests,
    and(
      inArray(removal_requests.status, ['removed', 'declined']),
      lt(removal_requests.decided_at, closedBefore),
    ),
  );
}
