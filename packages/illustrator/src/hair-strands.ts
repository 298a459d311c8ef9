import type { Random } from './random.ts';
import { type HairAt, cutCurve, divideLocks, lightLocks, shadeLocks } from './hair-light.ts';
import { type Point, bladePath, lerp, sampleCurve, smoothPath, smoothstep } from './geometry.ts';
import { type HairTones, type Tone, blend, hex } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { fill, stroke } from './sketch.ts';

/** A guide is one hair from root to tip; a sheet is the area between neighboring guides. */
export type Guide = readonly Point[];

export interface Sheet {
  guides: readonly Guide[];
  /** Waves: amplitude (units), count along the length, and phase. */
  wave?: { size: number; count: number; phase: number };
  /** Whether many thin locks show that the hair is drawn tight. */
  fine?: boolean;
  /** Positions along the hair (0 root, 1 tip) with a highlight; empty for hair in shade. */
  shine?: readonly number[];
  /** 0 in full light, 1 in shade (hair behind the neck). */
  shade?: number;
  /** Raggedness of the tips: 0 blunt, 1 feathered. */
  feather?: number;
  /** How deep the cuts between the ends of short locks are; long locks always end apart. */
  split?: number;
  /** The outer edge with the rim light. */
  rim?: 'first' | 'last';
  /** Whether the hair continues beyond the first guide in another sheet. */
  joined?: boolean;
  /** Swing of the tips in units, for animated pictures. */
  swing?: number;
}

export interface HairLight {
  tones: HairTones;
  rim: Tone;
  side: -1 | 1;
  anime: boolean;
  /** Receives the outlines of the hair in front, for its shadow on the face. */
  outlines: string[];
}

const samples = 13;

/** The hair curve at `t` (0 first guide, 1 last guide), including waves and swing. */
function hairAt(sheet: Sheet, guides: readonly Point[][], t: number): Point[] {
  const position = t * (guides.length - 1);
  const i = Math.min(guides.length - 2, Math.floor(position));
  const f = position - i;
  const a = guides[i]!;
  const b = guides[i + 1] ?? a;
  const spine = a.map(([x, y], n) => [lerp(x, b[n]![0], f), lerp(y, b[n]![1], f)] as Point);
  const { wave, swing = 0 } = sheet;
  if (!wave && !swing) return spine;
  return spine.map(([x, y], n) => {
    const u = n / (spine.length - 1);
    let dx = swing * u * u;
    let dy = 0;
    if (wave) {
      const before = spine[Math.max(0, n - 1)]!;
      const after = spine[Math.min(spine.length - 1, n + 1)]!;
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const bend =
        wave.size *
        smoothstep(0.16, 0.6, u) *
        Math.sin(Math.PI * 2 * (wave.count * u) + wave.phase + t * 1.6);
      dx += (-(after[1] - before[1]) / length) * bend;
      dy += ((after[0] - before[0]) / length) * bend;
    }
    return [x + dx, y + dy];
  });
}

