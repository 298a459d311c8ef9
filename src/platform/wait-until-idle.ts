/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 20;

/**
 * Waits until `countActive` is 0, or until the deadline (a time in milliseconds): a stop gives work
 * under way its time.
 */
export async function waitUntilIdle(countActive: () => number, deadline: number): Promise<void> {
  while (countActive() > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
