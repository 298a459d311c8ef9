import { type Point, mixPoint, smoothPath } from '../geometry.ts';
import {
  type Form,
  type Profile,
  type Studio,
  cutProfile,
  fold,
  paintForm,
  limbEdges,
} from './form.ts';
import type { Arm, Frame, Leg } from './skeleton.ts';

const scaled = (profile: Profile, by: number): Profile =>
  profile.map(([u, o, i]) => [u, o * by, i * by] as const);

const upperArmOf = (f: Frame): Profile =>
  scaled(
    f.female
      ? [
          [-0.1, 22, 20],
          [-0.05, 50, 46],
          [0.06, 65, 58],
          [0.25, 61, 58],
          [0.6, 49, 49],
          [1, 42, 40],
        ]
      : [
          [-0.1, 24, 20],
          [-0.05, 52, 46],
          [0.06, 72, 58],
          [0.25, 70, 58],
          [0.45, 58, 60],
          [0.75, 50, 50],
          [1, 45, 43],
        ],
    f.arm,
  );

const foreArmOf = (f: Frame): Profile =>
  scaled(
    [
      [0, 42, 40],
      [0.22, 49, 42],
      [0.5, 42, 38],
      [0.85, 30, 28],
      [1, 27, 27],
    ],
    f.arm ** 0.8,
  );

export const thighOf = (f: Frame): Profile =>
  scaled(
    [
      [-0.08, 96, 96],
      [0, 122, 112],
      [0.12, 134, 118],
      [0.35, 124, 112],
      [0.65, 98, 90],
      [0.88, 74, 74],
      [1, 68, 70],
    ],
    f.leg,
  );

export const shinOf = (f: Frame): Profile =>
  scaled(
    [
      [0, 68, 70],
      [0.12, 70, 68],
      [0.3, 79, 76],
      [0.48, 70, 72],
      [0.75, 46, 46],
      [0.93, 37, 37],
      [1, 38, 39],
    ],
    f.leg ** 0.85,
  );

interface LimbWear {
  /** Distance from the skin at the top and at the lower end. */
  ease: number;
  hemEase?: number;
  /** How far down it reaches: 1 the whole upper part, 2 to the wrist or ankle. */
  reach: number;
}

/** A limb's closed outline, and its outer edge for the rim light. */
export interface LimbShape {
  outline: Point[];
  outer: Point[];
  inner: Point[];
  /** The upper part, if the limb is folded so far that the lower part covers it. */
  upper?: LimbShape;
}

/** One side of a limb: points along the upper part and along the lower part. */
type Run = readonly [upper: Point[], lower: Point[]];

/** The crossing of two limb edges: how much of the first to keep and of the second to drop. */
function crossing(upper: Point[], lower: Point[]): readonly [number, number, Point] | undefined {
  for (let i = 0; i + 1 < upper.length; i++)
    for (let j = lower.length - 2; j >= 0; j--) {
      const [a, b, c, d] = [upper[i]!, upper[i + 1]!, lower[j]!, lower[j + 1]!];
      const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
      const cross = rx * sy - ry * sx;
      if (Math.abs(cross) < 1e-6) continue;
      const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
      const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1)
        return [i + 1, j + 1, [a[0] + rx * t, a[1] + ry * t]];
    }
  return undefined;
}

function joinRuns([upper, lower]: Run): Point[] {
  const met = crossing(upper, lower);
  if (met) {
    const [keep, drop, at] = met;
    return [...upper.slice(0, keep), at, ...lower.slice(drop)];
  }
  // On the outside of a bend, the last point above and the first below would form a corner.
  const [a, b] = [upper.at(-1)!, lower[0]!];
  const near = Math.hypot(a[0] - b[0], a[1] - b[1]) < 24;
  return near
    ? [...upper.slice(0, -1), mixPoint(a, b, 0.5), ...lower.slice(1)]
    : [...upper, ...lower];
}

