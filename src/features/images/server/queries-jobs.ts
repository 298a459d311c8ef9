import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Queryable, Transaction } from '#db/client.ts';
import { image_jobs, users } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import { planAt } from '#features/accounts/server/index.ts';
import { found } from '#platform/errors.ts';

export type JobRow = typeof image_jobs.$inferSelect;

const OPEN = inArray(image_jobs.status, ['pending', 'running']);

/** Serializes a user's requests until the transaction ends; returns the user's plan at `now`. */
export async function lockUser(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<'free' | 'premium'> {
  const [row] = await tx
    .select({ plan: users.plan, premium_until: users.premium_until })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return planAt(found(row), now);
}

export const countOpenJobs = (
  tx: Transaction,
  userId: string,
  source: JobRow['source'],
): Promise<number> =>
  tx.$count(image_jobs, and(eq(image_jobs.user_id, userId), eq(image_jobs.source, source), OPEN));

/**
 * Counts the pictures of a character that a user requested with the same prompt, over the stored
 * jobs.
 */
export async function countRequested(
  tx: Transaction,
  userId: string,
  slug: string,
  prompt: string,
): Promise<number> {
  const { user_id, character_slug } = image_jobs;
  const [row] = await tx
    .select({ requested: sql<number>`coalesce(sum(${image_jobs.count}), 0)::int` })
    .from(image_jobs)
    .where(and(eq(user_id, userId), eq(character_slug, slug), eq(image_jobs.prompt, prompt)));
  return row?.requested ?? 0;
}

export async function findJobByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(image_jobs)
    .where(and(eq(image_jobs.user_id, userId), eq(image_jobs.request_key, key)));
  return row;
}

export async function findJob(
  db: Queryable,
  id: string,
  userId?: string,
): Promise<JobRow | undefined> {
  const owned = userId === undefined ? undefined : eq(image_jobs.user_id, userId);
  const [row] = await db
    .select()
    .from(image_jobs)
    .where(and(eq(image_jobs.id, id), owned));
  return row;
}

export async function lockJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(image_jobs).where(eq(image_jobs.id, id)).for('update');
  return row;
}

/** Open jobs, and jobs that ended after `since` with failures that are not dismissed. */
export const selectPendingJobs = (db: Queryable, userId: string, since: Date): Promise<JobRow[]> =>
  db
    .select()
    .from(image_jobs)
    .where(
      and(
        eq(image_jobs.user_id, userId),
        or(
          OPEN,
          and(
            inArray(image_jobs.status, ['failed', 'partly_done']),
            // A chat shows the failures of its own pictures.
            eq(image_jobs.source, 'studio'),
            isNull(image_jobs.dismissed_at),
            gt(image_jobs.ended_at, since),
          ),
        ),
      ),
    )
    .orderBy(desc(image_jobs.id));

/** Claims a waiting job, or one with an expired lease; undefined if it cannot be claimed. */
export async function claimJob(
  db: Queryable,
  id: string,
  lease: { owner: string; now: Date; until: Date },
): Promise<JobRow | undefined> {
  const [claimed] = await db
    .update(image_jobs)
    .set({
      status: 'running',
      lease_owner: lease.owner,
      lease_until: lease.until,
      attempt: sql`${image_jobs.attempt} + 1`,
    })
    .where(
      and(eq(image_jobs.id, id), or(eq(image_jobs.status, 'pending'), leaseExpired(lease.now))),
    )
    .returning();
  return claimed;
}

const leaseExpired = (now: Date): SQL | undefined =>
  and(eq(image_jobs.status, 'running'), lt(image_jobs.lease_until, now));

/** Ids of jobs that no worker is running. */
export async function selectAbandonedJobs(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: image_jobs.id })
    .from(image_jobs)
    .where(or(eq(image_jobs.status, 'pending'), leaseExpired(now)))
    .orderBy(asc(image_jobs.id));
  return rows.map(({ id }) => id);
}

/** Updates a job while this worker still holds it; undefined otherwise. */
export async function updateHeldJob(
  db: Queryable,
  held: Pick<JobRow, 'id' | 'attempt'> & { owner: string },
  change: Partial<JobRow>,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(image_jobs)
    .set(change)
    .where(
      and(
        eq(image_jobs.id, held.id),
        eq(image_jobs.attempt, held.attempt),
        eq(image_jobs.lease_owner, held.owner),
        eq(image_jobs.status, 'running'),
      ),
    )
    .returning();
  return row;
}

export async function updateJob(tx: Transaction, id: string, change: Partial<JobRow>) {
  await tx.update(image_jobs).set(change).where(eq(image_jobs.id, id));
}

export async function deleteOldJobs(db: Db, before: Date): Promise<void> {
  await prune(db, image_jobs, lt(image_jobs.ended_at, before));
}
