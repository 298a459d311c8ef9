import { availableParallelism } from 'node:os';
import type { RetryPolicy } from '../retry-policy.ts';
import { assembleEngine } from './assemble-engine.ts';
import { unlessAborted } from './deadline.ts';
import { drawInPool } from './illustrator.ts';
import { ImageEngineError } from './image-engine-error.ts';
import { readOrder, toResult } from './model-result.ts';
import type { ImageEngine, ImageSettings, ImageTimeouts, PictureSubject } from './types.ts';

/** One drawing order for the renderer; the same order always gives the same bytes. */
export interface DrawingOrder {
  subject: PictureSubject;
  /** The scene alone if known, because style words would select a place. */
  prompt: string;
  /** The seed of this picture. */
  seed: number;
  width: number;
  height: number;
  /** Draws the portrait of the subject; its height follows from the width. */
  framing?: 'portrait' | undefined;
}

/** The renderer of the engine: an encoded picture, at most the requested size. */
export type DrawPicture = (order: DrawingOrder) => Promise<Uint8Array>;

const drawPerson: DrawPicture = async ({ subject, seed, framing, ...order }) => {
  if (framing === 'portrait') {
    const { width } = order;
    const portrait = await drawInPool.renderPortrait(subject.appearance, subject.seed, { width });
    return portrait.webp;
  }
  const { webp } = await drawInPool.renderPicture({
    ...order,
    subject: subject.appearance,
    person: subject.seed,
    seed: String(seed),
  });
  return webp;
};

const NAME = 'illustrated';

/** Draws artwork in the thread pool, without a model. */
export function createIllustratedEngine(
  settings: ImageSettings,
  timeouts: ImageTimeouts,
  retry: RetryPolicy,
  draw: DrawPicture = drawPerson,
): ImageEngine {
  return assembleEngine({
    name: NAME,
    kind: 'illustrated',
    is_demo: true,
    openModel: () => ({
      specificationVersion: 'v4',
      provider: 'illustrated.image',
      modelId: NAME,
      maxImagesPerCall: 1,
      async doGenerate(options) {
        const { signal, subject = randomSubject(options.seed ?? 0), ...order } = readOrder(options);
        const { scene: prompt = order.prompt, seed, width, height, framing } = order;
        // A drawing cannot be canceled, only abandoned; it takes tenths of a second.
        const task = { subject, prompt, seed, width, height, ...(framing ? { framing } : {}) };
        const drawing = draw(task).catch(toFailure);
        return toResult(NAME, await unlessAborted(drawing, signal), seed);
      },
    }),
    status: async () => ({ ready: true, detail: 'Pictures drawn by this program.' }),
    concurrency: settings.concurrency ?? availableParallelism(),
    timeouts,
    retry,
  });
}

/** A random adult, for a prompt without a subject. */
function randomSubject(seed: number): PictureSubject {
  return {
    seed: `someone-${seed}`,
    appearance: {
      sex: seed % 2 === 0 ? 'female' : 'male',
      age: 24 + (seed % 17),
      style: 'realistic',
      ethnicity: '',
      body_type: '',
      hair_color: '',
      hair_style: '',
      eye_color: '',
      clothing: '',
    },
  };
}

function toFailure(error: unknown): never {
  const isFull = error instanceof Error && /queue is at limit/i.test(error.message);
  throw isFull
    ? new ImageEngineError('engine_unavailable', 'Too many drawings are waiting.', {
        nothing_begun: true,
        cause: error,
      })
    : new ImageEngineError('engine_failed', 'The drawing failed.', { cause: error });
}
