import { type Point, bladePath, lerp, mixPoint, num, smoothPath } from './geometry.ts';
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
    mixPoint(outside[i]!, point, Math.sin((Math.PI * i) / 8) ** 0.9),
  );
  return `${smoothPath(outside)}L${smoothPath(inside.reverse()).slice(1)}Z`;
}

/** A band across the hair at `position`, whose edges are teeth that follow the hair. */
function bandOf(at: HairAt, position: number, reach: number, random: Random): string {
  const steps = 22;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const grow = reach * Math.sin(Math.PI * (0.02 + (0.96 * i) / steps));
    const tooth = i % 2 ? random.range(0.7, 1.5) : random.range(0.15, 0.4);
    const curve = at(0.06 + (0.88 * i) / steps);
    const along = (u: number) => cutCurve(curve, 0, Math.min(0.98, Math.max(0.02, u)), 2)[1]!;
    upper.push(along(position - grow * tooth));
    lower.push(along(position + grow * (i % 2 ? tooth * 1.15 : random.range(0.15, 0.4))));
  }
  return `M${[...upper, ...lower.reverse()].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
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
  random: Random;
}

/** The volume of a mass: both edges turn away from the viewer, and each lock has a side in shade. */
export function shadeLocks({ at, borders, dim, tones, anime, dark, random }: HairForm): string {
  const turn = (edge: 0 | 1, part: number) => crescent(at, edge, Math.abs(edge - part), 0, 1);
  let sides = '';
  let lines = '';
  for (const [i, b] of borders.slice(1).entries()) {
    const a = borders[i]!;
    const [edge, inner] = dark ? [b, a] : [a, b];
    sides += crescent(
      at,
      edge,
      lerp(edge, inner, random.range(0.3, 0.62)),
      random.range(0, 0.34),
      random.range(0.72, 1),
    );
    // A single hair that leaves the lock.
    const t = lerp(a, b, random.range(0.2, 0.8));
    const from = random.range(0, 0.4);
    lines += bladePath(
      cutCurve(at(t), from, from + random.range(0.22, 0.5)),
      (u) => (anime ? 3 : 3.4) * Math.sin(Math.PI * (0.05 + 0.95 * u)),
    );
  }
  return (
    fill(turn(dark, 0.34), hex(dim(tones.dark)), 0.6) +
    fill(turn(dark ? 0 : 1, 0.16), hex(dim(tones.dark)), 0.5) +
    fill(sides, hex(dim(tones.dark)), anime ? 0.7 : 0.62) +
    fill(lines, hex(dim(blend(tones.dark, tones.deep, 0.7))), 0.7)
  );
}

/** The light on a mass: one soft band which follows the head, brighter in the middle of each lock. */
export function lightLocks(form: HairForm, position: number): string {
  const { at, borders, length, broad, dim, tones, anime, dark, random } = form;
  const long = Math.max(160, length);
  const band = bandOf(at, position, Math.min(0.13, 26 / long + 0.03), random);
  const core = borders
    .slice(1)
    .map((b, i) => {
      const a = borders[i]!;
      const [edge, inner] = dark ? [a, b] : [b, a];
      // The ends of the band are in the shade of the sides.
      const middle = Math.sin(Math.PI * (a + b) * 0.5);
      const reach = ((20 + 34 * middle) * random.range(0.7, 1.25)) / long;
      const from = Math.max(0.02, position - reach);
      const to = Math.min(0.96, position + reach * random.range(0.8, 1.3));
      const start = lerp(edge, inner, 0.12);
      const most = (26 / Math.max(40, broad)) * Math.sign(inner - edge);
      const width = (inner - edge) * random.range(0.36, 0.6);
      const end = start + (Math.abs(width) < Math.abs(most) ? width : most);
      return crescent(at, start, end, from, to);
    })
    .join('');
  return (
    fill(band, hex(dim(tones.light)), anime ? 0.55 : 0.45) +
    fill(core, hex(dim(blend(tones.light, tones.shine, anime ? 0.65 : 0.22))), anime ? 0.7 : 0.62)
  );
}
