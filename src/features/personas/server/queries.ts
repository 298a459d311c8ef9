import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { personas, users } from '#db/schema/index.ts';
import { MAX_PERSONAS } from '../limits.ts';

export type PersonaRow = typeof personas.$inferSelect;

const isOwn = (userId: string, id: string) =>
  and(eq(personas.id, id), eq(personas.user_id, userId));

/** A user's personas, the default first. */
export const selectPersonas = (db: Queryable, userId: string): Promise<PersonaRow[]> =>
  db
    .select()
    .from(personas)
    .where(eq(personas.user_id, userId))
    .orderBy(desc(personas.is_default), asc(personas.id))
    .limit(MAX_PERSONAS);

export async function findPersona(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PersonaRow | undefined> {
  const [row] = await db.select().from(personas).where(isOwn(userId, id));
  return row;
}

/** Locks the user's row: changes of one user's personas and lorebooks run one after another. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export const countPersonas = (db: Queryable, userId: string): Promise<number> =>
  db.$count(personas, eq(personas.user_id, userId));

export async function insertPersona(
  tx: Transaction,
  row: typeof personas.$inferInsert,
): Promise<PersonaRow> {
  const [stored] = await tx.insert(personas).values(row).returning();
  return stored!;
}

/** Makes the other personas ordinary ones, so that one at most is the default. */
export async function unsetDefault(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx
    .update(personas)
    .set({ is_default: false })
    .where(and(eq(personas.user_id, userId), eq(personas.is_default, true), ne(personas.id, id)));
}

export async function updatePersona(
  tx: Transaction,
  userId: string,
  id: string,
  set: Partial<typeof personas.$inferInsert>,
): Promise<PersonaRow | undefined> {
  const [row] = await tx.update(personas).set(set).where(isOwn(userId, id)).returning();
  return row;
}

export async function deletePersonaRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await db.delete(personas).where(isOwn(userId, id)).returning({ id: personas.id });
  return rows.length > 0;
}
