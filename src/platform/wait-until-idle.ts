/** Milliseconds between two checks. */
const LOOK_EVERY_MS = 20;

/**
 * Waits until `countActive` returns 0 or until the deadline (a time in milliseconds), so that a
 * stop lets work in progress finish.
 */
export async function waitUntilIdle(countActive: () => number, deadline: number): Promise<void> {
  while (countActive() > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
