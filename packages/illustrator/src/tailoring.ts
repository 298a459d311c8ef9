import { type Build, shoulderAndArm, shoulderLine, shouldersAround } from './body.ts';
import type { Random } from './random.ts';
import { type Point, bladePath, sampleCurve, splitQuadratic, warpPath } from './geometry.ts';
import { type Tone, blend, hex, shift } from './palette.ts';
import { type Pose, projectBody } from './pose.ts';
import { type Print, drawPrint } from './costume/prints.ts';
import type { Lighting } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, group, stroke } from './sketch.ts';

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
  /** The pattern of the main cloth. */
  print?: Print;
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

/** The print of the main cloth on the whole body. */
export const patternOf = ({ print, d, random, cloth, trim }: Tailor): string =>
  print ? drawPrint(print, { d, random, tone: cloth, trim, wide: 560, end: 480 }) : '';

/** Paints cloth into a frontal shape: light, folds, form, and rim. */
export function drawCloth(tailor: Tailor, shape: string, cloth: Cloth): string {
  const { sketch, pose, build, light, d, random, anime } = tailor;
  const { tone } = cloth;
  const k = pose.light;
  const [, py] = pose.pit;
  const s = build.shoulder;
  const path = d(shape);
  const dim = tone.l < 0.3;
  const darkTone = shift(tone, dim ? -0.06 : -0.1, 0.004, -8);
  const deepTone = shift(tone, dim ? -0.1 : -0.2, 0, -12);
  const foot = sketch.linear(0, py + 220, 0, py + 560, [
    [0, deepTone, 0],
    [1, deepTone, 0.5],
  ]);
  const dark = hex(darkTone);
  const deep = hex(deepTone);
  const arms = cloth.sleeves
    ? d(`M${s * 0.66} 186 C${s * 0.71} 280 ${s * 0.72} 420 ${s * 0.76} 640`) +
      d(`M${-s * 0.66} 186 C${-s * 0.71} 280 ${-s * 0.72} 420 ${-s * 0.76} 640`)
    : '';
  // One shadow shape on the side away from the light.
  const side = d(
    `M${-k * s * 0.1} -160 C${-k * s * 0.34} -20 ${-k * s * 0.62} 60 ${-k * s * 0.52} 210 C${-k * s * 0.42} 330 ${-k * s * 0.5} 480 ${-k * s * 0.36} 660 L${-k * s * 1.5} 660 L${-k * s * 1.5} -160 Z`,
  );
  const y = build.female ? 296 + build.bust * 34 : 258;
  const chest = [-1, 1]
    .map((q) =>
      d(
        build.female
          ? `M${q * s * 0.6} ${y - 44} C${q * s * 0.5} ${y + 10} ${q * s * 0.24} ${y + 14} ${q * s * 0.06} ${y - 22} C${q * s * 0.2} ${y + 36 + build.bust * 14} ${q * s * 0.5} ${y + 44 + build.bust * 14} ${q * s * 0.6} ${y - 44} Z`
          : `M${q * s * 0.6} ${y - 30} C${q * s * 0.48} ${y + 8} ${q * s * 0.24} ${y + 8} ${q * s * 0.05} ${y - 8} C${q * s * 0.24} ${y + 22} ${q * s * 0.52} ${y + 22} ${q * s * 0.6} ${y - 30} Z`,
      ),
    )
    .join('');
  const fold = (a: Point, b: Point, c: Point, thick: number) =>
    bladePath(
      sampleCurve([a, b, c], 9),
      (u) => thick * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.1)) ** 1.4,
    );
  let folds = '';
  for (let i = 0; i < Math.min(3, cloth.folds ?? 3); i++) {
    const q = i % 2 ? 1 : -1;
    const x = q * s * random.range(0.52, 0.66);
    const top = random.range(170, 240);
    const reach = random.range(90, 150);
    const drop = random.range(0.3, 0.9);
    folds += d(
      fold(
        [x, top],
        [x - q * reach * 0.42, top + reach * (0.12 + drop * 0.42)],
        [x - q * reach, top + reach * drop],
        random.range(12, 18),
      ),
    );
  }
  const sleeveFolds = cloth.sleeves
    ? [-1, 1]
        .map(
          (q) =>
            d(fold([q * s * 1.01, 292], [q * s * 0.9, 326], [q * s * 0.77, 318], 18)) +
            d(fold([q * s * 0.75, 386], [q * s * 0.84, 418], [q * s * 0.98, 408], 16)),
        )
        .join('')
    : '';
  const edge = d(shoulderEdgePath(build, -k, 6));
  const pattern = tone === tailor.cloth ? patternOf(tailor) : '';
  const inner =
    pattern +
    fill(side, dark, pattern ? 0.45 : 1) +
    (pose.back ? '' : fill(chest, deep, build.female ? 0.12 + build.bust * 0.14 : 0.16)) +
    fill(folds + sleeveFolds, deep, anime ? 0.4 : 0.22) +
    stroke(arms, deep, anime ? 3 : 4, anime ? 0.8 : 0.55) +
    (cloth.sheen
      ? fill(highlights(tailor), hex(shift(tone, 0.14, -0.01, 6)), 0.3 + cloth.sheen * 0.5)
      : '') +
    (anime ? '' : stroke(edge, hex(blend(light.rim, shift(tone, 0.1), 0.4)), 11, 0.85));
  return (
    fill(path, hex(blend(shift(tone, dim ? 0.02 : 0.01), light.key, 0.04))) +
    sketch.cut(path, inner + fill(path, foot)) +
    (anime ? stroke(path, deep, 2.6, 0.9) : '')
  );
}

