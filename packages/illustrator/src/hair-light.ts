import { type Point, bladePath, clamp, lerp, mixPoint, smoothPath } from './geometry.ts';
import { type HairTones, type Tone, blend, hex } from './palette.ts';
import type { Random } from './random.ts';
import { fill } from './sketch.ts';

/** The curve of the hair at `t` across a mass: 0 first guide, 1 last guide. */
export type HairAt = (t: number) => Point[];

/** The part of a curve between two positions along it. */
export const cutCurve = (curve: readonly Point[], from: number, to: number, count = 8): Point[] => {
  const last = curve.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const position = lerp(from, to, i / (count - 1)) * last;
    const n = Math.min(last - 1, Math.floor(position));
    const [a, b] = [curve[n]!, curve[n + 1]!];
    return [lerp(a[0], b[0], position - n), lerp(a[1], b[1], position - n)] as const;
  });
};

/** The borders of locks of uneven widths, from 0 to 1. */
export function divideLocks(count: number, random: Random): number[] {
  const widths = Array.from({ length: count }, () => random.range(0.5, 1.6));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let sum = 0;
  return [0, ...widths.map((width) => (sum += width) / total)];
}

/** A crescent along the curve at `edge`, which swells toward `inner` and ends in points. */
function crescent(at: HairAt, edge: number, inner: number, from: number, to: number): string {
  const outside = cutCurve(at(edge), from, to, 9);
  const inside = cutCurve(at(inner), from, to, 9).map((point, i) =>
    mixPoint(outside[i]!, point, Math.sin((Math.PI * i) / 8) ** 1.3),
  );
  return `${smoothPath(outside)}L${smoothPath(inside.reverse()).slice(1)}Z`;
}

export interface HairForm {
  at: HairAt;
  /** Borders of the locks, from 0 to 1. */
  borders: readonly number[];
  /** The length and the width of the mass in units. */
  length: number;
  broad: number;
  tones: HairTones;
  dim: (tone: Tone) => Tone;
  anime: boolean;
  /** The edge on the side away from the light. */
  dark: 0 | 1;
  /** Whether the hair continues beyond the first guide in another mass. */
  joined: boolean;
  random: Random;
}

/** The volume of a mass: both edges turn away from the viewer, and each lock has a side in shade. */
export function shadeLocks(form: HairForm): string {
  const { at, borders, dim, tones, anime, dark, joined, random } = form;
  const turn = (edge: 0 | 1, part: number) =>
    joined && edge === 0 ? '' : crescent(at, edge, Math.abs(edge - part), 0, 1);
  let sides = '';
  let depths = '';
  let lines = '';
  for (const [i, b] of borders.slice(1).entries()) {
    const a = borders[i]!;
    const [edge, inner] = dark ? [b, a] : [a, b];
    const [reach, from, to] = [
      random.range(0.3, 0.62),
      random.range(0, 0.34),
      random.range(0.72, 1),
    ];
    sides += crescent(at, edge, lerp(edge, inner, reach), from, to);
    // Deeper next to the edge, so that the shade of a broad lock has no hard corner.
    depths += crescent(at, edge, lerp(edge, inner, reach * 0.5), from * 0.6, lerp(to, 1, 0.3));
    // A single hair that leaves the lock.
    const t = lerp(a, b, random.range(0.2, 0.8));
    const start = random.range(0, 0.4);
    lines += bladePath(
      cutCurve(at(t), start, start + random.range(0.22, 0.5)),
      (u) => (anime ? 3 : 3.4) * Math.sin(Math.PI * (0.05 + 0.95 * u)),
    );
  }
  return (
    fill(turn(dark, 0.34), hex(dim(tones.dark)), 0.6) +
    fill(turn(dark ? 0 : 1, 0.16), hex(dim(tones.dark)), 0.5) +
    fill(sides, hex(dim(tones.dark)), anime ? 0.7 : 0.4) +
    (anime ? '' : fill(depths, hex(dim(tones.dark)), 0.45)) +
    fill(lines, hex(dim(blend(tones.dark, tones.deep, 0.7))), 0.7)
  );
}

/** One hair in the light: where it is across the mass, and the part of its length that shines. */
interface Gleam {
  curve: readonly Point[];
  middle: number;
  up: number;
  down: number;
  width: number;
}

/** Hairs that shine round `position`, at another height in each lock. */
function gleamsOf(form: HairForm, position: number): Gleam[] {
  const { at, borders, length, broad, anime, dark, joined, random } = form;
  // The drawn style has fewer.
  const count = Math.round(clamp(broad / (anime ? 7.5 : 5), 7, 40));
  const long = Math.max(160, length);
  const heights = borders.map(() => random.range(-9, 9) / long);
  const sway = random.range(0, Math.PI * 2);
  return Array.from({ length: count }, (_, i) => {
    const t = 0.03 + (0.94 * (i + random.range(0.15, 0.85))) / count;
    // The side away from the light and both edges turn away from it.
    const across = dark ? t ** 0.85 : 1 - (1 - t) ** 0.85;
    const lit = Math.sin(Math.PI * (joined ? 0.5 + t / 2 : across)) ** 0.7;
    const lock = borders.findIndex((border) => border > t) - 1;
    const reach = ((16 + 32 * lit) * random.range(0.45, 1.2)) / long;
    const down = reach * random.range(0.8, 1.4);
    const width = ((0.94 * broad) / count) * lit * random.range(0.8, 2.1);
    return {
      curve: at(t),
      middle: position + heights[Math.max(0, lock)]! + (5 / long) * Math.sin(t * 11 + sway),
      up: reach,
      down,
      // A hair is slender, however few there are.
      width: Math.min(width, 0.15 * (reach + down) * long),
    };
  });
}

/** The gleams as slender blades, `part` of their length and `thick` of their width. */
const gleamPath = (gleams: readonly Gleam[], part: number, thick: number) =>
  gleams
    .map(({ curve, middle, up, down, width }) =>
      bladePath(
        cutCurve(
          curve,
          clamp(middle - up * part, 0.02, 0.94),
          clamp(middle + down * part, 0.06, 0.98),
          6,
        ),
        (u) => width * thick * Math.sin(Math.PI * u),
      ),
    )
    .join('');

/** The light on a mass: fine hairs that shine across the head and fade along their length. */
export function lightLocks(form: HairForm, position: number): string {
  const { dim, tones, anime, random } = form;
  const gleams = gleamsOf(form, position);
  const bright = gleams.filter(() => random.chance(0.45));
  const light = hex(dim(tones.light));
  const shine = hex(dim(blend(tones.light, tones.shine, anime ? 0.65 : 0.22)));
  // The drawn style is brighter.
  const much = anime ? 1.35 : 1;
  return (
    fill(gleamPath(gleams, 1.15, 0.9), light, 0.24 * much) +
    fill(gleamPath(gleams, 0.8, 1), light, 0.3 * much) +
    fill(gleamPath(bright, 0.75, 0.55), shine, 0.4 * much) +
    fill(gleamPath(gleams, 0.45, 0.7), shine, 0.3 * much)
  );
}
