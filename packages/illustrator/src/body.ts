import { lookUp } from './look-up.ts';
import { type Point, splitQuadratic, warpPath } from './geometry.ts';
import { faceTones, softShade } from './face/planes.ts';
import { neckShade } from './neck-shade.ts';
import { blend, hex, shift } from './palette.ts';
import { type Pose, projectBody } from './pose.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, stroke } from './sketch.ts';
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
  slim: { neck: 55, shoulder: 282, trap: 44, bust: 0.55 },
  athletic: { neck: 62, shoulder: 344, trap: 54, bust: 0.6 },
  voluptuous: { neck: 63, shoulder: 334, trap: 46, bust: 1 },
  curvy: { neck: 59, shoulder: 302, trap: 45, bust: 0.9 },
  petite: { neck: 52, shoulder: 264, trap: 42, bust: 0.5 },
  muscular: { neck: 94, shoulder: 412, trap: 78, bust: 0.6 },
  wide: { neck: 98, shoulder: 406, trap: 62, bust: 0.5 },
};

const slimMan: Partial<Build> = { neck: 73, shoulder: 336, trap: 52, bust: 0.2 };

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
    ? { neck: 58, shoulder: 300, trap: 46, bust: 0.65 }
    : { neck: 82, shoulder: 368, trap: 62, bust: 0.4 };
  const build = { ...base, ...known, female };
  return { ...build, neck: Math.min(build.neck, jaw - (female ? 18 : 14)) };
}

/** The line of the right shoulder from the base of the neck to the end of the shoulder. */
export function shoulderLine(build: Build): readonly [Point, Point, Point] {
  const { neck, shoulder, trap } = build;
  return [
    [neck + 5, -trap * 1.75],
    [neck + 48, -trap * 0.55],
    [shoulder * 0.8, 22],
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
    `C${s * 0.92} ${38 - up * 0.6} ${s * 0.985} ${84} ${s} ${158} C${s * 1.015} 240 ${s * 0.99} 330 ${s * 1.02} 470 L${s * 1.04} 640`
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
export function bodyOutline(build: Build): string {
  const n = build.neck;
  return `M${-n * 0.8} -270 L${n * 0.8} -270 C${n - 2} -210 ${n - 12} -150 ${shouldersAround(build, 0)} C${-n + 12} -150 ${-n + 2} -210 ${-n * 0.8} -270 Z`;
}

/** Skin of the neck, shoulders, and chest in flat planes, with the shadow of the head. */
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
  const tones = faceTones(traits, light);
  const deep = hex(tones.deep);
  const shadow = neckShade(traits, pose, build);
  const bone = (q: number) =>
    d(
      `M${q * 16} 2 C${q * 50} -12 ${q * 110} -2 ${q * s * 0.62} -12 C${q * 120} 8 ${q * 60} 8 ${q * 16} 2 Z`,
    );
  const arm = (q: number) =>
    d(`M${q * s * 0.68} 200 C${q * s * 0.71} 300 ${q * s * 0.72} 420 ${q * s * 0.76} 640`);
  // The shoulder blades and the groove of the spine.
  const blade = (q: number) =>
    d(
      `M${q * s * 0.2} 250 C${q * s * 0.16} 190 ${q * s * 0.22} 110 ${q * s * 0.36} 70 C${q * s * 0.28} 130 ${q * s * 0.24} 200 ${q * s * 0.2} 250 Z`,
    );
  const spine = d('M0 -30 C4 120 4 260 0 460 C-5 260 -5 120 0 -30 Z');
  const relief = pose.back ? blade(1) + blade(-1) + spine : bone(1) + bone(-1);
  const inside =
    softShade(shadow, tones, anime ? 1 : 3) +
    fill(relief, deep, anime ? 0.5 : 0.4) +
    stroke(arm(-1) + arm(1), deep, anime ? 2.6 : 3.4, 0.6) +
    (female && !anime
      ? fill(d(gap(s, 1)) + d(gap(s, -1)), hex(shift(light.dark, -0.04)), 0.82)
      : '') +
    (anime
      ? ''
      : stroke(shoulderEdge(build, project, -k), hex(blend(light.rim, skin.light, 0.3)), 12));
  return (
    fill(outline, hex(tones.base)) +
    sketch.cut(outline, inside) +
    (anime ? stroke(outline, hex(skin.line), 2.6, 0.8) : '')
  );
}

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
