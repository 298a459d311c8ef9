import { asc } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { audit_log } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';

export interface AuditEntry {
  /** Who did it; null: the operator's shell without an account. */
  actorId: string | null;
  /** Such as `user.changed`. */
  action: string;
  subject: { type: string; id: string };
  /** Names of fields, states, numbers; never a person's words. */
  details?: Record<string, unknown>;
}

/** Writes down what a superuser did, or what concerns an account's security, on the transaction that does it. */
export async function recordAudit(
  db: Queryable,
  ctx: { now: () => Date },
  { actorId, action, subject, details = {} }: AuditEntry,
): Promise<void> {
  await db.insert(audit_log).values({
    id: newId(),
    actor_id: actorId,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    details,
    created_at: ctx.now(),
  });
}

/** Everything that superusers did, the oldest first, for the operator's files. */
export const selectAudit = (db: Queryable) =>
  db.select().from(audit_log).orderBy(asc(audit_log.id));
