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

/** Records the waits asked for instead of waiting. */
export function instantRetry(): RetryPolicy & { waits: number[] } {
  const waits: number[] = [];
  return { ...DEFAULT_RETRY, random: () => 1, waits, wait: async (ms) => void waits.push(ms) };
}

/** An engine whose pauses are short enough for tests. */
export async function openEngine(settings: ImageSettings) {
  const retry = instantRetry();
  const timeouts = { poll_ms: 2, quiet_ms: 5000, ...settings.timeouts };
  const engine = await createImageEngine({ ...settings, timeouts }, retry);
  return { engine, waits: retry.waits };
}

export const ORDER: ImageRequest = {
  prompt: 'A woman of thirty on a terrace, evening light',
  negativePrompt: 'blurry',
  width: 64,
  height: 96,
  count: 1,
  seed: 7,
};

/** Every outcome of a request, in the order they came. */
export async function collect(engine: ImageEngine, more: Partial<ImageRequest> = {}) {
  const outcomes: ImageOutcome[] = [];
  for await (const outcome of engine.generate({ ...ORDER, ...more })) outcomes.push(outcome);
  const made = outcomes.filter((each): each is MadeImage => each.status === 'made');
  // Every failure is one that callers can read.
  const failed = outcomes.filter(
    (each): each is FailedImage =>
      each.status === 'failed' && each.error instanceof ImageEngineError,
  );
  return { outcomes, made, failed, error: failed[0]?.error };
}
