import { type Build, shoulderAndArm, shoulderLine, shouldersAround } from './body.ts';
import type { Random } from './random.ts';
import { type Point, bladePath, sampleCurve, splitQuadratic, warpPath } from './geometry.ts';
import { type Tone, blend, hex, shift } from './palette.ts';
import { type Pose, projectBody } from './pose.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, softStroke, stroke } from './sketch.ts';

/**
 * The shared inputs of every garment. Paths are drawn from the front, with the origin at the pit of
 * the neck.
 */
export interface Tailor {
  sketch: Sketch;
  pose: Pose;
  build: Build;
  light: Lighting;
  random: Random;
  anime: boolean;
  /** Main cloth, second cloth, and a small accent. */
  cloth: Tone;
  second: Tone;
  trim: Tone;
  /** Maps a frontal path to the posed body. */
  d: (path: string) => string;
}

export function createTailor(parts: Omit<Tailor, 'd'>): Tailor {
  const project = projectBody(parts.pose);
  return { ...parts, d: (path) => warpPath(path, project) };
}

export const neckPoint = (build: Build, t: number): Point =>
  splitQuadratic(...(shoulderLine(build) as [Point, Point, Point]), t)[0];

/** The edge of a neckline, from the left strap point to the right one. */
export function neckline(
  build: Build,
  t: number,
  depth: number,
  shape: 'round' | 'vee' | 'square' | 'sweet' = 'round',
  ease = 0,
): string {
  const [x, y0] = neckPoint(build, t);
  const y = y0 - ease * 0.55;
  const drop = depth - y;
  switch (shape) {
    case 'vee':
      return `C${-x * 0.88} ${y + drop * 0.4} ${-x * 0.4} ${y + drop * 0.75} 0 ${depth} C${x * 0.4} ${y + drop * 0.75} ${x * 0.88} ${y + drop * 0.4} ${x} ${y}`;
    case 'square':
      return `C${-x * 0.98} ${y + drop * 0.5} ${-x * 0.94} ${depth - 14} ${-x * 0.86} ${depth - 6} C${-x * 0.4} ${depth + 4} ${x * 0.4} ${depth + 4} ${x * 0.86} ${depth - 6} C${x * 0.94} ${depth - 14} ${x * 0.98} ${y + drop * 0.5} ${x} ${y}`;
    case 'sweet':
      return `C${-x * 0.9} ${y + drop * 0.3} ${-x * 0.78} ${depth - 34} ${-x * 0.45} ${depth - 30} C${-x * 0.2} ${depth - 28} ${-x * 0.06} ${depth - 12} 0 ${depth} C${x * 0.06} ${depth - 12} ${x * 0.2} ${depth - 28} ${x * 0.45} ${depth - 30} C${x * 0.78} ${depth - 34} ${x * 0.9} ${y + drop * 0.3} ${x} ${y}`;
    default:
      return `C${-x * 0.96} ${y + drop * 0.62} ${-x * 0.56} ${depth} 0 ${depth} C${x * 0.56} ${depth} ${x * 0.96} ${y + drop * 0.62} ${x} ${y}`;
  }
}

/** A garment with sleeves, open at the neck. */
export const sleevedShape = (build: Build, t: number, edge: string, ease = 6) =>
  `M${shouldersAround(build, t, ease)} ${edge} Z`;

/** A garment without sleeves; `outer` is the end of the strap on the shoulder line. */
export function sleevelessShape(build: Build, t: number, outer: number, edge: string): string {
  const s = build.shoulder;
  const [ix, iy] = neckPoint(build, t);
  const [ox, oy] = neckPoint(build, outer);
  const side = (k: number) =>
    k > 0
      ? `L${ox} ${oy} C${ox - 6} ${oy + 70} ${s * 0.58} 150 ${s * 0.71} 206 C${s * 0.705} 310 ${s * 0.665} 430 ${s * 0.61} 640`
      : `L${-s * 0.61} 640 C${-s * 0.665} 430 ${-s * 0.705} 310 ${-s * 0.71} 206 C${-s * 0.58} 150 ${-ox + 6} ${oy + 70} ${-ox} ${oy} L${-ix} ${iy}`;
  return `M${ix} ${iy} ${side(1)} ${side(-1)} ${edge} Z`;
}

