import { and, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { characters, portrait_drawings } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';

/** A worker that did not renew its lease for this long has vanished. Milliseconds. */
export const LEASE_MS = 15_000;

/** A drawing that this process owns while it renews the lease. */
export interface HeldDrawing {
  character_id: string;
  attempt: number;
  owner: string;
}

type Clock = Pick<Context, 'db' | 'now' | 'processId'>;

/** Inserts a due drawing, in the transaction that sets its character to `pending`. */
export async function insertDrawing(tx: Transaction, characterId: string): Promise<void> {
  await tx.insert(portrait_drawings).values({ character_id: characterId }).onConflictDoNothing();
}

/** Claims a drawing without an active lease; undefined when there is none. */
export async function claimDrawing(
  { db, now, processId }: Clock,
  slug: string,
): Promise<HeldDrawing | undefined> {
  const at = now();
  const ids = db.select({ id: characters.id }).from(characters).where(eq(characters.slug, slug));
  const [claimed] = await db
    .update(portrait_drawings)
    .set({
      attempt: sql`${portrait_drawings.attempt} + 1`,
      lease_owner: processId,
      lease_until: new Date(at.getTime() + LEASE_MS),
    })
    .where(and(inArray(portrait_drawings.character_id, ids), isUnclaimed(at)))
    .returning();
  if (!claimed) return undefined;
  return { character_id: claimed.character_id, attempt: claimed.attempt, owner: processId };
}

const isUnclaimed = (at: Date) =>
  or(isNull(portrait_drawings.lease_until), lt(portrait_drawings.lease_until, at));

/** SQL condition: this worker still owns the drawing. */
const isHeldBy = (held: HeldDrawing) =>
  and(
    eq(portrait_drawings.character_id, held.character_id),
    eq(portrait_drawings.attempt, held.attempt),
    eq(portrait_drawings.lease_owner, held.owner),
  );

/** False when another worker took over, or the character was deleted. */
export async function renewDrawing({ db, now }: Clock, held: HeldDrawing): Promise<boolean> {
  const existing = db
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.id, held.character_id), isNull(characters.deleted_at)));
  const rows = await db
    .update(portrait_drawings)
    .set({ lease_until: new Date(now().getTime() + LEASE_MS) })
    .where(and(isHeldBy(held), exists(existing)))
    .returning({ id: portrait_drawings.character_id });
  return rows.length > 0;
}

/** Whether this worker still owns the drawing; locks its row until the transaction ends. */
export async function lockDrawing(tx: Transaction, held: HeldDrawing): Promise<boolean> {
  const rows = await tx
    .select({ id: portrait_drawings.character_id })
    .from(portrait_drawings)
    .where(isHeldBy(held))
    .for('update');
  return rows.length > 0;
}

export async function deleteDrawing(db: Queryable, held: HeldDrawing): Promise<void> {
  await db.delete(portrait_drawings).where(isHeldBy(held));
}

/**
 * Releases the drawing for another process. This one did not vanish, so the attempt does not count.
 */
export async function releaseDrawing({ db }: Clock, held: HeldDrawing): Promise<void> {
  await db
    .update(portrait_drawings)
    .set({ attempt: held.attempt - 1, lease_owner: null, lease_until: null })
    .where(isHeldBy(held));
}

/** Ends every lease: with the embedded database no other process is running at a start. */
export async function voidLeases(db: Queryable): Promise<void> {
  await db.update(portrait_drawings).set({ lease_until: null });
}

/** Slugs of characters whose portrait no worker draws. */
export async function selectAbandonedDrawings({ db, now }: Clock): Promise<string[]> {
  const rows = await db
    .select({ slug: characters.slug })
    .from(portrait_drawings)
    .innerJoin(characters, eq(characters.id, portrait_drawings.character_id))
    .where(isUnclaimed(now()))
    .orderBy(characters.id);
  return rows.map(({ slug }) => slug);
}
