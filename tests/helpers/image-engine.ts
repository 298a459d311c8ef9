import {
  createImageEngine,
  ImageEngineError,
  type FailedImage,
  type ImageEngine,
  type ImageOutcome,
  type ImageRequest,
  type ImageSettings,
  type MadeImage,
} from '#platform/models/image/index.ts';
import { DEFAULT_RETRY, type RetryPolicy } from '#platform/models/retry-policy.ts';

/** A retry policy that records the requested delays instead of waiting. */
export function instantRetry(): RetryPolicy & { waits: number[] } {
  const waits: number[] = [];
  return { ...DEFAULT_RETRY, random: () => 1, waits, wait: async (ms) => void waits.push(ms) };
}

/** Creates an engine with short polling intervals and timeouts. */
export async function createTestEngine(settings: ImageSettings) {
  const retry = instantRetry();
  const timeouts = { poll_ms: 2, quiet_ms: 5000, ...settings.timeouts };
  const engine = await createImageEngine({ ...settings, timeouts }, retry);
  return { engine, waits: retry.waits };
}

export const IMAGE_REQUEST: ImageRequest = {
  prompt: 'A woman of thirty on a terrace, evening light',
  negativePrompt: 'blurry',
  width: 64,
  height: 96,
  count: 1,
  seed: 7,
};

/** Collects all outcomes of a request, in arrival order. */
export async function collectOutcomes(engine: ImageEngine, more: Partial<ImageRequest> = {}) {
  const outcomes: ImageOutcome[] = [];
  for await (const outcome of engine.generate({ ...IMAGE_REQUEST, ...more }))
    outcomes.push(outcome);
  const made = outcomes.filter((each): each is MadeImage => each.status === 'made');
  // Engines must report failures as ImageEngineError.
  const failed = outcomes.filter(
    (each): each is FailedImage =>
      each.status === 'failed' && each.error instanceof ImageEngineError,
  );
  return { outcomes, made, failed, error: failed[0]?.error };
}
