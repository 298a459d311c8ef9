import { clamp, smoothPath } from '../geometry.ts';
import { hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import type { Stage } from './stage.ts';

const coats = [
  tone(0.7, 0.09, 70),
  tone(0.4, 0.06, 45),
  tone(0.88, 0.03, 80),
  tone(0.28, 0.015, 60),
];

/** A dog that sits next to the person and looks at the viewer. */
export function drawDog(s: Stage): string {
  const q = s.light.k;
  const z = s.z0 - 0.12;
  const m = s.size(z) * 0.62;
  const [wanted, y] = s.at(q * 0.46, 0, z);
  const x = clamp(wanted, s.width * 0.2, s.width * 0.8);
  const coat = s.random.pick(coats);
  const at = (points: readonly (readonly [number, number])[]) =>
    smoothPath(
      points.map(([px, py]) => [x + q * px * m, y - py * m]),
      true,
    );
  const side = (light: number, dark: number) =>
    s.sketch.linear(x - q * m * 0.3, y - m, x + q * m * 0.4, y, [
      [0, s.tone(shift(coat, light))],
      [1, s.tone(shift(coat, dark))],
    ]);
  const [hx, hy] = [x - q * m * 0.06, y - m * 0.86];
  const dark = hex(tone(0.16, 0.01, 40));
  return (
    oval(x, y, m * 0.52, m * 0.09, hex(shift(s.light.dark, -0.06)), 0.42) +
    stroke(
      `M${x + q * m * 0.34} ${y - m * 0.08}q${q * m * 0.28} ${-m * 0.02} ${q * m * 0.3} ${-m * 0.3}`,
      s.paint(shift(coat, -0.04)),
      m * 0.09,
    ) +
    fill(
      at([
        [-0.2, 0.72],
        [-0.24, 0.3],
        [-0.22, 0.02],
        [0.12, 0],
        [0.42, 0.02],
        [0.44, 0.26],
        [0.26, 0.56],
        [0.14, 0.76],
      ]),
      side(0.04, -0.14),
    ) +
    fill(
      at([
        [-0.2, 0.62],
        [-0.22, 0.06],
        [-0.27, 0],
        [-0.1, 0],
        [-0.08, 0.4],
        [0.02, 0.06],
        [-0.02, 0],
        [0.13, 0],
        [0.12, 0.5],
        [0.08, 0.68],
      ]),
      s.paint(shift(coat, 0.07)),
    ) +
    stroke(
      `M${hx - m * 0.17} ${hy + m * 0.18}Q${hx} ${hy + m * 0.27} ${hx + m * 0.17} ${hy + m * 0.16}`,
      s.paint(s.accent),
      m * 0.05,
    ) +
    oval(hx, hy, m * 0.22, m * 0.21, side(0.06, -0.06)) +
    [-1, 1]
      .map(
        (e) =>
          fill(
            smoothPath(
              [
                [hx + e * m * 0.12, hy - m * 0.19],
                [hx + e * m * 0.27, hy - m * 0.13],
                [hx + e * m * 0.29, hy + m * 0.1],
                [hx + e * m * 0.2, hy + m * 0.12],
                [hx + e * m * 0.15, hy - m * 0.04],
              ],
              true,
            ),
            s.paint(shift(coat, -0.13)),
          ) + oval(hx + e * m * 0.085, hy - m * 0.03, m * 0.027, m * 0.03, dark),
      )
      .join('') +
    oval(hx, hy + m * 0.09, m * 0.11, m * 0.085, s.paint(shift(coat, 0.12, -0.02))) +
    oval(hx, hy + m * 0.05, m * 0.045, m * 0.033, dark) +
    stroke(
      `M${hx - m * 0.07} ${hy + m * 0.11}Q${hx} ${hy + m * 0.17} ${hx + m * 0.07} ${hy + m * 0.11}`,
      dark,
      Math.max(1.2, m * 0.012),
      0.8,
    )
  );
}
