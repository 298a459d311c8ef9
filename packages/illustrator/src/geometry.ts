/** Points, smooth curves and path text. All lengths are in picture units (the canvas is 900 x 1200). */

export type Point = readonly [number, number];
export type Warp = (x: number, y: number) => Point;

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mixPoint = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];
export const smoothstep = (low: number, high: number, value: number) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** A number as path text: one decimal, no negative zero. */
export const num = (value: number) => String(Math.round(value * 10) / 10 + 0);
const pair = (p: Point) => `${num(p[0])} ${num(p[1])}`;

/** A smooth path through the points (centripetal Catmull-Rom as cubic curves, free of overshoot). */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number) =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!;
  const gap = (a: Point, b: Point) => Math.sqrt(Math.hypot(a[0] - b[0], a[1] - b[1]));
  let d = `M${pair(at(0))}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const before = gap(p0, p1);
    const here = gap(p1, p2);
    const after = gap(p2, p3);
    const handle = (near: Point, far: Point, other: Point, outer: number): Point => {
      if (outer < 1e-3 || here < 1e-3) return near;
      const weight = 3 * outer * (outer + here);
      const own = 2 * outer * outer + 3 * outer * here + here * here;
      const axis = (k: 0 | 1) =>
        (outer * outer * far[k] - here * here * other[k] + own * near[k]) / weight;
      return [axis(0), axis(1)];
    };
    d += `C${pair(handle(p1, p2, p0, before))} ${pair(handle(p2, p1, p3, after))} ${pair(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** `count` points along the smooth curve through `points`, evenly spaced by parameter. */
export function sampleCurve(points: readonly Point[], count: number): Point[] {
  const segments = points.length - 1;
  const at = (i: number) => points[Math.min(segments, Math.max(0, i))]!;
  return Array.from({ length: count }, (_, n) => {
    const position = (n / (count - 1)) * segments;
    const i = Math.min(segments - 1, Math.floor(position));
    const t = position - i;
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const axis = (k: 0 | 1) =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * t +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
    return [axis(0), axis(1)] as const;
  });
}

/** A closed blade along `spine`, `width(u)` units wide at u in 0..1. */
export function bladePath(spine: readonly Point[], width: (u: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = spine.length - 1;
  spine.forEach((point, i) => {
    const before = spine[Math.max(0, i - 1)]!;
    const after = spine[Math.min(last, i + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(i / last) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return `${smoothPath(left)}L${smoothPath(right.reverse()).slice(1)}Z`;
}

/** Moves every coordinate of an absolute path (M, L, C, Q, Z only) through `warp`. */
export function warpPath(d: string, warp: Warp): string {
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, body: string) => {
    const numbers = body.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const out: string[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
      out.push(pair(warp(numbers[i]!, numbers[i + 1]!)));
    return command + out.join(' ');
  });
}

/** The part of a quadratic curve after `t`. */
export function splitQuadratic(a: Point, b: Point, c: Point, t: number): [Point, Point, Point] {
  const ab = mixPoint(a, b, t);
  const bc = mixPoint(b, c, t);
  return [mixPoint(ab, bc, t), bc, c];
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The box of all coordinates of an absolute path (M, L, C, Q, Z only). */
export function pathBox(d: string): Box {
  const numbers = d.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    box[0] = Math.min(box[0], numbers[i]!);
    box[1] = Math.min(box[1], numbers[i + 1]!);
    box[2] = Math.max(box[2], numbers[i]!);
    box[3] = Math.max(box[3], numbers[i + 1]!);
  }
  return box;
}

export const touches = (a: Box, b: Box) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
