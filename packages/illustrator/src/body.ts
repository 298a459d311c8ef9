import { lookUp } from './look-up.ts';
import { type Point, splitQuadratic, warpPath } from './geometry.ts';
import { blend, hex, shift } from './palette.ts';
import { type Pose, projectBody } from './pose.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, softStroke, stroke } from './sketch.ts';
import type { Traits } from './person.ts';

/** The measures of a body from the neck down; origin is the pit of the neck. */
export interface Build {
  neck: number;
  shoulder: number;
  /** Height of the trapezius line; a larger value gives a stronger neck. */
  trap: number;
  bust: number;
  female: boolean;
}

const builds: Record<string, Partial<Build>> = {
  slim: { neck: 74, shoulder: 326, trap: 44, bust: 0.55 },
  athletic: { neck: 82, shoulder: 352, trap: 52, bust: 0.6 },
  voluptuous: { neck: 81, shoulder: 342, trap: 46, bust: 1 },
  curvy: { neck: 80, shoulder: 340, trap: 46, bust: 0.85 },
  petite: { neck: 70, shoulder: 310, trap: 42, bust: 0.5 },
  muscular: { neck: 124, shoulder: 436, trap: 78, bust: 0.6 },
  wide: { neck: 126, shoulder: 436, trap: 66, bust: 0.5 },
};

const slimMan: Partial<Build> = { neck: 104, shoulder: 392, trap: 56, bust: 0.2 };

/** `jaw` is the half width of the jaw, which the neck never exceeds. */
export function readBuild(bodyType: string, female: boolean, jaw: number): Build {
  const listed = female
    ? ['slim', 'athletic', 'voluptuous', 'curvy', 'petite']
    : ['muscular', 'wide'];
  const known =
    !female && bodyType === 'slim'
      ? slimMan
      : listed.includes(bodyType)
        ? lookUp(builds, bodyType)
        : undefined;
  const base = female
    ? { neck: 77, shoulder: 334, trap: 46, bust: 0.65 }
    : { neck: 112, shoulder: 412, trap: 64, bust: 0.4 };
  const build = { ...base, ...known, female };
  return { ...build, neck: Math.min(build.neck, jaw - (female ? 18 : 8)) };
}

/** The line of the right shoulder from the base of the neck to the end of the shoulder. */
export function shoulderLine(build: Build): readonly [Point, Point, Point] {
  const { neck, shoulder, trap } = build;
  return [
    [neck + 6, -trap * 2.05],
    [neck + 44, -trap * 0.62],
    [shoulder * 0.83, 4],
  ];
}

/**
 * Outline from the point `t` of the shoulder line down the arm to below the picture; `ease` widens
 * it.
 */
export function shoulderAndArm(build: Build, t: number, ease = 0): string {
  const s = build.shoulder + ease;
  const [a, b, c] = shoulderLine(build);
  const [p, q, r] = splitQuadratic(a, b, c, t);
  const up = ease * 0.55;
  return (
    `${p[0]} ${p[1] - up} Q${q[0]} ${q[1] - up} ${r[0] + ease * 0.4} ${r[1] - up} ` +
    `C${s * 0.92} ${16 - up * 0.6} ${s * 0.985} ${58} ${s} ${136} C${s * 1.015} 240 ${s * 0.99} 330 ${s * 1.02} 470 L${s * 1.04} 640`
  );
}

/** Both sides of the shoulder-and-arm line from `t` on: down the right side and up the left one. */
export function shouldersAround(build: Build, t: number, ease = 0): string {
  const right = shoulderAndArm(build, t, ease);
  const points = [...right.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    (m) => `${-Number(m[1])} ${m[2]}`,
  );
  const [p0, q1, q2, c1, c2, c3, d1, d2, d3, end] = points;
  // The left side is the mirrored right side in reverse order.
  return `${right} L${end} L${d3} C${d2} ${d1} ${c3} C${c2} ${c1} ${q2} Q${q1} ${p0}`;
}

