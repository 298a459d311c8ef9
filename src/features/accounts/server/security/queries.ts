import { and, desc, eq, like, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { audit_log } from '#db/schema/index.ts';
import { EVENT_PREFIX } from './record-event.ts';

export type AuditRow = typeof audit_log.$inferSelect;

const ofUser = (userId: string) =>
  and(
    eq(audit_log.subject_type, 'user'),
    eq(audit_log.subject_id, userId),
    like(audit_log.action, `${EVENT_PREFIX}%`),
  );

/** Selects security events of an account, latest first, after the cursor `after`. */
export const selectSecurityEvents = (
  db: Queryable,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AuditRow[]> =>
  db
    .select()
    .from(audit_log)
    .where(and(ofUser(userId), after === undefined ? undefined : lt(audit_log.id, after)))
    .orderBy(desc(audit_log.id))
    .limit(limit);

export const countSecurityEvents = (db: Queryable, userId: string): Promise<number> =>
  db.$count(audit_log, ofUser(userId));

/**
 * Replaces a user's id in the audit log with a pseudonym and clears their devices and networks.
 * The actions of superusers stay on record.
 */
export async function pseudonymizeAudit(
  tx: Transaction,
  userId: string,
  pseudonym: string,
): Promise<void> {
  await tx.execute(sql`SELECT set_config('everafter.erasure', 'on', true)`);
  await tx
    .update(audit_log)
    .set({
      actor_id: sql`CASE WHEN ${audit_log.actor_id} = ${userId} THEN ${pseudonym}::uuid ELSE ${audit_log.actor_id} END`,
      subject_id: sql`replace(${audit_log.subject_id}, ${userId}, ${pseudonym})`,
      details: sql`CASE WHEN ${audit_log.action} LIKE ${`${EVENT_PREFIX}%`} AND ${audit_log.subject_id} = ${userId}
        THEN '{}'::jsonb ELSE replace(${audit_log.details}::text, ${userId}, ${pseudonym})::jsonb END`,
    })
    .where(
      or(
        eq(audit_log.actor_id, userId),
        sql`position(${userId} in ${audit_log.subject_id}) > 0`,
        sql`position(${userId} in ${audit_log.details}::text) > 0`,
      ),
    );
  await tx.execute(sql`SELECT set_config('everafter.erasure', 'off', true)`);
}
