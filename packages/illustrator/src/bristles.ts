import { type Point, bladePath, mixPoint, num } from './geometry.ts';
import type { Random } from './random.ts';

/** Points along a curve at distances of `step()` units. */
function spaced(curve: readonly Point[], step: () => number): Point[] {
  const out: Point[] = [];
  let left = step();
  for (const [i, end] of curve.slice(1).entries()) {
    let start = curve[i]!;
    let length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    while (length >= left) {
      start = mixPoint(start, end, left / length);
      out.push(start);
      length -= left;
      left = step();
    }
    left -= length;
  }
  return out;
}

/** A hair as a blade that is thick at its root. */
export const hairOf = (root: Point, middle: Point, tip: Point, width: number) =>
  bladePath([root, mixPoint(root, middle, 0.6), middle, tip], (u) => width * (1 - u * 0.85));

export interface Fringe {
  /** The mean distance of the hairs. */
  step: number;
  /** Their length, where `u` runs from 0 to 1 along the curve. */
  length: (u: number) => number;
  /** The direction of the growth at a point of the curve, for a length of 1. */
  growth: (point: Point, u: number) => Point;
  width: number;
}

/** Hairs that cross a curve at uneven distances, so that its edge breaks up. */
export function fringeOf(curve: readonly Point[], fringe: Fringe, random: Random): string {
  const { step, length, growth, width } = fringe;
  const points = spaced(curve, () => step * random.range(0.35, 1.65));
  return points
    .map((point, i) => {
      const u = i / points.length;
      const long = length(u) * random.range(0.3, 1.3);
      const [gx, gy] = growth(point, u);
      const sway = random.range(-0.22, 0.22) * long;
      const place = (t: number, bend: number): Point => [
        point[0] + gx * long * t - gy * sway * bend,
        point[1] + gy * long * t + gx * sway * bend,
      ];
      return hairOf(
        place(-0.5, 0),
        place(0.2, 0.4),
        place(0.75, 1.2),
        width * random.range(0.7, 1.2),
      );
    })
    .join('');
}

/** A closed path of straight lines. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
