import { and, asc, eq, notLike } from 'drizzle-orm';
import { audit_log } from '#db/schema/index.ts';
import type { TestApp } from './app.ts';

type Product = Pick<TestApp, 'ctx'>;

/** What superusers did with a subject, the oldest first; security events are the person's own. */
export const actsOn = (app: Product, subjectId: string) =>
  app.ctx.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.subject_id, subjectId), notLike(audit_log.action, 'account.%')))
    .orderBy(asc(audit_log.id));

/** The same, by name alone. */
export const actNames = async (app: Product, subjectId: string): Promise<string[]> =>
  (await actsOn(app, subjectId)).map(({ action }) => action);
