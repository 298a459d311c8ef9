import { type Point, bladePath, sampleCurve, smoothPath } from './geometry.ts';
import type { HairLight } from './hair-strands.ts';
import { blend, hex } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { fill, stroke } from './sketch.ts';

/** A rope of hair (braid or dreadlock) along `spine`. */
export function drawPlait(
  sketch: Sketch,
  spine: readonly Point[],
  width: number,
  light: HairLight,
  links: number,
): string {
  const { tones, anime } = light;
  const curve = sampleCurve(spine, links * 2 + 3);
  let out = fill(
    bladePath(curve, (u) => width * (1 - u * 0.35)),
    hex(tones.deep),
  );
  for (let i = 0; i < links * 2; i++) {
    const side = i % 2 ? 1 : -1;
    const a = curve[i]!;
    const b = curve[i + 3] ?? curve[curve.length - 1]!;
    const middle = curve[i + 1]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    const reach = (width * (1 - (i / (links * 2)) * 0.35)) / 2;
    const nx = (-dy / length) * reach * side;
    const ny = (dx / length) * reach * side;
    const petal = smoothPath(
      [
        [a[0] + nx * 0.3, a[1] + ny * 0.3],
        [middle[0] + nx * 1.2, middle[1] + ny * 1.2],
        [b[0] + nx * 0.5, b[1] + ny * 0.5],
        [b[0] - nx * 0.25, b[1] - ny * 0.25],
        [middle[0], middle[1]],
      ],
      true,
    );
    const paint = sketch.linear(a[0] + nx, a[1] + ny, b[0], b[1], [
      [0, blend(tones.base, tones.light, 0.5)],
      [0.6, tones.base],
      [1, tones.dark],
    ]);
    const lineA = smoothPath([
      [a[0] + nx * 0.5, a[1] + ny * 0.5],
      [middle[0] + nx * 0.9, middle[1] + ny * 0.9],
      [b[0] + nx * 0.2, b[1] + ny * 0.2],
    ]);
    const lineB = smoothPath([
      [a[0] + nx * 0.4, a[1] + ny * 0.4],
      [middle[0] + nx * 0.5, middle[1] + ny * 0.5],
      [b[0] + nx * 0.05, b[1] + ny * 0.05],
    ]);
    out +=
      fill(petal, paint) +
      stroke(lineA, hex(tones.shine), 1.6, 0.4) +
      stroke(lineB, hex(tones.deep), 1.5, 0.5);
    if (anime) out += stroke(petal, hex(tones.deep), 1.8, 0.8);
  }
  return out;
}
