import { and, asc, eq, notLike } from 'drizzle-orm';
import { audit_log } from '#db/schema/index.ts';
import type { TestApp } from './app.ts';

type Product = Pick<TestApp, 'ctx'>;

/** Superusers' audit entries for a subject, oldest first. Excludes the user's own security events. */
export const auditEntriesFor = (app: Product, subjectId: string) =>
  app.ctx.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.subject_id, subjectId), notLike(audit_log.action, 'account.%')))
    .orderBy(asc(audit_log.id));

/** The action names of `auditEntriesFor`. */
export const auditActionsFor = async (app: Product, subjectId: string): Promise<string[]> =>
  (await auditEntriesFor(app, subjectId)).map(({ action }) => action);
