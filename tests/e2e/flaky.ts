export interface FlakyJourney {
  /** File name in this folder. */
  spec: string;
  /** The test's title. */
  test: string;
  /** Why it is flaky, and what would fix it. */
  reason: string;
}

/** Known flaky tests. Only these are retried, once. The goal is an empty list. */
export const FLAKY: FlakyJourney[] = [];
