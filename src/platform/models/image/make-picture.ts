import { randomInt } from 'node:crypto';
import type { ImageModelV4, JSONObject } from '@ai-sdk/provider';
import { nextDelay } from '../retry-policy.ts';
import type { EngineParts } from './engine-parts.ts';
import { withDeadline } from './deadline.ts';
import { ImageEngineError } from './image-engine-error.ts';
import { ENGINE_KEY, type ImageRequest, type MadeImage } from './types.ts';
import { verifyPicture } from './verify-picture.ts';

const SEEDS = 2 ** 32;

type Picture = Omit<MadeImage, 'status' | 'index'>;

/**
 * Makes picture `index` of a request within its deadline. Retries with back-off only if the server
 * has not started anything.
 * @throws ImageEngineError; the signal's reason
 */
export function makePicture(
  parts: EngineParts,
  request: ImageRequest,
  index: number,
  signal: AbortSignal,
): Promise<Picture> {
  const { timeouts, retry } = parts;
  const report = increasing((fraction) => request.onProgress?.(fraction, index));
  const model = parts.openModel(report);
  const seed = request.seed === undefined ? randomInt(SEEDS) : (request.seed + index) % SEEDS;
  const endsAt = performance.now() + timeouts.total_ms;
  const sentence = `The picture took longer than ${Math.round(timeouts.total_ms / 1000)} s.`;

  return withDeadline(timeouts.total_ms, signal, sentence, async (within) => {
    report(0);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const picture = await generateOnce(model, request, seed, within);
        request.onProgress?.(1, index);
        return picture;
      } catch (error) {
        within.throwIfAborted();
        const isHarmless =
          error instanceof ImageEngineError && error.retryable && error.nothing_begun;
        if (!isHarmless) throw error;
        const state = { has_fallback: false, remaining_ms: endsAt - performance.now() };
        const delay = nextDelay(retry, attempt, error.retry_after_ms, state);
        if (delay === undefined) throw error;
        await retry.wait(delay, within).catch((reason: unknown) => {
          within.throwIfAborted();
          throw reason;
        });
      }
    }
  });
}

async function generateOnce(
  model: ImageModelV4,
  request: ImageRequest,
  seed: number,
  signal: AbortSignal,
): Promise<Picture> {
  const options: JSONObject = {
    negative_prompt: request.negativePrompt,
    ...(request.subject
      ? { subject: { ...request.subject, appearance: { ...request.subject.appearance } } }
      : {}),
    ...(request.scene === undefined ? {} : { scene: request.scene }),
    ...(request.framing === undefined ? {} : { framing: request.framing }),
  };
  const result = await model.doGenerate({
    prompt: request.prompt,
    n: 1,
    size: `${request.width}x${request.height}`,
    aspectRatio: undefined,
    seed,
    files: undefined,
    mask: undefined,
    providerOptions: { [ENGINE_KEY]: options },
    abortSignal: signal,
  });
  const [image] = result.images;
  if (image === undefined)
    throw new ImageEngineError('engine_failed', 'The image engine returned no picture.');
  const bytes = typeof image === 'string' ? Buffer.from(image, 'base64') : image;
  const verified = await verifyPicture(bytes);
  signal.throwIfAborted();
  const metadata = result.providerMetadata?.[ENGINE_KEY]?.images[0] as
    { seed?: number | null } | undefined;
  return { bytes, ...verified, seed: metadata?.seed ?? null };
}

/**
 * Passes on only increasing values below 1: completion is reported once the picture is verified.
 */
function increasing(report: (fraction: number) => void): (fraction: number) => void {
  let reached = -1;
  return (fraction) => {
    const next = Math.min(0.99, Math.max(0, fraction));
    if (!(next > reached)) return;
    reached = next;
    report(next);
  };
}
