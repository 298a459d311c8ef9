import type { Random } from './random.ts';
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
  /** The number of locks, three for each ribbon; the default suits one side of long hair. */
  locks?: number;
  /** Whether many thin ribbons show that the hair is drawn tight. */
  fine?: boolean;
  /** Positions along the hair (0 root, 1 tip) with a highlight; empty for hair in shade. */
  shine?: readonly number[];
  /** 0 in full light, 1 in shade (hair behind the neck). */
  shade?: number;
  /** Raggedness of the tips: 0 blunt, 1 feathered. */
  feather?: number;
  /** The outer edge with the rim light. */
  rim?: 'first' | 'last';
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

const cutCurve = (curve: readonly Point[], from: number, to: number, count = 8): Point[] => {
  const last = curve.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const position = lerp(from, to, i / (count - 1)) * last;
    const n = Math.min(last - 1, Math.floor(position));
    const [a, b] = [curve[n]!, curve[n + 1]!];
    return [lerp(a[0], b[0], position - n), lerp(a[1], b[1], position - n)] as const;
  });
};

/** A mass of hair in flat tones: body, a few broad ribbons, one band of light, and a rim. */
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
  const ribbons = sheet.fine ? 8 : Math.max(2, Math.min(4, Math.round((sheet.locks ?? 9) / 3)));
  const wide = Math.min(52, broad / (ribbons * 1.8));
  // Long hair ends in locks of different lengths; short hair has one edge.
  const long = lengthOf(middle) > 420;
  const outline = sheetOutline(at, feather, random, long ? ribbons : 1);
  const dim = (t: Tone) => blend(t, tones.deep, shade * 0.85);
  // A blade that follows the hair at `t` from `from` to `to`.
  const ribbon: Ribbon = (t, from, to, width) =>
    bladePath(
      cutCurve(at(t), from, to),
      (u) => width * Math.sin(Math.PI * Math.min(1, 0.06 + u * 0.94)) ** 0.8,
    );
  const body = hex(dim(tones.base));
  let dark = '';
  let gaps = '';
  for (let i = 0; i < ribbons; i++) {
    const t = (i + random.range(0.3, 0.7)) / ribbons;
    // A lock lies over its neighbor and leaves a narrow deep line.
    if (long && i) gaps += ribbon(i / ribbons, 0.14 + (i % 2) * 0.12, 1, 9);
    dark += ribbon(
      t,
      random.range(0.02, 0.12),
      random.range(0.88, 0.99),
      wide * random.range(0.7, 1.2),
    );
  }
  let inside =
    fill(dark, hex(dim(tones.dark)), anime ? 0.8 : 0.75) +
    (gaps ? fill(gaps, hex(dim(tones.deep)), anime ? 0.9 : 0.7) : '');
  if (shade < 0.7)
    for (const position of sheet.shine ?? [])
      inside += anime
        ? fill(
            drawBand(at, position, Math.min(0.1, 20 / Math.max(60, broad)), random),
            hex(tones.shine),
            0.85,
          )
        : fill(
            glints(position, ribbon, [broad, lengthOf(middle)], random),
            hex(dim(tones.light)),
            0.9,
          );
  if (sheet.rim) {
    const edge = smoothPath(cutCurve(at(sheet.rim === 'first' ? 0.02 : 0.98), 0.12, 0.86, 12));
    inside += stroke(edge, hex(blend(light.rim, tones.light, 0.35)), 10, anime ? 0.7 : 0.9);
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
  at: (t: number) => Point[],
  feather: number,
  random: Random,
  locks: number,
): string {
  const edges = locks > 1 ? locks * 8 : 13;
  const peak = random.range(0.35, 0.65);
  const tips: Point[] = [];
  const roots: Point[] = [];
  for (let i = 1; i < edges; i++) {
    const curve = at(i / edges);
    // The tips form one soft point, slightly off the middle.
    const off = (i / edges - peak) / Math.max(peak, 1 - peak);
    // Each lock has a round end, and neighbors end at different heights.
    const across = ((i / edges) * locks) % 1;
    const notch =
      locks > 1
        ? (0.028 + feather * 0.022) * Math.abs(across * 2 - 1) ** 2.4 +
          0.022 * (Math.floor((i / edges) * locks) % 2)
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

type Ribbon = (t: number, from: number, to: number, width: number) => string;

const lengthOf = (curve: readonly Point[]) =>
  curve
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - curve[i]![0], y - curve[i]![1]), 0);

/** One band of light, broken into a few tapered ribbons. */
function glints(
  position: number,
  ribbon: Ribbon,
  [broad, length]: readonly [number, number],
  random: Random,
): string {
  const count = Math.max(3, Math.min(5, Math.round(broad / 26)));
  return Array.from({ length: count }, (_, i) => {
    const t = 0.16 + (0.68 * (i + random.range(0.2, 0.8))) / count;
    const reach =
      (34 + 30 * Math.sin((Math.PI * (i + 0.5)) / count) + random.range(0, 10)) /
      Math.max(160, length);
    return ribbon(
      t,
      Math.max(0.03, position - reach),
      Math.min(0.95, position + reach),
      Math.min(20, (broad / count) * 0.62),
    );
  }).join('');
}

/** A flat band of light with toothed edges across a mass of hair. */
function drawBand(
  at: (t: number) => Point[],
  position: number,
  reach: number,
  random: Random,
): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 15;
  for (let i = 0; i <= steps; i++) {
    const t = 0.08 + (0.84 * i) / steps;
    const curve = at(t);
    const grow = reach * Math.sin(Math.PI * (0.06 + (0.88 * i) / steps)) * random.range(0.75, 1.15);
    const tooth = i % 2 ? 1 : 0.35;
    upper.push(cutCurve(curve, 0, position - grow * tooth, 2)[1]!);
    lower.push(cutCurve(curve, 0, position + grow * (1.35 - tooth), 2)[1]!);
  }
  return `M${[...upper, ...lower.reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
