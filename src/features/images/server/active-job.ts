import type { JobRow } from './queries-jobs.ts';

/** A job under way in this process. */
export interface ActiveJob {
  row: JobRow;
  /** Indexes of pictures that are stored. */
  made: Set<number>;
  abort: AbortController;
}
