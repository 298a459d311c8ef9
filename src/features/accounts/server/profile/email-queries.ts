import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { email_changes, users } from '#db/schema/index.ts';

export type EmailChangeRow = typeof email_changes.$inferSelect;

const open = (userId: string) =>
  and(eq(email_changes.user_id, userId), isNull(email_changes.ended_at));

/** Returns the pending email change. */
export async function findOpenEmailChange(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(email_changes)
    .where(and(open(userId), gt(email_changes.expires_at, now)));
  return row;
}

export async function lockEmailChange(
  tx: Transaction,
  id: string,
): Promise<EmailChangeRow | undefined> {
  const [row] = await tx.select().from(email_changes).where(eq(email_changes.id, id)).for('update');
  return row;
}

export async function insertEmailChange(
  tx: Transaction,
  change: typeof email_changes.$inferInsert,
): Promise<void> {
  await tx.insert(email_changes).values(change);
}

/** Ends pending email changes: canceled, confirmed or replaced. Returns their number. */
export async function endEmailChanges(db: Queryable, userId: string, now: Date): Promise<number> {
  const ended = await db
    .update(email_changes)
    .set({ ended_at: now })
    .where(open(userId))
    .returning({ id: email_changes.id });
  return ended.length;
}

/** Returns another account that uses the address. */
export async function findOwnerOfEmail(
  db: Queryable,
  email: string,
  exceptId: string,
): Promise<{ id: string; full_name: string; email: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, full_name: users.full_name, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, exceptId)));
  return row;
}

/** Returns every address that this user ever had or requested. */
export async function selectFormerEmails(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ old_email: email_changes.old_email, new_email: email_changes.new_email })
    .from(email_changes)
    .where(eq(email_changes.user_id, userId));
  return rows.flatMap((row) => [row.old_email, row.new_email]);
}
