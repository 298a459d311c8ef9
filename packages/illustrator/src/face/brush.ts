import { type Point, bladePath, sampleCurve, smoothPath } from '../geometry.ts';
import { type Pose, projectHead } from '../pose.ts';

/** A point of the frontal drawing of the face; `z` overrides the depth of the surface. */
export type Spot = readonly [x: number, y: number, z?: number];

/** Maps shapes of the frontal drawing to path text of the turned face. */
export interface Brush {
  at: (x: number, y: number, z?: number) => Point;
  /** A closed smooth shape. */
  shape: (points: readonly Spot[]) => string;
  /** An open smooth line. */
  line: (points: readonly Spot[]) => string;
  /** A tapered stroke along a curve; `width(u)` in units at u in 0..1. */
  blade: (points: readonly Spot[], width: (u: number) => number) => string;
}

export function createBrush(pose: Pose): Brush {
  const at = projectHead(pose);
  const all = (points: readonly Spot[]) => points.map(([x, y, z]) => at(x, y, z));
  return {
    at,
    shape: (points) => smoothPath(all(points), true),
    line: (points) => smoothPath(all(points)),
    blade: (points, width) => bladePath(sampleCurve(all(points), 13), width),
  };
}

/** A stroke that is thin at both ends. */
export const tapered = (width: number) => (u: number) => 0.3 + width * Math.sin(Math.PI * u) ** 0.8;
