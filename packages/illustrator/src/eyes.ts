import { createRandom } from './random.ts';
import { type Point, bladePath, lerp, sampleCurve, smoothstep } from './geometry.ts';
import { blend, hex, ink, shift, tone, white } from './palette.ts';
import { type Pose, projectHead } from './pose.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, oval, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

type Place = (x: number, y: number) => Point;

const cubicAt = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const s = 1 - t;
  const axis = (k: 0 | 1) =>
    s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
  return [axis(0), axis(1)];
};

const cubic = (a: Point, b: Point, c: Point, d: Point, count = 11) =>
  Array.from({ length: count }, (_, i) => cubicAt(a, b, c, d, i / (count - 1)));

const along = (points: readonly Point[], u: number): Point => {
  const at = u * (points.length - 1.001);
  const [a, b] = [points[Math.floor(at)]!, points[Math.floor(at) + 1]!];
  return [lerp(a[0], b[0], at % 1), lerp(a[1], b[1], at % 1)];
};

const polyline = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Both eyes with lids, lashes and brows. */
export function drawEyes(sketch: Sketch, traits: Traits, pose: Pose, seed: string): string {
  return ([-1, 1] as const)
    .map((side) => {
      const shown = pose.wink === side ? { ...pose, blink: 1 } : pose;
      return drawEye(sketch, traits, shown, side) + drawBrow(sketch, traits, pose, side, seed);
    })
    .join('');
}

function drawEye(sketch: Sketch, traits: Traits, pose: Pose, side: -1 | 1): string {
  const { eye, skin, makeup, female, anime } = traits;
  const project = projectHead(pose);
  const w = eye.half;
  // Local axes: x runs from the nose outward, y down, the origin is the middle of the eye.
  const place: Place = (x, y) => project(side * (eye.x + x), eye.y + y);
  const toScreen = (points: readonly Point[]) => points.map(([x, y]) => place(x, y));
  const up = lerp(eye.up, -eye.low * 0.9, pose.blink);
  const inner: Point = [-w, anime ? 4 : 4.5];
  const outer: Point = [w, -eye.tilt];
  const lidA: Point = [-w * 0.6, -up * (anime ? 1.35 : 1.12)];
  const lidB: Point = [w * (anime ? 0.5 : 0.36), -up * (anime ? 1.5 : 1.55)];
  const lid = cubic(inner, lidA, lidB, outer);
  const under = cubic(outer, [w * 0.62, eye.low * 1.35], [-w * 0.3, eye.low * 1.5], inner);
  const opening = `${polyline(toScreen([...lid, ...under]))}Z`;

  const depth = anime ? 5.4 : female ? 3.9 : 2.6;
  const lift = eye.crease * lerp(1, 0.6, pose.blink) + depth;
  const crease = cubic(
    [-w * 0.92, inner[1] - lift * 0.35],
    [lidA[0], lidA[1] - lift * 1.1],
    [lidB[0], lidB[1] - lift * 1.4],
    [w * 1.06, outer[1] - lift * 0.75],
  );
  const lidPaint = sketch.linear(...place(-w, 0), ...place(w, -8), [
    [0, makeup.lid, makeup.strength * 0.25],
    [0.55, makeup.lid, makeup.strength * 0.75],
    [1, makeup.lid, makeup.strength * 0.9],
  ]);
  const lidSkin = `${polyline(toScreen([...crease, ...lid.slice().reverse()]))}Z`;
  const lidLayer =
    fill(lidSkin, hex(shift(skin.shade, 0.03)), 0.35) +
    (makeup.strength ? fill(lidSkin, lidPaint) : '');

  const blade = (points: readonly Point[], width: (u: number) => number) =>
    bladePath(toScreen(points), width);
  const lash = hex(blend(ink, traits.brow.tone, female ? 0.15 : 0.35));
  const wing: Point = [
    w + makeup.wing * 0.95 + (anime ? 5 : 1.5),
    outer[1] - makeup.wing * 0.62 - (anime ? 3 : 0),
  ];
  const bandTop = cubic(
    inner,
    [lidA[0], lidA[1] - depth * 0.75],
    [lidB[0], lidB[1] - depth * 1.75],
    wing,
  );
  const band = `${polyline(toScreen([...lid, ...bandTop.slice().reverse()]))}Z`;
  const foldWidth = (u: number) =>
    (anime ? 2.4 : 2.2) * smoothstep(0, 0.3, u) * (1 - smoothstep(0.75, 1, u) * 0.8);
  const line = hex(skin.line);
  return (
    lidLayer +
    drawEyeball(sketch, traits, pose, place, opening, lid) +
    fill(
      blade(under.slice().reverse(), (u) => 1 + 1.2 * u * u),
      line,
      female ? 0.55 : 0.42,
    ) +
    fill(blade(crease, foldWidth), line, anime ? 0.75 : 0.62 * (1 - eye.hood * 0.35)) +
    fill(band, lash, female || anime ? 1 : 0.88) +
    drawLashes(traits, pose, place, lid, lash)
  );
}

