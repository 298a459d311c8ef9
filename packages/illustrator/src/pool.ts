import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { RenderedLoop, renderLoop } from './loop.ts';
import type { RenderedPicture, RenderedPortrait, renderPicture, renderPortrait } from './render.ts';

export type DrawingTask =
  | { kind: 'portrait'; arguments: Parameters<typeof renderPortrait> }
  | { kind: 'picture'; arguments: Parameters<typeof renderPicture> }
  | { kind: 'loop'; arguments: Parameters<typeof renderLoop> };

/** Threads end when nothing was drawn for this long, in milliseconds: they hold some 60 MB each. */
const IDLE_MS = 20_000;
/** Drawings that wait; more are refused, so that a flood costs no memory. */
const LONGEST_QUEUE = 500;

let pool: Piscina | undefined;

function threads(): Piscina {
  pool ??= new Piscina({
    filename: new URL('./pool-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism()),
    idleTimeout: IDLE_MS,
    maxQueue: LONGEST_QUEUE,
    // sharp has threads of its own; the drawing itself is one.
    concurrentTasksPerWorker: 1,
  });
  return pool;
}

/**
 * The renderer in threads of its own: a drawing takes tenths of a second, which replies that stream
 * meanwhile must not feel. Same arguments as the functions behind it. @throws when the queue is full
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
