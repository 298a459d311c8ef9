import sharp from 'sharp';
import {
  ImageEngineError,
  type ImageEngine,
  type ImageEngineErrorCode,
  type ImageOutcome,
  type ImageRequest,
} from '#platform/models/image/index.ts';
import { stubOf } from './stub-of.ts';

type FakeResult = 'made' | ImageEngineErrorCode;

/** An image engine whose results the test controls: immediate, delayed, failed, or never. */
export function createFakeImages() {
  const requests: ImageRequest[] = [];
  const fake = {
    requests,
    /** Decides the result of picture `index` of a request. Tests replace it. */
    decide: async (_index: number, _request: ImageRequest): Promise<FakeResult> => 'made',
    reset() {
      requests.length = 0;
      fake.decide = async () => 'made';
    },
  };
  const engine: ImageEngine = {
    name: 'fake',
    kind: 'openai',
    is_demo: false,
    model: stubOf<ImageEngine['model']>({ modelId: 'fake' }),
    status: async () => ({ name: 'fake', kind: 'openai', is_demo: false, ready: true, detail: '' }),
    generate: (request) => {
      requests.push(request);
      return outcomes(request, (index) => fake.decide(index, request));
    },
    close: async () => {},
  };
  return Object.assign(fake, { engine });
}

async function* outcomes(
  request: ImageRequest,
  decide: (index: number) => Promise<FakeResult>,
): AsyncGenerator<ImageOutcome, void, undefined> {
  const { signal, count } = request;
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {});
  const pending = new Map<number, Promise<ImageOutcome>>();
  for (let index = 0; index < count; index += 1)
    pending.set(index, outcomeOf(request, index, decide(index)));
  while (pending.size > 0) {
    const outcome = await Promise.race([...pending.values(), aborted]);
    pending.delete(outcome.index);
    yield outcome;
  }
}

async function outcomeOf(
  request: ImageRequest,
  index: number,
  deciding: Promise<FakeResult>,
): Promise<ImageOutcome> {
  request.onProgress?.(0, index);
  const result = await deciding;
  if (result !== 'made')
    return { status: 'failed', index, error: new ImageEngineError(result, 'failed by the test') };
  const seed = (request.seed ?? 0) + index;
  const bytes = await drawPattern(seed);
  request.onProgress?.(1, index);
  return { status: 'made', index, bytes, mediaType: 'image/png', seed, width: 120, height: 160 };
}

/** Draws a small picture that is deterministic for a seed. */
export async function drawPattern(seed: number): Promise<Uint8Array> {
  let state = seed >>> 0 || 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const shapes = Array.from(
    { length: 24 },
    () =>
      `<rect x="${next(120)}" y="${next(160)}" width="${20 + next(60)}" height="${20 + next(60)}" fill="hsl(${next(360)},60%,${next(100)}%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><rect width="120" height="160" fill="#777"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
