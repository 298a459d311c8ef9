import { hex, shift } from '../palette.ts';
import type { Traits } from '../person.ts';
import { type Pose, projectHead } from '../pose.ts';
import { createRandom } from '../random.ts';
import { oval } from '../sketch.ts';

/** A few soft freckles over the nose, and beauty marks. */
export function drawMarks(traits: Traits, pose: Pose, seed: string): string {
  const project = projectHead(pose);
  const color = hex(shift(traits.skin.shade, -0.05, 0.02));
  const random = createRandom(seed, 'freckles');
  let out = '';
  const count = Math.round(traits.freckles * 22);
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = project(side * random.range(8, 82), random.near(44, 22));
    const size = random.range(1.1, 1.9);
    out += oval(x, y, size, size * 0.85, color, 0.42);
  }
  for (const [mx, my, size] of traits.moles) {
    const [x, y] = project(mx, my);
    out += oval(x, y, size, size, hex(traits.skin.line), 0.75);
  }
  return out;
}