/** Neck, shoulders, arms and chest in one outline, seen from the front. */
function bodyOutline(build: Build): string {
  const n = build.neck;
  return `M${-n * 0.8} -270 L${n * 0.8} -270 C${n - 2} -210 ${n - 12} -150 ${shouldersAround(build, 0)} C${-n + 12} -150 ${-n + 2} -210 ${-n * 0.8} -270 Z`;
}

/** Skin of the neck, shoulders, and chest, with collarbones and the shadow of the head. */
export function drawBody(
  sketch: Sketch,
  traits: Traits,
  pose: Pose,
  build: Build,
  light: Lighting,
): string {
  const { skin, anime, female } = traits;
  const project = projectBody(pose);
  const d = (path: string) => warpPath(path, project);
  const outline = d(bodyOutline(build));
  const k = pose.light;
  const s = build.shoulder;
  const n = build.neck;
  const [px, py] = pose.pit;
  const paint = sketch.linear(k * s * 0.9, py - 100, -k * s * 0.9, py + 160, [
    [0, blend(skin.light, light.key, 0.1)],
    [0.3, skin.base],
    [0.62, blend(skin.base, skin.shade, 0.35)],
    [1, skin.shade],
  ]);
  const clip = sketch.clip(outline);
  const shade = hex(blend(skin.shade, skin.deep, anime ? 0.05 : 0.3));
  const cast = d(
    female
      ? `M${-n - 30} -260 L${n + 30} -260 L${n + 12} -120 C${n * 0.5} -62 ${k * -n * 0.6} -44 ${-n - 10} -104 Z`
      : `M${-n - 30} -260 L${n + 30} -260 L${n + 12} -128 C${n * 0.5} -82 ${k * -n * 0.6} -66 ${-n - 10} -116 Z`,
  );
  const sideShade = d(
    `M${-k * (n + 20)} -240 C${-k * (n * 0.35)} -150 ${-k * n * 0.55} -80 ${-k * (n * 0.7)} -40 C${-k * s * 0.5} 20 ${-k * s * 0.72} 60 ${-k * s * 0.8} 300 L${-k * s * 1.3} 300 L${-k * s * 1.3} -60 Z`,
  );
  const collar = (side: number) =>
    d(
      `M${side * 20} 0 C${side * 60} -14 ${side * 120} -4 ${side * s * 0.46} -16 C${side * s * 0.6} -22 ${side * s * 0.7} -12 ${side * s * 0.78} 2`,
    );
  const tendon = (side: number) =>
    d(`M${side * (n - 12)} -170 C${side * (n * 0.55)} -90 ${side * 30} -34 ${side * 17} -4`);
  const arm = (side: number) =>
    d(
      `M${side * s * 0.68} 200 C${side * s * 0.71} 300 ${side * s * 0.72} 420 ${side * s * 0.76} 640`,
    );
  const pit = d(`M-17 -2 C-10 14 10 14 17 -2 C8 4 -8 4 -17 -2 Z`);
  if (anime) {
    const line = hex(skin.line);
    return (
      fill(outline, paint) +
      group(
        `clip-path="${clip}"`,
        fill(cast, shade, 0.95) +
          fill(sideShade, shade, 0.4) +
          stroke(arm(-1) + arm(1), line, 2.6, 0.7) +
          stroke(collar(1) + collar(-1), line, 2.4, 0.55) +
          fill(pit, shade, 0.8),
      ) +
      stroke(outline, line, 2.6, 0.8)
    );
  }
  const deep = hex(skin.deep);
  const chin = sketch.linear(0, py - 190, 0, py - (female ? 60 : 84), [
    [0, skin.deep, 0.72],
    [0.55, skin.deep, 0.5],
    [1, skin.deep, 0],
  ]);
  const away = sketch.linear(px, 0, px - k * s * 0.95, 40, [
    [0, skin.shade, 0],
    [0.5, skin.shade, 0.35],
    [1, skin.deep, 0.55],
  ]);
  const neckSide = sketch.linear(k * n * 0.3, 0, -k * n * 1.1, 0, [
    [0, skin.deep, 0],
    [1, skin.deep, 0.5],
  ]);
  const neckBox = d(
    `M${-n - 16} -260 L${n + 16} -260 L${n + 10} -84 C${n * 0.4} -30 ${-n * 0.4} -30 ${-n - 10} -84 Z`,
  );
  const soft =
    fill(outline, away) +
    fill(neckBox, neckSide) +
    fill(d(`M${-s} -260 L${s} -260 L${s} 10 L${-s} 10 Z`), chin) +
    fill(cast, deep, 0.3) +
    softStroke(arm(-1) + arm(1), deep, 22, 0.3) +
    softStroke(
      d(`M${-s * 0.74} 20 C${-s * 0.4} 30 -60 24 -16 20`) +
        d(`M${s * 0.74} 20 C${s * 0.4} 30 60 24 16 20`),
      hex(skin.shade),
      40,
      0.34,
    );
  const fine =
    fill(
      d(clavicle(s, 1)) + d(clavicle(s, -1)),
      sketch.linear(px - s * 0.75, 0, px + s * 0.75, 0, [
        [0, skin.deep, 0],
        [0.42, skin.deep, 0.3],
        [0.58, skin.deep, 0.3],
        [1, skin.deep, 0],
      ]),
    ) +
    softStroke(
      d(`M${k * 26} -12 C${k * 80} -22 ${k * 140} -12 ${k * s * 0.56} -20`),
      hex(skin.light),
      13,
      0.34,
    ) +
    softStroke(tendon(-k), deep, 14, 0.14) +
    softStroke(pit, deep, 12, 0.3) +
    (female ? fill(d(gap(s, 1)) + d(gap(s, -1)), hex(shift(light.dark, -0.04)), 0.82) : '');
  const glow = sketch.radial(px + k * s * 0.62, py + 60, 150, [
    [0, blend(skin.light, light.key, 0.2), 0.5],
    [1, skin.light, 0],
  ]);
  const shoulderGlow = fill(outline, glow);
  const rim = sketch.linear(px, py - 140, px - k * s, py + 60, [
    [0, light.rim, 0.15],
    [0.5, light.rim, 0.7],
    [1, light.rim, 0.85],
  ]);
  const edge = d(
    `M${-k * n} -230 C${-k * (n - 4)} -180 ${-k * (n - 2)} -140 ${-k * (n + 6)} ${-build.trap * 2.05}`,
  );
  return (
    fill(outline, paint) +
    group(
      `clip-path="${clip}"`,
      soft +
        fine +
        shoulderGlow +
        stroke(edge, rim, 5, 0.6) +
        stroke(shoulderEdge(build, project, -k), rim, 9, 0.8),
    ) +
    stroke(outline, hex(skin.deep), 1.3, 0.3)
  );
}

/** The hollow under one collarbone, tapering outward. */
const clavicle = (s: number, side: number) =>
  `M${side * 18} 4 C${side * 60} -6 ${side * 120} 2 ${side * s * 0.7} -6 C${side * 130} 14 ${side * 70} 10 ${side * 18} 4 Z`;

/** The space between arm and waist. */
export const gap = (s: number, side: number) =>
  `M${side * s * 0.705} 236 C${side * s * 0.7} 320 ${side * s * 0.66} 430 ${side * s * 0.6} 640 L${side * s * 0.82} 640 C${side * s * 0.775} 440 ${side * s * 0.73} 330 ${side * s * 0.705} 236 Z`;

/** The upper line of one shoulder and arm, for rim light and seams. */
export function shoulderEdge(
  build: Build,
  project: (x: number, y: number) => Point,
  side: number,
  ease = 0,
): string {
  return warpPath(`M${shoulderAndArm(build, 0.02, ease)}`, (x, y) => project(side * x, y));
}
