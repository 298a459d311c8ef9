import type { Pool } from 'pg';

/**
 * When the last of the 24 migrations of 0.1 was written. `0000_start` yields what they yielded and has
 * the same time in the journal: a database that ran them all counts as having run it.
 */
export const START_MILLIS = 1_795_433_842_891;

/** A schema from the middle of 0.1: the steps that are missing are no longer in this tree. */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      'The database was made by an early 0.1, and its last migrations are missing. Start the last commit of 0.1 once, then this version: docs/upgrade.md says how.',
    );
  }
}

/** @throws DatabaseTooOld before anything is changed */
export async function refuseEarlySchema(pool: Pool): Promise<void> {
  const { rows: journal } = await pool.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  );
  if (!journal[0]?.name) return;
  const { rows } = await pool.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last;
  if (last && Number(last) < START_MILLIS) throw new DatabaseTooOld();
}
