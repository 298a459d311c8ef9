import { num } from '../geometry.ts';
import { type Tone, blend, hex, shift, tone } from '../palette.ts';
import { warmLamp } from '../picture/lamps.ts';
import { type Stage, panel, rectangle } from '../picture/stage.ts';
import { fill, stroke } from '../sketch.ts';

/** Houses below the horizon, their roofs around `top` meters, some windows lit. */
export function drawRoofs(s: Stage, z: number, top: number, t: Tone): string {
  let walls = '';
  let windows = '';
  const [reach, size] = [(s.width / s.size(z)) * 0.8, s.size(z)];
  for (let x = -reach; x < reach;) {
    const w = s.random.range(0.05, 0.12) * z;
    const high = top + s.random.near(0, z * 0.05);
    walls += panel(s, x, -60, x + w, high, z);
    for (let wx = x + 0.8; wx < x + w - 1; wx += 1.6)
      for (let wy = high - 1.4; wy > high - z * 0.14; wy -= 2.2)
        if (s.random.chance(0.24)) {
          const [px, py] = s.at(wx, wy, z);
          windows += rectangle(px, py, size * 0.7, size);
        }
    x += w + s.random.range(0, 0.02) * z;
  }
  return fill(walls, s.paint(t, z)) + fill(windows, hex(warmLamp), 0.7);
}

/** Lamplight on the water in front of a quay at depth `z`. */
export function drawReflections(s: Stage, z: number): string {
  const [, top] = s.at(0, 0, z);
  let streaks = '';
  for (let i = 0; i < 70; i++) {
    const x = s.random.range(0, s.width);
    const y = top + (s.height - top) * s.random.next() ** 2 * 0.5;
    const w = s.width * s.random.range(0.008, 0.03);
    streaks += `M${num(x - w)} ${num(y)}L${num(x + w)} ${num(y)}`;
  }
  return stroke(streaks, hex(warmLamp), s.ppm * 0.008, 0.32);
}

/** A stone bridge whose arch frames the night behind the person. */
export function drawArch(s: Stage): string {
  const [left] = s.at(-2.7, 0, s.z0 + 3);
  const [right] = s.at(1.25, 0, s.z0 + 3);
  const foot = s.height;
  const top = s.at(0, 2.75, s.z0 + 3)[1];
  const rise = top - (foot - top) * 0.12;
  const opening = `L${num(right)} ${foot}C${num(right)} ${num(rise)} ${num(left)} ${num(rise)} ${num(left)} ${foot}`;
  const wall = tone(0.34, 0.035, 285);
  const stones = Array.from({ length: 60 }, () => {
    const [x, y] = [s.random.range(0, s.width), s.random.range(0, s.height)];
    return rectangle(x, y, s.ppm * s.random.range(0.08, 0.2), s.ppm * 0.06);
  }).join('');
  const face = `M-10 -10L${s.width + 10} -10L${s.width + 10} ${foot}${opening}L-10 ${foot}Z`;
  return (
    fill(
      face,
      s.sketch.radial(s.at(0.36, 1.6, s.z0)[0], s.at(0, 1.7, s.z0)[1], s.ppm * 1.9, [
        [0, blend(s.tone(shift(wall, 0.14), s.z0 + 3), warmLamp, 0.35)],
        [0.5, s.tone(wall, s.z0 + 3)],
        [1, s.tone(shift(wall, -0.14), s.z0 + 3)],
      ]),
    ) +
    s.sketch.cut(face, fill(stones, s.paint(shift(wall, -0.08), s.z0 + 3), 0.35)) +
    stroke(
      `M${num(right)} ${foot}C${num(right)} ${num(rise)} ${num(left)} ${num(rise)} ${num(left)} ${foot}`,
      s.paint(shift(wall, 0.12), s.z0 + 3),
      s.ppm * 0.05,
    )
  );
}