const shoulderEdgePath = (build: Build, side: number, ease: number) =>
  `M${shoulderAndArm(build, 0.12, ease).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * side} ${y}`)}`;

/** Highlights of satin and leather. */
function highlights({ build, pose, d }: Tailor): string {
  const s = build.shoulder;
  const k = pose.light;
  const gleam = (points: readonly Point[], thick: number) =>
    d(bladePath(sampleCurve(points, 9), (u) => thick * Math.sin(Math.PI * u)));
  return (
    gleam(
      [
        [k * s * 0.56, 130],
        [k * s * 0.42, 240],
        [k * s * 0.38, 400],
      ],
      26,
    ) +
    gleam(
      [
        [k * s * 0.84, 110],
        [k * s * 0.9, 220],
        [k * s * 0.88, 360],
      ],
      20,
    )
  );
}

/** A flat piece on top (collar, lapel, placket): own tone, thin edge, soft shadow below. */
export function drawPiece(tailor: Tailor, shape: string, tone: Tone, shadow = 0.35): string {
  const { d, pose, sketch, anime, build } = tailor;
  const path = d(shape);
  const k = pose.light;
  const deep = hex(shift(tone, tone.l < 0.3 ? -0.08 : -0.2, 0, -10));
  const dark = hex(shift(tone, tone.l < 0.3 ? -0.05 : -0.09, 0, -6));
  const s = build.shoulder;
  const side = d(`M0 -300 L${-k * s * 1.5} -300 L${-k * s * 1.5} 700 L0 700 Z`);
  return (
    group(`transform="translate(${-k * 3} 6)"`, fill(path, deep, shadow)) +
    fill(path, hex(shift(tone, 0.025))) +
    sketch.cut(path, fill(side, dark)) +
    (anime ? stroke(path, deep, 2.4, 0.9) : stroke(path, deep, 1.4, 0.5))
  );
}

/** Draws both halves of a symmetric piece. */
export function drawPair(tailor: Tailor, half: (side: 1 | -1) => string, tone: Tone): string {
  return drawPiece(tailor, half(-1), tone) + drawPiece(tailor, half(1), tone);
}