/** A mass of hair in flat tones: body, locks with a side in shade, a band of light, and a rim. */
export function drawSheet(sketch: Sketch, sheet: Sheet, light: HairLight, random: Random): string {
  const { tones, anime } = light;
  const count = sheet.wave && sheet.wave.count > 2 ? 25 : samples;
  const guides = sheet.guides.map((guide) => sampleCurve(guide, count));
  const shade = sheet.shade ?? 0;
  const feather = sheet.feather ?? 0.6;
  const at = (t: number) => hairAt(sheet, guides, t);
  const [first, middle, last] = [at(0), at(0.5), at(1)];
  const half = Math.floor(middle.length / 2);
  const broad = Math.hypot(first[half]![0] - last[half]![0], first[half]![1] - last[half]![1]);
  const length = lengthOf(middle);
  // Long hair ends in locks of different lengths; short hair has one edge.
  const long = length > 420;
  // Locks are slender: short hair has more of them.
  const wide = length < 260 ? 19 : 30;
  const locks = sheet.fine ? 9 : Math.max(3, Math.min(9, Math.round(broad / wide)));
  const borders = divideLocks(locks, random);
  const split = sheet.split ?? (long ? 1 : 0);
  const outline = sheetOutline(at, feather, random, split ? borders : [0, 1], split);
  const dim = (t: Tone) => blend(t, tones.deep, shade * 0.85);
  const body = hex(dim(tones.base));
  // The tips lie further to the light's side or away from it.
  const dark = Math.sign(last[half]![0] - first[half]![0]) === light.side ? 1 : 0;
  const joined = sheet.joined ?? false;
  const form = { at, borders, length, broad, tones, dim, anime, dark, joined, random } as const;
  let inside = shadeLocks(form);
  if (long)
    // A lock lies over its neighbor and leaves a narrow deep line.
    inside += fill(
      borders
        .slice(1, -1)
        .map((t) =>
          bladePath(
            cutCurve(at(t), random.range(0.2, 0.62), 1),
            (u) => 9 * Math.sin(Math.PI * (0.02 + 0.78 * u)),
          ),
        )
        .join(''),
      hex(dim(tones.deep)),
      anime ? 0.8 : 0.6,
    );
  if (shade < 0.7) for (const position of sheet.shine ?? []) inside += lightLocks(form, position);
  if (sheet.rim) {
    const edge = smoothPath(cutCurve(at(sheet.rim === 'first' ? 0.02 : 0.98), 0.12, 0.86, 12));
    inside += stroke(edge, hex(blend(light.rim, tones.light, 0.35)), 8, anime ? 0.6 : 0.8);
  }
  if (shade < 0.7) light.outlines.push(outline);
  return (
    (long && sheet.rim && !anime ? fill(strays(at, sheet.rim === 'first' ? 0 : 1), body) : '') +
    fill(outline, body) +
    sketch.cut(outline, inside) +
    (anime ? stroke(outline, hex(tones.deep), 3) : '')
  );
}

/** Two thin hairs that leave the silhouette and fall back to it. */
const strays = (at: (t: number) => Point[], t: number) => {
  const edge = at(t);
  const inner = at(Math.abs(t - 0.12));
  return [
    [0.3, 0.78, 0.34],
    [0.5, 0.98, 0.5],
  ]
    .map(([from, to, out]) => {
      const a = cutCurve(edge, from!, to!);
      const b = cutCurve(inner, from!, to!);
      return bladePath(
        a.map(([x, y], i) => {
          const bow = out! * Math.sin((Math.PI * i) / (a.length - 1));
          return [x + (x - b[i]![0]) * bow, y + (y - b[i]![1]) * bow] as const;
        }),
        () => 3,
      );
    })
    .join('');
};

function sheetOutline(
  at: HairAt,
  feather: number,
  random: Random,
  borders: readonly number[],
  split: number,
): string {
  const locks = borders.length - 1;
  const edges = locks > 1 ? locks * 8 : 13;
  const peak = random.range(0.35, 0.65);
  const lengths = borders.map(() => random.range(0, 0.05));
  const tips: Point[] = [];
  const roots: Point[] = [];
  for (let i = 1; i < edges; i++) {
    const n = Math.floor((i / edges) * locks);
    const across = (i / edges) * locks - n;
    const t = lerp(borders[n]!, borders[n + 1]!, across);
    const curve = at(t);
    // The tips form one soft point, slightly off the middle.
    const off = (t - peak) / Math.max(peak, 1 - peak);
    // Each lock has a round end, and neighbors end at different heights.
    const notch =
      locks > 1
        ? split * ((0.03 + feather * 0.024) * Math.abs(across * 2 - 1) ** 2.2 + lengths[n]!)
        : 0;
    const short = 1 - feather * 0.17 * off * off - notch;
    tips.push(cutCurve(curve, 0, short, 2)[1]!);
    roots.push(curve[0]!);
  }
  const edge = (t: number) => {
    const off = (t - peak) / Math.max(peak, 1 - peak);
    return cutCurve(at(t), 0, 1 - feather * 0.17 * off * off, 13);
  };
  return smoothPath([...edge(0), ...tips, ...edge(1).toReversed(), ...roots.toReversed()], true);
}

const lengthOf = (curve: readonly Point[]) =>
  curve
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - curve[i]![0], y - curve[i]![1]), 0);
