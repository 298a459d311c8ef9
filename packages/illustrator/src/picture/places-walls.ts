import { type Tone, hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawLamp, warmLamp } from './lamps.ts';
import { green } from './materials.ts';
import type { Place } from './place.ts';
import { wetGround } from './scenery.ts';
import { type Stage, glow, panel, slab } from './stage.ts';

/** Courses of brick, each row shifted by half a brick; some bricks are lighter or darker. */
function drawBricks(s: Stage, z: number, t: Tone): string {
  const [wide, high, length, course] = [4.2, 4.4, 0.26, 0.1];
  let joints = '';
  const odd: [string, string] = ['', ''];
  for (let y = 0, row = 0; y < high; y += course, row++) {
    const from = s.at(-wide, y, z);
    const to = s.at(wide, y, z);
    if (from[1] < -20 || from[1] > s.height + 40) continue;
    joints += `M${from.join(' ')}L${to.join(' ')}`;
    for (let x = -wide + (row % 2) * (length / 2); x < wide; x += length) {
      const [px, py] = s.at(x, y, z);
      if (px < -60 || px > s.width + 60) continue;
      joints += `M${px} ${py}L${px} ${s.at(x, y + course, z)[1]}`;
      if (s.random.chance(0.16))
        odd[s.random.chance(0.5) ? 0 : 1] += panel(s, x, y, x + length, y + course, z);
    }
  }
  return (
    fill(odd[0], s.paint(shift(t, 0.05), z), 0.8) +
    fill(odd[1], s.paint(shift(t, -0.06), z), 0.8) +
    stroke(joints, s.paint(shift(t, 0.11, -0.04), z), Math.max(1, s.size(z) * 0.012), 0.55)
  );
}

export const walls: Record<string, Place> = {
  wall: {
    words: /against (a|the) (\w+ )?wall|brick wall|mural|graffiti/,
    draw: (s) => {
      const z = s.z0 + 0.34;
      const k = s.light.k;
      const t = s.random.pick([
        tone(0.55, 0.09, 38),
        tone(0.62, 0.06, 55),
        tone(0.48, 0.06, 25),
        tone(0.78, 0.02, 75),
      ]);
      let ivy = '';
      for (let i = 0; i < 70; i++) {
        const u = s.random.next();
        const [x, y] = s.at(-k * (0.5 + s.random.next() * 1.6), 3.4 - u * u * 2.6, z - 0.03);
        const r = s.size(z) * s.random.range(0.03, 0.075);
        ivy += oval(x, y, r, r * 0.85, s.paint(shift(green, s.random.near(-0.03, 0.09)), z));
      }
      const [wx, wy] = s.at(0, 4.2, z);
      return {
        back:
          fill(
            panel(s, -6, -0.1, 6, 6, z),
            s.sketch.linear(wx + k * s.width * 0.6, wy, wx - k * s.width * 0.6, s.height, [
              [0, s.tone(shift(t, 0.05), z)],
              [1, s.tone(shift(t, -0.11), z)],
            ]),
          ) +
          drawBricks(s, z, t) +
          fill(panel(s, -6, 0, 6, 0.24, z - 0.03), s.paint(tone(0.66, 0.015, 75), z)) +
          fill(
            slab(s, -6, 0.6, 6, z - 0.03),
            s.sketch.linear(0, s.at(0, 0, z)[1], 0, s.height, [
              [0, s.tone(tone(0.56, 0.015, 75))],
              [1, s.tone(tone(0.66, 0.015, 75))],
            ]),
          ) +
          (s.random.chance(0.6) ? ivy : poster(s, k * 0.75, z - 0.02)) +
          (s.light.lamps
            ? drawLamp(s, k * 1.1, z - 0.1, 2.6) +
              glow(s, s.at(k * 1.1, 2.7, z), s.size(z) * 2.4, 0.4, warmLamp)
            : '') +
          wetGround(s),
      };
    },
  },
};

const poster = (s: Stage, x: number, z: number) => {
  const [cx, cy] = s.at(x, 1.62, z);
  const r = s.size(z) * 0.2;
  return (
    fill(panel(s, x - 0.4, 1, x + 0.4, 2.1, z), s.paint(tone(0.92, 0.025, 85), z)) +
    fill(panel(s, x - 0.35, 1.2, x + 0.35, 2.05, z), s.paint(s.accent, z)) +
    oval(cx, cy, r, r, s.paint(shift(s.second, 0.14), z)) +
    stroke(
      [1.1, 1.15]
        .map((y) => `M${s.at(x - 0.3, y, z).join(' ')}L${s.at(x + 0.2, y, z).join(' ')}`)
        .join(''),
      hex(s.tone(tone(0.3, 0.02, 60), z)),
      Math.max(1.5, s.size(z) * 0.014),
    )
  );
};
