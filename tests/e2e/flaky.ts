export interface FlakyJourney {
  /** File name in this folder. */
  spec: string;
  /** The test's title. */
  test: string;
  /** What makes it fail now and then, and what would end that. */
  reason: string;
}

/** Journeys known to fail now and then. They alone are tried twice. The goal is an empty list. */
export const FLAKY: FlakyJourney[] = [];
