import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { RenderedLoop, renderLoop } from './loop.ts';
import type { RenderedPicture, RenderedPortrait, renderPicture, renderPortrait } from './render.ts';

export type DrawingTask =
  | { kind: 'portrait'; arguments: Parameters<typeof renderPortrait> }
  | { kind: 'picture'; arguments: Parameters<typeof renderPicture> }
  | { kind: 'loop'; arguments: Parameters<typeof renderLoop> };

/** Idle threads end after this time in milliseconds, since each uses about 60 MB. */
const IDLE_MS = 20_000;
/** Maximum queue length; further drawings are rejected to limit memory. */
const MAX_QUEUE = 500;

let pool: Piscina | undefined;

function threads(): Piscina {
  pool ??= new Piscina({
    filename: new URL('./pool-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: IDLE_MS,
    maxQueue: MAX_QUEUE,
    // sharp uses its own threads; the drawing itself uses one.
    concurrentTasksPerWorker: 1,
  });
  return pool;
}

/**
 * Renders in worker threads, because a drawing blocks its thread for tenths of a second. The
 * arguments are those of the wrapped functions.
 * @throws when the queue is full
 */
export const drawInPool = {
  renderPortrait: (...given: Parameters<typeof renderPortrait>) =>
    threads().run({ kind: 'portrait', arguments: given } satisfies DrawingTask) as Promise<
      Omit<RenderedPortrait, 'webp'> & { webp: Uint8Array }
    >,
  renderPicture: (...given: Parameters<typeof renderPicture>) =>
    threads().run({ kind: 'picture', arguments: given } satisfies DrawingTask) as Promise<
      Omit<RenderedPicture, 'webp'> & { webp: Uint8Array }
    >,
  renderLoop: (...given: Parameters<typeof renderLoop>) =>
    threads().run({ kind: 'loop', arguments: given } satisfies DrawingTask) as Promise<
      Omit<RenderedLoop, 'webm'> & { webm: Uint8Array }
    >,
  /** Ends the threads; a later drawing starts new ones. */
  async close(): Promise<void> {
    const closing = pool;
    pool = undefined;
    await closing?.destroy();
  },
};
