import { type Point, bladePath, clamp, lerp, smoothPath, smoothstep } from '../geometry.ts';
import { blend, hex, ink, shift, tone, white } from '../palette.ts';
import type { Traits } from '../person.ts';
import { type Pose, projectHead } from '../pose.ts';
import { type Sketch, fill, oval } from '../sketch.ts';

type Place = (x: number, y: number) => Point;

/** The curves of one eye in local axes: x from the nose outward, y down. */
export interface Lids {
  upper: Point[];
  lower: Point[];
  crease: Point[];
  /** 0 closed, 1 fully open. */
  open: number;
}

const curve = (a: Point, b: Point, c: Point, d: Point, count = 13): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const s = 1 - t;
    const axis = (k: 0 | 1) =>
      s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
    return [axis(0), axis(1)] as const;
  });

/** How far a smile narrows the eyes, 0..1. */
export const cheerOf = ({ mouth }: Traits) =>
  clamp((mouth.smile - 0.45) * 0.4 + mouth.open * 0.28, 0, 0.8);

/** The lids for the person's eyes, the blink, and the smile. */
export function readLids(traits: Traits, blink: number): Lids {
  const { eye } = traits;
  const cheer = cheerOf(traits) * (traits.anime ? 0.45 : 1);
  const w = eye.half;
  const open = clamp(1 - blink) * (1 - cheer * 0.22);
  const low = lerp(eye.low, eye.low * 0.25, cheer * 0.9);
  const up = lerp(-low * 0.9, eye.up, open);
  const inner: Point = [-w, 4];
  const outer: Point = [w, -eye.tilt];
  const upper = curve(inner, [-w * 0.62, -up * 1.15], [w * 0.3, -up * 1.62], outer);
  const lower = curve(outer, [w * 0.55, low * 1.3], [-w * 0.35, low * 1.35], inner);
  const lift = eye.crease;
  const crease = curve(
    [-w * 0.86, 1 - lift * 0.5],
    [-w * 0.55, -up * 1.15 - lift * 1.25],
    [w * 0.32, -up * 1.62 - lift * 1.35],
    [w * 1.12, -eye.tilt - lift * 0.55],
  );
  return { upper, lower, crease, open };
}

/** Places the points of one eye on the turned head; eyes lie deeper than the cheeks. */
export function eyePlace(traits: Traits, pose: Pose, side: -1 | 1): Place {
  const project = projectHead(pose);
  const { eye } = traits;
  return (x, y) => {
    const out = eye.x + x;
    return project(side * out, eye.y + y, 118 - (out / 95) ** 2 * 30);
  };
}

/** Both eyes as dark lash shapes with a small iris. */
export function drawEyes(sketch: Sketch, traits: Traits, pose: Pose): string {
  return ([-1, 1] as const)
    .map((side) => drawEye(sketch, traits, pose.wink === side ? { ...pose, blink: 1 } : pose, side))
    .join('');
}

function drawEye(sketch: Sketch, traits: Traits, pose: Pose, side: -1 | 1): string {
  const { eye, skin, makeup, female } = traits;
  const place = eyePlace(traits, pose, side);
  const lids = readLids(traits, pose.blink);
  const screen = (points: readonly Point[]) => points.map(([x, y]) => place(x, y));
  const upper = screen(lids.upper);
  const lash = hex(blend(ink, traits.hair.deep, female ? 0.2 : 0.4));
  const thick = female ? 5.6 : 3.6;
  const w = eye.half;
  // The lash line runs on past the corner and thickens toward it.
  const wing = place(w + 3 + makeup.wing * 0.7, -eye.tilt - makeup.wing * 0.5 - (female ? 2 : 0));
  const line = bladePath(
    [...upper.slice(0, -1), wing],
    (u) => 1.4 + thick * smoothstep(0, 0.66, u) * (1 - smoothstep(0.84, 1, u) * 0.96),
  );
  const lidSkin = smoothPath([...screen(lids.crease), ...upper.toReversed()], true);
  const crease = bladePath(
    screen(lids.crease),
    (u) => 0.2 + 2.2 * Math.sin(Math.PI * clamp(0.08 + u * 0.9)),
  );
  const lower = bladePath(
    screen(lids.lower.slice(0, 9)),
    (u) => 0.3 + (female ? 1.7 : 1.3) * (1 - u),
  );
  const lidTone = blend(shift(skin.shade, -0.02), makeup.lid, makeup.strength * 0.7);
  return (
    fill(lidSkin, hex(lidTone), 0.35 + makeup.strength * 0.35) +
    (lids.open > 0.12 ? drawBall(sketch, traits, pose, place, lids) : '') +
    fill(crease, hex(skin.deep), 0.7 * (1 - eye.hood * 0.6)) +
    fill(lower, hex(skin.line), 0.6) +
    fill(line, lash)
  );
}

