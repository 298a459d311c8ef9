import { renderLoop } from './loop.ts';
import { renderPortrait } from './render.ts';
import type { DrawingTask } from './pool.ts';

/** Runs in the pool's threads: one drawing a call. */
export default function draw(task: DrawingTask) {
  const [appearance, seed, options] = task.arguments;
  return task.kind === 'loop'
    ? renderLoop(appearance, seed, options)
    : renderPortrait(appearance, seed, options);
}