function drawEyeball(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  place: Place,
  opening: string,
  lid: readonly Point[],
): string {
  const { eye, iris, anime, skin } = traits;
  const w = eye.half;
  const k = pose.light;
  const center = place(0, 0);
  const ball = tone(anime ? 0.95 : 0.895, 0.012, 65);
  const ballPaint = sketch.linear(center[0], center[1] - eye.up, center[0], center[1] + eye.low, [
    [0, blend(ball, skin.deep, 0.42)],
    [0.5, ball],
    [1, blend(ball, skin.shade, 0.3)],
  ]);
  const r = anime ? w * 0.46 : Math.min(w * 0.44, (eye.up + eye.low) * 0.66);
  const ry = anime ? Math.max(r * 1.18, (eye.up + eye.low) * 0.56) : r;
  const cx = center[0] - Math.sin(pose.yaw) * r * 0.42 + pose.gaze * r;
  const cy = center[1] - eye.up * (anime ? 0.3 : 0.27);
  const irisPaint = sketch.radial(
    cx,
    cy + ry * 0.35,
    r * 1.35,
    [
      [0, iris.light],
      [0.42, shift(iris.base, 0.06, 0.01)],
      [0.72, iris.base],
      [1, iris.ring],
    ],
    ry * 1.35,
  );
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2 + 0.2;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * ry];
    return polyline([
      [cx + dx * 0.48, cy + dy * 0.48],
      [cx + dx * 0.82, cy + dy * 0.82],
    ]);
  }).join('');
  const fall = anime ? 8 : 6;
  const shadow = `${polyline([...lid.map(([x, y]) => place(x * 1.05, y - 2)), ...lid.map(([x, y]) => place(x, y + fall)).reverse()])}Z`;
  const tear = place(-w + 4, 3.6);
  const shine = anime ? 0.3 : 0.25;
  const twinkle = 1 + (pose.phase > 0 ? Math.sin(pose.phase * Math.PI * 4) * 0.06 : 0);
  const content =
    fill(opening, ballPaint) +
    oval(tear[0], tear[1], 4.5, 3.2, hex(blend(skin.blush, skin.shade, 0.3)), 0.75) +
    oval(cx, cy, r + 0.8, ry + 0.8, hex(shift(iris.ring, -0.06)), 0.92) +
    oval(cx, cy, r - 0.6, ry - 0.6, irisPaint) +
    stroke(rays, hex(iris.light), 1, 0.35) +
    (anime ? oval(cx, cy + ry * 0.5, r * 0.62, ry * 0.34, hex(shift(iris.light, 0.1)), 0.5) : '') +
    oval(cx, cy, r * 0.42, ry * 0.42, hex(tone(0.09, 0.01, 40))) +
    fill(shadow, hex(tone(0.15, 0.03, 30)), 0.42) +
    oval(
      cx + k * r * 0.36,
      cy - ry * 0.36,
      r * shine * twinkle,
      ry * shine * twinkle,
      hex(white),
      0.96,
    ) +
    oval(cx - k * r * 0.34, cy + ry * 0.44, r * 0.16, ry * 0.13, hex(white), 0.5);
  return group(`clip-path="${sketch.clip(opening)}"`, content);
}

function drawLashes(
  traits: Traits,
  pose: Pose,
  place: Place,
  lid: readonly Point[],
  color: string,
): string {
  const { female, anime, eye } = traits;
  if (!female) return '';
  const flip = 1 - 1.6 * pose.blink;
  const count = anime ? 4 : 12;
  const paths = Array.from({ length: count }, (_, i) => {
    const t = lerp(anime ? 0.62 : 0.52, 0.99, i / (count - 1));
    const [x, y] = along(lid, t);
    const length = lerp(2, anime ? 12 : 10, t * t) * (eye.half / 40);
    const lean = lerp(0.1, 1.1, t);
    const root = place(x, y - 1.5);
    const middle = place(x + length * 0.5 * lean, y - 1.5 - length * 0.38 * flip);
    const tip = place(x + length * 1.05 * lean, y - 2 - length * (1 - t * 0.25) * flip);
    return bladePath(
      sampleCurve([root, middle, tip], 5),
      (u) => (anime ? 3.2 : 1.7) * (1 - u) + 0.2,
    );
  });
  return fill(paths.join(''), color, 0.95);
}

function drawBrow(sketch: Sketch, traits: Traits, pose: Pose, side: -1 | 1, seed: string): string {
  const { eye, brow, anime } = traits;
  const project = projectHead(pose);
  const place: Place = (x, y) => project(side * (eye.x + 3 + x), brow.y + y);
  const h = brow.half;
  const spine = sampleCurve(
    [
      [-h * 0.95, 3 + brow.tilt * 0.3],
      [-h * 0.4, -brow.arch * 0.35],
      [h * 0.3, -brow.arch],
      [h * 0.72, -brow.arch * 0.72],
      [h * 1.1, 5 - brow.tilt],
    ],
    12,
  );
  const width = (u: number) =>
    brow.thick * (0.42 + 0.58 * smoothstep(0, 0.22, u)) * (1 - 0.93 * smoothstep(0.45, 1, u));
  const shape = bladePath(
    spine.map(([x, y]) => place(x, y)),
    width,
  );
  const paint = sketch.linear(...place(-h, 0), ...place(h, 0), [
    [0, brow.tone, anime ? 0.9 : 0.12],
    [0.3, brow.tone, anime ? 0.95 : 0.72],
    [1, brow.tone, 0.92],
  ]);
  if (anime) return fill(shape, paint);
  const random = createRandom(seed, 'brow', side);
  const hairs = Array.from({ length: 30 }, (_, i) => {
    const u = (i / 30) * 0.86;
    const [x, y] = along(spine, u);
    const half = width(u) / 2;
    const lean = lerp(1, 9, Math.min(1, u * 1.6)) * Math.min(1, half / 3) + random.range(-1, 1);
    const bottom = place(x + random.range(-2, 2), y + half * random.range(0.1, 0.6));
    return polyline([bottom, place(x + lean, y - half * lerp(1.15, 0.7, u))]);
  }).join('');
  return fill(shape, paint) + stroke(hairs, hex(brow.tone), 1.1, 0.6);
}
