import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '#db/client.ts';
import { mails } from '#db/schema/index.ts';
import { prune } from '../prune.ts';

export type MailRow = typeof mails.$inferSelect;
export type MailStatus = MailRow['status'];

/** Returns false when a message with this key exists. */
export async function insertMail(db: Queryable, mail: typeof mails.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Counts an attempt of a queued message. Undefined when it is no longer queued. */
export async function beginAttempt(db: Queryable, id: string): Promise<MailRow | undefined> {
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
    .returning();
  return row;
}

/** Returns the address that a message was sent to. */
export async function findRecipient(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ recipient: mails.recipient }).from(mails).where(eq(mails.id, id));
  return row?.recipient;
}

export async function updateMail(
  db: Queryable,
  id: string,
  change: Partial<typeof mails.$inferInsert>,
): Promise<void> {
  await db.update(mails).set(change).where(eq(mails.id, id));
}

/** Puts a dead message back in the queue. False when no dead message has this id. */
export async function reviveMail(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ status: 'queued', attempts: 0, queued_at: now })
    .where(and(eq(mails.id, id), eq(mails.status, 'dead')))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Marks messages queued before `before` as dead: their jobs were lost. */
export async function markStaleDead(db: Queryable, before: Date): Promise<MailRow[]> {
  return db
    .update(mails)
    .set({ status: 'dead', last_error: sql`coalesce(${mails.last_error}, 'its job was lost')` })
    .where(and(eq(mails.status, 'queued'), lt(mails.queued_at, before)))
    .returning();
}

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await prune(db, mails, lt(mails.created_at, before));
}

export function selectMails(
  db: Queryable,
  status: MailStatus | undefined,
  limit: number,
): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(status && eq(mails.status, status))
    .orderBy(desc(mails.created_at))
    .limit(limit);
}

export async function countMails(db: Queryable): Promise<Partial<Record<MailStatus, number>>> {
  const rows = await db
    .select({ status: mails.status, count: count() })
    .from(mails)
    .groupBy(mails.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
