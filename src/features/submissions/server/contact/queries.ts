import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { contact_messages } from '#db/schema/index.ts';
import { countUpTo } from '#platform/count-up-to.ts';
import type { ListContactsQuery } from '../../contract.ts';

export type ContactRow = typeof contact_messages.$inferSelect;
type Filter = Pick<ListContactsQuery, 'status' | 'suspect'>;

/** Undefined when a message of that request key is stored already. */
export async function insertContact(
  db: Queryable,
  contact: typeof contact_messages.$inferInsert,
): Promise<ContactRow | undefined> {
  const [row] = await db.insert(contact_messages).values(contact).onConflictDoNothing().returning();
  return row;
}

export async function findContactByKey(
  db: Queryable,
  key: string,
): Promise<ContactRow | undefined> {
  const [row] = await db
    .select()
    .from(contact_messages)
    .where(eq(contact_messages.request_key, key));
  return row;
}

export async function findContact(db: Queryable, id: string): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(contact_messages).where(eq(contact_messages.id, id));
  return row;
}

/** The message as it is afterwards, or undefined when none of that id is in one of the statuses. */
export async function updateContact(
  db: Queryable,
  id: string,
  from: ContactRow['status'][],
  change: Partial<typeof contact_messages.$inferInsert>,
): Promise<ContactRow | undefined> {
  const [row] = await db
    .update(contact_messages)
    .set(change)
    .where(and(eq(contact_messages.id, id), inArray(contact_messages.status, from)))
    .returning();
  return row;
}

const matching = ({ status, suspect }: Filter) =>
  and(eq(contact_messages.status, status), eq(contact_messages.is_suspect, suspect));

/** The longest waiting first. */
export function selectContacts(
  db: Queryable,
  filter: Filter,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<ContactRow[]> {
  return db
    .select()
    .from(contact_messages)
    .where(and(matching(filter), after ? gt(contact_messages.id, after) : undefined))
    .orderBy(asc(contact_messages.id))
    .limit(limit);
}

export function countContacts(db: Queryable, filter: Filter): Promise<number> {
  return countUpTo(db, contact_messages, matching(filter), asc(contact_messages.id));
}