function drawBall(sketch: Sketch, traits: Traits, pose: Pose, place: Place, lids: Lids): string {
  const { eye, iris, skin } = traits;
  const screen = (points: readonly Point[]) => points.map(([x, y]) => place(x, y));
  const opening = smoothPath([...screen(lids.upper), ...screen(lids.lower).slice(1, -1)], true);
  const [cx, cy] = place(0, -eye.up * 0.22);
  const r = Math.min(eye.half * 0.46, (eye.up + eye.low) * 0.62);
  const rx = r * (0.82 + 0.18 * Math.cos(pose.yaw * 1.6));
  const x = cx + pose.gaze * r + Math.sin(pose.yaw) * 1.5;
  const y = cy + pose.gazeY * r * 0.7;
  const shadow = smoothPath(
    [
      ...screen(lids.upper).map(([px, py]) => [px, py - 4] as const),
      ...screen(lids.upper)
        .map(([px, py]) => [px, py + 4.5] as const)
        .toReversed(),
    ],
    true,
  );
  const ball = blend(tone(0.95, 0.008, 70), skin.base, 0.16);
  return sketch.cut(
    opening,
    fill(opening, hex(ball)) +
      oval(x, y, rx, r, hex(shift(iris.base, -0.04))) +
      oval(x, y + r * 0.3, rx * 0.66, r * 0.56, hex(shift(iris.light, 0.02)), 0.75) +
      oval(x, y, rx * 0.44, r * 0.44, hex(tone(0.12, 0.015, 40))) +
      fill(shadow, hex(skin.line), 0.3) +
      oval(x + pose.light * rx * 0.34, y - r * 0.36, r * 0.2, r * 0.2, hex(white), 0.95),
  );
}

/** Both brows as one flat tapered shape each, which carries the mood. */
export function drawBrows(traits: Traits, pose: Pose): string {
  const { eye, brow } = traits;
  const project = projectHead(pose);
  const h = brow.half;
  const raise = -Math.max(0, pose.brows) * 9;
  const knit = Math.max(0, -pose.brows);
  const soft = Math.max(0, brow.arch - 5);
  return ([-1, 1] as const)
    .map((side) => {
      const at = (x: number, y: number) => {
        const out = eye.x + 2 + x;
        return project(side * out, brow.y + y + raise, 132 - (out / 100) ** 2 * 34);
      };
      const spine: Point[] = [
        // A high arch rises from the nose on; otherwise it would look angry.
        at(
          -h * 0.94 - knit * 4,
          3 + brow.tilt * 0.3 + knit * 8 - Math.max(0, pose.brows) * 3 - soft * 0.55,
        ),
        at(-h * 0.5, -brow.arch * 0.3 + knit * 4 - soft * 0.3),
        at(h * 0.05, -brow.arch * 0.85),
        at(h * 0.45, -brow.arch),
        at(h * 0.8, -brow.arch * 0.45),
        at(h * 1.12, 5 - brow.tilt),
      ];
      const width = (u: number) =>
        brow.thick * (0.74 + 0.26 * smoothstep(0, 0.3, u)) * (1 - 0.9 * smoothstep(0.42, 1, u));
      return fill(bladePath(spine, width), hex(brow.tone), 0.94);
    })
    .join('');
}
