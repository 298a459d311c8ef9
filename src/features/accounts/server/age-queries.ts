import { eq, lt } from 'drizzle-orm';
import type { Db, Queryable } from '#db/client.ts';
import { age_acknowledgements } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import { newId } from '#shared/ids.ts';

export type AcknowledgmentRow = typeof age_acknowledgements.$inferSelect;

export async function findAcknowledgment(
  db: Queryable,
  browserHash: string,
): Promise<AcknowledgmentRow | undefined> {
  const [row] = await db
    .select()
    .from(age_acknowledgements)
    .where(eq(age_acknowledgements.browser_hash, browserHash));
  return row;
}

export async function storeAcknowledgment(
  db: Queryable,
  acknowledgment: { browserHash: string; version: string; at: Date },
): Promise<void> {
  const { browserHash, version, at } = acknowledgment;
  await db
    .insert(age_acknowledgements)
    .values({ id: newId(), browser_hash: browserHash, version, created_at: at })
    .onConflictDoUpdate({
      target: age_acknowledgements.browser_hash,
      set: { version, created_at: at },
    });
}

export async function deleteAcknowledgmentsBefore(db: Db, before: Date): Promise<void> {
  await prune(db, age_acknowledgements, lt(age_acknowledgements.created_at, before));
}