/** A bodice that starts below the collarbones: straight, heart-shaped, or folded. */
export function bodiceShape(build: Build, top: number, edge: 'heart' | 'straight'): string {
  const s = build.shoulder;
  const x = s * 0.7;
  const crown =
    edge === 'heart'
      ? `C${-x * 0.86} ${top - 26} ${-x * 0.34} ${top - 46} 0 ${top + 10} C${x * 0.34} ${top - 46} ${x * 0.86} ${top - 26} ${x} ${top + 22}`
      : `C${-x * 0.6} ${top - 6} ${-x * 0.3} ${top} 0 ${top} C${x * 0.3} ${top} ${x * 0.6} ${top - 6} ${x} ${top + 14}`;
  const ends = edge === 'heart' ? top + 22 : top + 14;
  return `M${x} ${ends} C${s * 0.7} 320 ${s * 0.665} 430 ${s * 0.61} 640 L${-s * 0.61} 640 C${-s * 0.665} 430 ${-s * 0.7} 320 ${-x} ${ends} ${crown} Z`;
}

export interface Cloth {
  tone: Tone;
  /** 0 matt, 1 satin. */
  sheen?: number;
  /** Whether to draw the line between arm and chest. */
  sleeves?: boolean;
  folds?: number;
  /** Soft, heavy cloth with fewer and rounder folds. */
  plain?: boolean;
}

/** Paints cloth into a frontal shape: light, folds, form, and rim. */
export function drawCloth(tailor: Tailor, shape: string, cloth: Cloth): string {
  const { sketch, pose, build, light, d, random, anime } = tailor;
  const { tone } = cloth;
  const k = pose.light;
  const [px, py] = pose.pit;
  const s = build.shoulder;
  const path = d(shape);
  const dim = tone.l < 0.3;
  const lightTone = blend(shift(tone, dim ? 0.1 : 0.065, 0, 4), light.key, 0.08);
  const darkTone = shift(tone, dim ? -0.07 : -0.13, 0.004, -8);
  const deepTone = shift(tone, dim ? -0.12 : -0.25, 0, -12);
  const paint = sketch.linear(px + k * s * 0.95, py, px - k * s * 0.95, py + 150, [
    [0, lightTone],
    [0.34, tone],
    [0.68, blend(tone, darkTone, 0.7)],
    [1, darkTone],
  ]);
  const foot = sketch.linear(0, py + 180, 0, py + 520, [
    [0, deepTone, 0],
    [1, deepTone, 0.42],
  ]);
  const deep = hex(deepTone);
  const arms = cloth.sleeves
    ? d(`M${s * 0.66} 168 C${s * 0.71} 270 ${s * 0.72} 420 ${s * 0.76} 640`) +
      d(`M${-s * 0.66} 168 C${-s * 0.71} 270 ${-s * 0.72} 420 ${-s * 0.76} 640`)
    : '';
  const curve = build.female ? 300 + build.bust * 34 : 258;
  const underBust =
    d(
      `M${-s * 0.56} ${curve - 30} C${-s * 0.44} ${curve + 20} ${-s * 0.2} ${curve + 22} ${-s * 0.07} ${curve - 14}`,
    ) +
    d(
      `M${s * 0.56} ${curve - 30} C${s * 0.44} ${curve + 20} ${s * 0.2} ${curve + 22} ${s * 0.07} ${curve - 14}`,
    );
  const fold = (a: Point, b: Point, c: Point, thick: number) =>
    bladePath(
      sampleCurve([a, b, c], 9),
      (u) => thick * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.1)) ** 1.4,
    );
  let folds = '';
  for (let i = 0; i < (cloth.folds ?? 4); i++) {
    const side = i % 2 ? 1 : -1;
    const x = side * s * random.range(0.5, 0.69);
    const y = random.range(150, 250);
    if (i % 3 === 2) {
      // A long fold that hangs from the shoulder.
      const top = random.range(40, 120);
      folds += d(
        fold(
          [x * 0.8, top],
          [x * 0.86, top + 150],
          [x * 0.72, top + random.range(260, 420)],
          random.range(8, 13),
        ),
      );
      continue;
    }
    const reach = random.range(80, 150);
    const drop = random.range(0.15, 0.8);
    folds += d(
      fold(
        [x, y],
        [x - side * reach * 0.42, y + reach * (0.12 + drop * 0.42)],
        [x - side * reach, y + reach * drop],
        random.range(7, 13),
      ),
    );
  }
  const sleeveFolds = cloth.sleeves
    ? [-1, 1]
        .map(
          (q) =>
            d(fold([q * s * 1.01, 262], [q * s * 0.9, 300], [q * s * 0.76, 296], 13)) +
            d(fold([q * s * 0.75, 356], [q * s * 0.84, 390], [q * s * 0.98, 384], 12)),
        )
        .join('')
    : '';
  const edge = d(shoulderEdgePath(build, -k, 6));
  const rimTone = hex(light.rim);
  const soft = anime ? '' : softStroke(underBust, deep, 60, 0.22) + softStroke(arms, deep, 36, 0.2);
  const inner = anime
    ? fill(folds + sleeveFolds, deep, 0.4) + stroke(arms, deep, 3, 0.8)
    : soft +
      fill(folds + sleeveFolds, deep, 0.2) +
      group('transform="translate(0 -5)"', fill(folds, hex(lightTone), 0.16)) +
      stroke(arms, deep, 3, 0.5) +
      (cloth.sheen
        ? softStroke(highlights(tailor), hex(shift(tone, 0.2, -0.01, 6)), 44, cloth.sheen * 0.42)
        : '') +
      softStroke(edge, rimTone, 26, 0.4) +
      stroke(edge, rimTone, 3, 0.45);
  return (
    fill(path, paint) +
    group(`clip-path="${sketch.clip(path)}"`, inner + fill(path, foot)) +
    stroke(path, deep, anime ? 2.6 : 1.4, anime ? 0.9 : 0.5)
  );
}

