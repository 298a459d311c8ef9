import { asc } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { audit_log } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';

export interface AuditEntry {
  /** The acting user; null for the operator's shell, which has no account. */
  actorId: string | null;
  /** For example `user.changed`. */
  action: string;
  subject: { type: string; id: string };
  /** Field names, states, and numbers; never text written by a user. */
  details?: Record<string, unknown>;
}

/** Records an action of a superuser or a security event, in the transaction that performs it. */
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

/** The whole audit log, oldest first, for the operator's export. */
export const selectAudit = (db: Queryable) =>
  db.select().from(audit_log).orderBy(asc(audit_log.id));
