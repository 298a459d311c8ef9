import { type Point, smoothPath } from '../geometry.ts';
import type { Traits } from '../person.ts';
import { AXIS } from './axis.ts';
import { type Pose, projectHead } from '../pose.ts';

/**
 * One level of the head: its height, the half width seen from the front, how far the silhouette of
 * the turned head reaches forward, and the depth of the edge that is seen from the front.
 */
type Level = readonly [y: number, half: number, reach: number, depth: number];

const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** The levels from the crown to the chin. The reach gives brow, eye socket, and cheekbone. */
function levels({ face, female }: Traits): Level[] {
  const { temple, cheek, jaw, jawY, chin, chinY } = face;
  const fall = chinY - jawY;
  return [
    [-222, 84, 64, 0],
    [-152, temple - 8, 106, 0],
    [-84, temple, 126, 0],
    [-42, temple, 138, 4],
    [-2, mix(temple, cheek, 0.6), 122, 8],
    [44, cheek, 127, 12],
    [92, mix(cheek, jaw, 0.42), 108, 14],
    [jawY, jaw, 98, 18],
    // A woman's jaw runs to the chin in a fuller curve.
    [jawY + fall * 0.45, mix(jaw, chin, female ? 0.44 : 0.5), 102, 64],
    [chinY - fall * 0.17, chin * (female ? 1.12 : 1.02), 108, 119],
    [chinY - 2, chin * 0.56, 112, 121],
  ];
}

/** The edge of the turned head on one side (-1 left, 1 right), from the crown to the chin. */
export function contourSide(traits: Traits, pose: Pose, side: -1 | 1, grow = 0): Point[] {
  const cos = Math.cos(pose.yaw);
  const sin = Math.sin(pose.yaw);
  const nod = Math.sin(pose.pitch);
  const far = Math.sign(pose.yaw) === side;
  return levels(traits).map(([y, plain, reach, depth], i) => {
    // The far half of the chin turns away from the viewer.
    const round = far && i > 8 ? 1 - 0.4 * Math.abs(sin) : 1;
    const half = plain * round + grow * (i > 5 ? 0.6 : 0);
    const near = side * half * cos + depth * sin;
    // On the far side the surface itself forms the edge.
    const x = far ? side * Math.max(Math.hypot(half * cos, reach * sin), side * near) : near;
    return [x, y + (i > 7 ? grow : 0) - depth * nod];
  });
}

/** The outline of the turned face as path text; `grow` moves the jaw outward, for beards. */
export function faceOutline(traits: Traits, pose: Pose, grow = 0): string {
  const project = projectHead(pose);
  const bottom = project(0, traits.face.chinY + grow, AXIS.chin);
  const right = contourSide(traits, pose, 1, grow);
  const left = contourSide(traits, pose, -1, grow).reverse();
  return smoothPath([project(0, -238, 0), ...right, bottom, ...left], true);
}
