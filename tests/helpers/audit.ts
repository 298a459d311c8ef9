import { asc, eq } from 'drizzle-orm';
import { audit_log } from '#db/schema/index.ts';
import type { TestApp } from './app.ts';

type Product = Pick<TestApp, 'ctx'>;

/** What superusers did with a subject, the oldest first. */
export const actsOn = (app: Product, subjectId: string) =>
  app.ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject_id, subjectId))
    .orderBy(asc(audit_log.id));

/** The same, by name alone. */
export const actNames = async (app: Product, subjectId: string): Promise<string[]> =>
  (await actsOn(app, subjectId)).map(({ action }) => action);
