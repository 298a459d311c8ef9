import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { affiliate_addresses, affiliate_clicks, affiliates, users } from '#db/schema/index.ts';
import { found } from '#platform/errors.ts';

export type AffiliateRow = typeof affiliates.$inferSelect;

/** Returns undefined if the code is in use, or the application already has an affiliate. */
export async function insertAffiliate(
  tx: Transaction,
  row: typeof affiliates.$inferInsert,
): Promise<AffiliateRow | undefined> {
  const [inserted] = await tx.insert(affiliates).values(row).onConflictDoNothing().returning();
  return inserted;
}

type Key = { id: string } | { user_id: string } | { code: string } | { application_id: string };

const whereKey = (key: Key) => {
  if ('id' in key) return eq(affiliates.id, key.id);
  if ('user_id' in key) return eq(affiliates.user_id, key.user_id);
  if ('code' in key) return eq(affiliates.code, key.code);
  return eq(affiliates.application_id, key.application_id);
};

export async function findAffiliate(db: Queryable, key: Key): Promise<AffiliateRow | undefined> {
  const [row] = await db.select().from(affiliates).where(whereKey(key));
  return row;
}

/** Locks the row until the commit without blocking payments that refer to it. */
export async function lockAffiliate(tx: Transaction, key: Key): Promise<AffiliateRow | undefined> {
  const [row] = await tx.select().from(affiliates).where(whereKey(key)).for('no key update');
  return row;
}

export async function updateAffiliate(
  tx: Queryable,
  id: string,
  change: Partial<typeof affiliates.$inferInsert>,
): Promise<AffiliateRow> {
  const [row] = await tx.update(affiliates).set(change).where(eq(affiliates.id, id)).returning();
  return found(row);
}

/** The affiliate of a link, and that of an earlier click. */
export async function findLinkAffiliates(
  db: Queryable,
  code: string,
  earlierId: string | undefined,
): Promise<{ linked: AffiliateRow | undefined; earlier: AffiliateRow | undefined }> {
  const rows = await db
    .select()
    .from(affiliates)
    .where(or(eq(affiliates.code, code), earlierId ? eq(affiliates.id, earlierId) : undefined));
  return {
    linked: rows.find((row) => row.code === code),
    earlier: rows.find((row) => row.id === earlierId),
  };
}

export async function countClick(db: Queryable, affiliate_id: string, day: string): Promise<void> {
  await db
    .insert(affiliate_clicks)
    .values({ affiliate_id, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [affiliate_clicks.affiliate_id, affiliate_clicks.day],
      set: { clicks: sql`${affiliate_clicks.clicks} + 1` },
    });
}

export const selectClicks = (
  db: Queryable,
  affiliateId: string,
  { from, to }: { from: string; to: string },
) =>
  db
    .select({ day: affiliate_clicks.day, clicks: affiliate_clicks.clicks })
    .from(affiliate_clicks)
    .where(
      and(
        eq(affiliate_clicks.affiliate_id, affiliateId),
        gte(affiliate_clicks.day, from),
        lte(affiliate_clicks.day, to),
      ),
    );

/** Stores a network of the affiliate; updates its date only when it is older than `staleBefore`. */
export async function saveNetwork(
  db: Queryable,
  row: typeof affiliate_addresses.$inferInsert,
  staleBefore: Date,
): Promise<void> {
  await db
    .insert(affiliate_addresses)
    .values(row)
    .onConflictDoUpdate({
      target: [affiliate_addresses.affiliate_id, affiliate_addresses.digest],
      set: { last_seen_at: row.last_seen_at },
      setWhere: lt(affiliate_addresses.last_seen_at, staleBefore),
    });
}

export async function networksOf(
  db: Queryable,
  affiliateId: string,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ digest: affiliate_addresses.digest })
    .from(affiliate_addresses)
    .where(
      and(
        eq(affiliate_addresses.affiliate_id, affiliateId),
        gte(affiliate_addresses.last_seen_at, since),
      ),
    );
  return rows.map(({ digest }) => digest);
}

export async function deleteNetworksBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(affiliate_addresses).where(lt(affiliate_addresses.last_seen_at, moment));
}

export async function deleteNetworksOf(tx: Transaction, affiliateId: string): Promise<void> {
  await tx.delete(affiliate_addresses).where(eq(affiliate_addresses.affiliate_id, affiliateId));
}

/** Oldest first. */
export function selectAffiliates(
  db: Queryable,
  status: AffiliateRow['status'] | undefined,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<AffiliateRow[]> {
  return db
    .select()
    .from(affiliates)
    .where(
      and(
        status ? eq(affiliates.status, status) : undefined,
        after ? gt(affiliates.id, after) : undefined,
      ),
    )
    .orderBy(asc(affiliates.id))
    .limit(limit);
}

export const countAffiliates = (
  db: Queryable,
  status: AffiliateRow['status'] | undefined,
): Promise<number> => db.$count(affiliates, status ? eq(affiliates.status, status) : undefined);

/** A person's affiliates: by the account or, before one is linked, by the application's address (in lower case). */
export function affiliatesOf(
  db: Queryable,
  person: { id: string; emails: string[] },
): Promise<AffiliateRow[]> {
  return db
    .select()
    .from(affiliates)
    .where(
      and(
        isNull(affiliates.erased_at),
        or(
          eq(affiliates.user_id, person.id),
          and(isNull(affiliates.user_id), inArray(sql`lower(${affiliates.email})`, person.emails)),
        ),
      ),
    )
    .orderBy(asc(affiliates.id));
}

/** Clears a person's addresses on affiliates that belong to another user. */
export async function clearEmails(tx: Transaction, emails: string[]): Promise<void> {
  await tx
    .update(affiliates)
    .set({ email: '' })
    .where(inArray(sql`lower(${affiliates.email})`, emails));
}

/** Locks the account, so that it becomes at most one affiliate. */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function emailOfUser(db: Queryable, userId: string | null): Promise<string[]> {
  if (userId === null) return [];
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return rows.map(({ email }) => email);
}

/** Whether an address (in lower case) belongs to another user. */
export async function isEmailOfAnotherUser(
  db: Queryable,
  email: string,
  userId: string,
): Promise<boolean> {
  const where = and(eq(sql`lower(${users.email})`, email), sql`${users.id} <> ${userId}`);
  return (await db.$count(users, where)) > 0;
}
