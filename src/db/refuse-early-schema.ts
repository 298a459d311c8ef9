/**
 * When the last of the 24 migrations of 0.1 was written. `0000_start` yields what they yielded and
 * has the same time in the journal: a database that ran all of them counts as having run it.
 */
export const START_MILLIS = 1_795_433_842_891;

/** A schema from the middle of 0.1: the missing migrations are no longer in this tree. */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      'The database was made by an early 0.1, and its last migrations are missing. Start the last commit of 0.1 once, then this version: docs/upgrade.md says how.',
    );
  }
}

/** @throws DatabaseTooOld based on when the database's last migration was written */
export function refuseEarlySchema(last: number): void {
  if (last < START_MILLIS) throw new DatabaseTooOld();
}
