import type { JobRow } from './queries-jobs.ts';

/** A job running in this process. */
export interface ActiveJob {
  row: JobRow;
  /** Indexes of the stored pictures. */
  made: Set<number>;
  abort: AbortController;
}
