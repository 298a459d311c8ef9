import { type Point, bladePath, clamp, mixPoint, sampleCurve, smoothPath } from './geometry.ts';
import type { HairStudio } from './hair-plan.ts';
import type { HairLight } from './hair-strands.ts';
import { blend, hex } from './palette.ts';
import { type Sketch, fill, stroke } from './sketch.ts';

/**
 * A full braid along `spine`: plump strands that lie over one another from both sides, with narrow
 * gaps. `width(u)` is its width at u in 0..1.
 */
export function drawBraid(
  sketch: Sketch,
  spine: readonly Point[],
  width: (u: number) => number,
  light: HairLight,
  links: number,
): string {
  const { tones, anime } = light;
  const count = links * 2;
  const curve = sampleCurve(spine, count * 4 + 1);
  const at = (i: number): Point => curve[Math.round(clamp(i / count) * (count * 4))]!;
  const base = fill(
    bladePath(curve, (u) => width(u) * 0.8),
    hex(tones.dark),
  );
  const strands = Array.from({ length: count }, (_, i) => {
    const s = i % 2 ? 1 : -1;
    const [a, c, b] = [at(i - 0.6), at(i + 0.5), at(i + 1.6)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    const wide = width((i + 0.5) / count);
    const place = (along: number, out: number): Point => [
      c[0] + dx * along - (dy / long) * s * out * wide,
      c[1] + dy * along + (dx / long) * s * out * wide,
    ];
    const shape = smoothPath(
      [
        place(-0.62, 0.3),
        place(-0.3, 0.5),
        place(0.1, 0.5),
        place(0.48, 0.26),
        place(0.66, -0.1),
        place(0.36, -0.14),
        place(-0.1, 0.04),
        place(-0.44, 0.12),
      ],
      true,
    );
    const outer = [place(-0.5, 0.36), place(-0.1, 0.42), place(0.3, 0.26), place(0.56, -0.02)];
    const inner = outer.map((p, n) =>
      mixPoint(p, [c[0] + dx * (n * 0.26 - 0.4), c[1] + dy * (n * 0.26 - 0.4)], 0.5),
    );
    const hair = (line: readonly Point[], thick: number) =>
      bladePath(sampleCurve(line, 9), (u) => thick * Math.sin(Math.PI * u));
    return (
      fill(shape, hex(blend(tones.base, tones.dark, s > 0 ? 0.28 : 0))) +
      fill(hair(inner, wide * 0.07), hex(tones.dark), 0.8) +
      fill(hair(outer, wide * 0.07), hex(tones.light), 0.75) +
      stroke(shape, hex(tones.deep), anime ? 2.4 : 1.8, anime ? 0.9 : 0.55)
    );
  });
  return base + strands.join('');
}

/** The loose hair below the tie at `[x, y]`: it swells and tapers into points of different lengths. */
export function drawTuft({ light, random }: HairStudio, [x, y]: Point, side: -1 | 1): string {
  const { tones, anime } = light;
  const strand = (lean: number, long: number): Point[] =>
    sampleCurve(
      [
        [x + lean * 6, y - 4],
        [x + lean * 13, y + long * 0.3],
        [x + lean * 15 - side * 2, y + long * 0.66],
        [x + lean * 13 - side * 10, y + long],
      ],
      9,
    );
  const locks = [-1, 1, -0.5, 0.45, 0].map((lean) => {
    const long = 136 - Math.abs(lean) * random.range(30, 52) - random.range(0, 8);
    return bladePath(strand(lean, long), (u) => 21 * Math.sin(Math.PI * (0.26 + 0.73 * u)) ** 0.9);
  });
  const hairs = (leans: readonly number[], width: number) =>
    leans
      .map((lean) =>
        bladePath(strand(lean, random.range(80, 104)), (u) => width * Math.sin(Math.PI * u)),
      )
      .join('');
  const shape = locks.join('');
  return (
    (anime ? stroke(shape, hex(tones.deep), 5) : '') +
    fill(shape, hex(tones.base)) +
    fill(hairs([light.side * 0.95, light.side * 0.6], 8), hex(tones.dark), 0.8) +
    fill(hairs([-0.25, light.side * 0.25], 4), hex(tones.dark), 0.8) +
    fill(hairs([light.side * -0.7, light.side * -0.4], 4), hex(tones.light), 0.75)
  );
}