const shoulderEdgePath = (build: Build, side: number, ease: number) =>
  `M${shoulderAndArm(build, 0.12, ease).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * side} ${y}`)}`;

/** Highlights of satin. */
function highlights({ build, pose, d }: Tailor): string {
  const s = build.shoulder;
  const k = pose.light;
  return (
    d(`M${k * s * 0.54} 196 C${k * s * 0.38} 250 ${k * s * 0.32} 310 ${k * s * 0.36} 400`) +
    d(`M${-k * s * 0.36} 236 C${-k * s * 0.4} 280 ${-k * s * 0.32} 340 ${-k * s * 0.28} 420`)
  );
}

/** A flat piece on top (collar, lapel, placket): own tone, thin edge, soft shadow below. */
export function drawPiece(tailor: Tailor, shape: string, tone: Tone, shadow = 0.35): string {
  const { d, pose, sketch, anime, build } = tailor;
  const path = d(shape);
  const [px, py] = pose.pit;
  const k = pose.light;
  const paint = sketch.linear(
    px + k * build.shoulder * 0.5,
    py - 60,
    px - k * build.shoulder * 0.5,
    py + 120,
    [
      [0, shift(tone, 0.06)],
      [0.5, tone],
      [1, shift(tone, tone.l < 0.3 ? -0.05 : -0.1)],
    ],
  );
  const deep = hex(shift(tone, tone.l < 0.3 ? -0.1 : -0.28, 0, -10));
  return (
    group('transform="translate(0 5)"', stroke(path, deep, 7, shadow * 0.5)) +
    fill(path, paint) +
    stroke(path, deep, anime ? 2.4 : 1.5, anime ? 0.9 : 0.7)
  );
}

/** Draws both halves of a symmetric piece. */
export function drawPair(tailor: Tailor, half: (side: 1 | -1) => string, tone: Tone): string {
  return drawPiece(tailor, half(-1), tone) + drawPiece(tailor, half(1), tone);
}