/** Outline of a limb down to `reach`, at the distance `ease` from the skin. */
function limbShape(
  joints: readonly [Point, Point, Point],
  profiles: readonly [Profile, Profile],
  side: number,
  wear: LimbWear,
): LimbShape {
  const [a, b, c] = joints;
  const { ease, reach } = wear;
  const hem = wear.hemEase ?? ease;
  const grown = (profile: Profile, from: number, to: number): Profile =>
    profile.map(([u, o, i]) => {
      const add = from + (to - from) * Math.max(0, u);
      return [u, o + add, i + add] as const;
    });
  const middle = ease + (hem - ease) * 0.4;
  if (reach <= 1) {
    const top = grown(cutProfile(profiles[0], reach), ease, hem);
    const [outer, inner] = limbEdges(a, mixPoint(a, b, reach), top, side);
    return { outer, inner, outline: [...outer, ...inner.slice().reverse()] };
  }
  const end = Math.min(1, reach - 1);
  const [o1, i1] = limbEdges(a, b, grown(profiles[0], ease, middle), side);
  const [o2, i2] = limbEdges(
    b,
    mixPoint(b, c, end),
    grown(cutProfile(profiles[1], end), middle, hem),
    side,
  );
  const folded =
    (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) <
    -0.35 * Math.hypot(b[0] - a[0], b[1] - a[1]) * Math.hypot(c[0] - b[0], c[1] - b[1]);
  if (folded) {
    const round = (
      outer: Point[],
      inner: Point[],
      from: Point,
      to: Point,
      at: 'start' | 'end',
    ): LimbShape => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const cap =
        (Math.hypot(outer[0]![0] - inner[0]![0], outer[0]![1] - inner[0]![1]) +
          Math.hypot(outer.at(-1)![0] - inner.at(-1)![0], outer.at(-1)![1] - inner.at(-1)![1])) /
        4;
      const tip: Point =
        at === 'end'
          ? [
              to[0] + ((to[0] - from[0]) / length) * cap * 0.8,
              to[1] + ((to[1] - from[1]) / length) * cap * 0.8,
            ]
          : [
              from[0] - ((to[0] - from[0]) / length) * cap * 0.8,
              from[1] - ((to[1] - from[1]) / length) * cap * 0.8,
            ];
      return {
        outer,
        inner,
        outline:
          at === 'end'
            ? [...outer, tip, ...inner.slice().reverse()]
            : [tip, ...outer, ...inner.slice().reverse()],
      };
    };
    return { ...round(o2, i2, b, c, 'start'), upper: round(o1, i1, a, b, 'end') };
  }
  const outer = joinRuns([o1, o2]);
  const inner = joinRuns([i1, i2]);
  return { outer, inner, outline: [...outer, ...inner.slice().reverse()] };
}

export const armShape = (frame: Frame, arm: Arm, wear: LimbWear) =>
  limbShape(
    [arm.shoulder, arm.elbow, arm.wrist],
    [upperArmOf(frame), foreArmOf(frame)],
    arm.side,
    wear,
  );

export const legShape = (frame: Frame, leg: Leg, wear: LimbWear) =>
  limbShape([leg.hip, leg.knee, leg.ankle], [thighOf(frame), shinOf(frame)], leg.side, wear);

/** Folds where a sleeve or trouser leg bends. */
export function bendFolds(
  studio: Studio,
  a: Point,
  b: Point,
  c: Point,
  width: number,
  reach: number,
): string {
  const { random } = studio;
  const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const straight =
    Math.abs(cross) /
    (Math.hypot(b[0] - a[0], b[1] - a[1]) * Math.hypot(c[0] - b[0], c[1] - b[1]) || 1);
  const inside = cross > 0 ? -1 : 1;
  let out = '';
  const ray = (from: Point, to: Point, u: number, across: number): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [from[0] + dx * u + (dy / length) * across, from[1] + dy * u - (dx / length) * across];
  };
  if (reach > 1 && straight > 0.25)
    for (const u of [0.8, 0.92]) {
      const start = ray(a, b, u, inside * width * 0.9);
      out += fold(
        start,
        ray(a, b, u + 0.03, inside * width * 0.2),
        ray(a, b, u - 0.06, -inside * width * 0.55),
        22,
      );
    }
  const count = reach > 1 ? 3 : 1;
  for (let i = 0; i < count; i++) {
    const u = random.range(0.2, 0.9);
    const q = random.chance(0.5) ? 1 : -1;
    const [from, to] = reach > 1 && i ? [b, c] : [a, b];
    out += fold(
      ray(from, to, u, q * width),
      ray(from, to, u + 0.05, q * width * 0.3),
      ray(from, to, u + random.range(0.06, 0.14), -q * width * 0.4),
      random.range(12, 22),
    );
  }
  return out;
}

/** Paints a limb as one form, or as two if it is folded; only the outer edge has a rim light. */
export const paintLimb = (studio: Studio, shape: LimbShape, form: Form): string =>
  (shape.upper ? paintLimb(studio, shape.upper, form) : '') +
  paintForm(studio, smoothPath(shape.outline, true), {
    ...form,
    // The root of a limb continues into the body without an edge.
    edges: smoothPath(shape.outer.slice(2)) + smoothPath(shape.inner.slice(shape.upper ? 0 : 3)),
    rimPath: smoothPath(shape.outer.slice(1)),
  });
