import { renderLoop } from './loop.ts';
import { renderPicture, renderPortrait } from './render.ts';
import type { DrawingTask } from './pool.ts';

/** Runs in the pool's threads, with one drawing per call. */
export default function draw(task: DrawingTask) {
  switch (task.kind) {
    case 'loop':
      return renderLoop(...task.arguments);
    case 'picture':
      return renderPicture(...task.arguments);
    default:
      return renderPortrait(...task.arguments);
  }
}
