import { and, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Queryable, Transaction } from '#db/client.ts';
import { account_changes } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import type { IdentityKey } from '../queries.ts';

export type ChangeRow = typeof account_changes.$inferSelect;
export type NewChange = typeof account_changes.$inferInsert;

const canBeUndone = (now: Date) =>
  and(isNull(account_changes.undone_at), gt(account_changes.undo_until, now));
const detail = (name: string) => sql<string>`${account_changes.details} ->> ${name}`;

export async function insertChange(tx: Transaction, row: NewChange): Promise<void> {
  await tx.insert(account_changes).values(row);
}

export async function findChange(db: Queryable, id: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(account_changes).where(eq(account_changes.id, id));
  return row;
}

/** Locks the change until the transaction ends. */
export async function lockChange(tx: Transaction, id: string): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(account_changes)
    .where(eq(account_changes.id, id))
    .for('update');
  return row;
}

export async function updateChange(
  tx: Transaction,
  id: string,
  set: Partial<NewChange>,
): Promise<void> {
  await tx.update(account_changes).set(set).where(eq(account_changes.id, id));
}

/** Finds an email change that is pending, or confirmed and still undoable. */
export async function findEmailChangeTo(
  db: Queryable,
  userId: string,
  newEmail: string,
  now: Date,
): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(account_changes)
    .where(
      and(
        eq(account_changes.user_id, userId),
        eq(account_changes.kind, 'email'),
        eq(detail('new_email'), newEmail),
        canBeUndone(now),
      ),
    )
    .orderBy(sql`${account_changes.created_at} DESC`)
    .limit(1);
  return row;
}

/** Returns the previous addresses of undoable email changes, oldest first. */
export async function selectRecentEmails(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ email: detail('old_email') })
    .from(account_changes)
    .where(
      and(eq(account_changes.user_id, userId), eq(account_changes.kind, 'email'), canBeUndone(now)),
    )
    .orderBy(account_changes.created_at, account_changes.id);
  return rows.map(({ email }) => email);
}

/** Returns another account that reserves the address, because its email change can be undone. */
export async function findReservingUser(
  db: Queryable,
  email: string,
  exceptId: string | null,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: account_changes.user_id })
    .from(account_changes)
    .where(
      and(
        eq(account_changes.kind, 'email'),
        eq(sql`lower(${detail('old_email')})`, email.toLowerCase()),
        exceptId === null ? undefined : ne(account_changes.user_id, exceptId),
        canBeUndone(now),
      ),
    )
    .limit(1);
  return row?.id;
}

/** Returns the account that recently unlinked this identity and can still undo it. */
export async function findFormerOwner(
  db: Queryable,
  { provider, subject }: IdentityKey,
  now: Date,
): Promise<string | undefined> {
  const identity = sql`${account_changes.details} -> 'identity'`;
  const [row] = await db
    .select({ id: account_changes.user_id })
    .from(account_changes)
    .where(
      and(
        eq(account_changes.kind, 'unlink'),
        eq(sql`${identity} ->> 'provider'`, provider),
        eq(sql`${identity} ->> 'subject'`, subject),
        canBeUndone(now),
      ),
    )
    .limit(1);
  return row?.id;
}

/** Ends later email changes, which were based on the one that is undone. */
export async function endLaterEmailChanges(
  tx: Transaction,
  { id, user_id, created_at }: ChangeRow,
  now: Date,
): Promise<void> {
  await tx
    .update(account_changes)
    .set({ undone_at: now })
    .where(
      and(
        eq(account_changes.user_id, user_id),
        eq(account_changes.kind, 'email'),
        ne(account_changes.id, id),
        gte(account_changes.created_at, created_at),
        canBeUndone(now),
      ),
    );
}

/** Deletes changes whose undo period is over. */
export async function deleteExpiredChanges(db: Db, now: Date): Promise<void> {
  await prune(db, account_changes, lt(account_changes.undo_until, now));
}
