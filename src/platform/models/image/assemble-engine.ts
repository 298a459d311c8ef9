import { unlessAborted } from './deadline.ts';
import { ImageEngineError } from './image-engine-error.ts';
import { makePicture } from './make-picture.ts';
import { createSlots, type Slots } from './slots.ts';
import type { ImageEngine, ImageOutcome, ImageRequest } from './types.ts';
import type { EngineParts } from './engine-parts.ts';

const MAX_PICTURES = 8;
const MAX_SIDE = 4096;

/** Builds an engine from its parts. */
export function assembleEngine(parts: EngineParts): ImageEngine {
  const { name, kind, is_demo } = parts;
  const slots = createSlots(parts.concurrency);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    name,
    kind,
    is_demo,
    model: parts.openModel(() => {}),
    async status() {
      return { name, kind, is_demo, ...(await parts.status()) };
    },
    generate: (request) => generate(parts, slots, request, closing.signal, running),
    async close() {
      closing.abort(new ImageEngineError('engine_unavailable', 'The image engine is closed.'));
      await Promise.all(running);
      await parts.close?.();
    },
  };
}

async function* generate(
  parts: EngineParts,
  slots: Slots,
  request: ImageRequest,
  closing: AbortSignal,
  running: Set<Promise<unknown>>,
): AsyncGenerator<ImageOutcome, void, undefined> {
  checkRequest(request);
  const abandoned = new AbortController();
  const signals = [abandoned.signal, closing, ...(request.signal ? [request.signal] : [])];
  const signal = AbortSignal.any(signals);
  signal.throwIfAborted();
  // Aborted by a failure that all waiting pictures would share.
  const fatal = new AbortController();

  const pending = new Map<number, Promise<ImageOutcome>>();
  for (let index = 0; index < request.count; index += 1) {
    const work = makeOne(parts, slots, request, index, signal, fatal);
    pending.set(index, work);
    running.add(work);
    void work.finally(() => running.delete(work));
  }
  try {
    while (pending.size > 0) {
      const outcome = await unlessAborted(Promise.race(pending.values()), signal);
      pending.delete(outcome.index);
      yield outcome;
    }
  } finally {
    abandoned.abort();
  }
}

/** Makes one picture, from waiting for a slot to its outcome; never rejects. */
async function makeOne(
  parts: EngineParts,
  slots: Slots,
  request: ImageRequest,
  index: number,
  signal: AbortSignal,
  fatal: AbortController,
): Promise<ImageOutcome> {
  let release: (() => void) | undefined;
  try {
    release = await slots.take(AbortSignal.any([signal, fatal.signal]));
    return { status: 'made', index, ...(await makePicture(parts, request, index, signal)) };
  } catch (thrown) {
    const error = toFailure(thrown);
    if (!error.concerns_one_picture) fatal.abort(error);
    return { status: 'failed', index, error };
  } finally {
    // Released only here, so that a late stop of this picture cannot affect the next one.
    release?.();
  }
}

function toFailure(thrown: unknown): ImageEngineError {
  if (thrown instanceof ImageEngineError) return thrown;
  return new ImageEngineError('engine_failed', 'The image engine failed.', { cause: thrown });
}

function checkRequest({ count, width, height, seed }: ImageRequest): void {
  if (!Number.isInteger(count) || count < 1 || count > MAX_PICTURES)
    throw new RangeError(`count must be 1 to ${MAX_PICTURES}`);
  for (const side of [width, height])
    if (!Number.isInteger(side) || side < 64 || side > MAX_SIDE)
      throw new RangeError(`width and height must be 64 to ${MAX_SIDE}`);
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32))
    throw new RangeError('seed must be 0 to 4294967295');
}
