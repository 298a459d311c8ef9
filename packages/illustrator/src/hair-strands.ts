import type { Random } from './random.ts';
import { type Point, bladePath, lerp, sampleCurve, smoothPath, smoothstep } from './geometry.ts';
import { type HairTones, type Tone, blend, hex } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { fill, softStroke, stroke } from './sketch.ts';

/** A guide is one hair from root to tip; a sheet is the area between neighboring guides. */
export type Guide = readonly Point[];

export interface Sheet {
  guides: readonly Guide[];
  /** Waves: amplitude (units), count along the length, and phase. */
  wave?: { size: number; count: number; phase: number };
  /** The number of carved locks and fine strands; the defaults suit one side of long hair. */
  locks?: number;
  strands?: number;
  /** Positions along the hair (0 root, 1 tip) with a highlight; empty for hair in shade. */
  shine?: readonly number[];
  /** 0 in full light, 1 in shade (hair behind the neck). */
  shade?: number;
  /** Raggedness of the tips: 0 blunt, 1 feathered. */
  feather?: number;
  /** Draws fine hairs over the root line. */
  softRoots?: boolean;
  /** The outer edge with the rim light. */
  rim?: 'first' | 'last';
  /** The number of pointed locks at the tips. */
  tufts?: number;
  /** Swing of the tips in units, for animated pictures. */
  swing?: number;
}

export interface HairLight {
  tones: HairTones;
  rim: Tone;
  side: -1 | 1;
  anime: boolean;
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

/** A mass of hair: body, carved locks, fine strands, highlights, and a rim. */
export function drawSheet(sketch: Sketch, sheet: Sheet, light: HairLight, random: Random): string {
  const { tones, anime } = light;
  const count = sheet.wave && sheet.wave.count > 2 ? 25 : samples;
  const guides = sheet.guides.map((guide) => sampleCurve(guide, count));
  const shade = sheet.shade ?? 0;
  const feather = sheet.feather ?? 0.6;
  const at = (t: number) => hairAt(sheet, guides, t);
  const first = at(0);
  const lastCurve = at(1);

  const edges = 17;
  const rag = random.range(0, 6);
  const tips: Point[] = [];
  const roots: Point[] = [];
  for (let i = 1; i < edges; i++) {
    const curve = at(i / edges);
    const short = 1 - feather * (0.04 + 0.025 * Math.sin(i * 1.25 + rag));
    tips.push(cutCurve(curve, 0, short, 2)[1]!);
    roots.push(curve[0]!);
  }
  const outline = `${smoothPath([...first, ...tips, ...lastCurve.slice().reverse(), ...roots.reverse()], true)}`;
  const all = [...first, ...lastCurve];
  const top = Math.min(...all.map((p) => p[1]));
  const bottom = Math.max(...all.map((p) => p[1]));
  const dim = (t: Tone) => blend(t, tones.deep, shade * 0.75);
  const body = sketch.linear(0, top, 0, bottom, [
    [0, dim(tones.dark)],
    [0.22, dim(blend(tones.base, tones.light, 0.15))],
    [0.6, dim(tones.base)],
    [1, dim(blend(tones.base, tones.dark, 0.5))],
  ]);

  const blades = (
    n: number,
    width: () => number,
    from: () => number,
    to: () => number,
    spread: (i: number) => number,
  ) =>
    Array.from({ length: n }, (_, i) => {
      const t = Math.min(0.97, Math.max(0.03, spread(i)));
      const thick = width();
      return bladePath(
        cutCurve(at(t), from(), to()),
        (u) => thick * Math.sin(Math.PI * Math.min(1, 0.08 + u * 0.94)) ** 0.7,
      );
    }).join('');
  const any = () => random.next();
  const locks = sheet.locks ?? 9;
  const strands = sheet.strands ?? 26;
  const even = (n: number) => (i: number) => (i + random.range(0.15, 0.85)) / n;
  const carvedDark = blades(
    locks,
    () => random.range(7, 17),
    () => random.range(0.01, 0.2),
    () => random.range(0.82, 0.97),
    even(locks),
  );
  const carvedLight = blades(
    locks,
    () => random.range(6, 14),
    () => random.range(0.02, 0.25),
    () => random.range(0.7, 0.96),
    even(locks),
  );
  // The tips form pointed locks.
  let tufts = '';
  if (feather > 0.3) {
    const ends = sheet.tufts ?? Math.max(4, Math.round(locks * 0.7));
    const [a, b] = [first.at(-1)!, lastCurve.at(-1)!];
    const broad = Math.hypot(a[0] - b[0], a[1] - b[1]) / ends;
    tufts = blades(
      ends,
      () => broad * random.range(1.5, 2.1),
      () => random.range(0.55, 0.68),
      () => random.range(0.96, 1),
      even(ends),
    );
  }
  let out = fill(outline, body) + fill(tufts, body);
  let inner =
    fill(carvedDark, hex(dim(tones.dark)), anime ? 0.5 : 0.55) +
    fill(carvedLight, hex(dim(tones.light)), anime ? 0.22 : 0.34);
  if (!anime) {
    inner +=
      fill(
        blades(
          strands,
          () => random.range(1, 2.6),
          () => random.range(0, 0.3),
          () => random.range(0.6, 0.97),
          any,
        ),
        hex(dim(tones.deep)),
        0.5,
      ) +
      fill(
        blades(
          strands,
          () => random.range(0.9, 2.2),
          () => random.range(0, 0.4),
          () => random.range(0.6, 0.96),
          any,
        ),
        hex(dim(tones.light)),
        0.6,
      );
  }
  for (const position of sheet.shine ?? []) {
    if (anime) {
      inner += fill(
        drawBand(at, position, Math.min(0.13, 24 / Math.max(60, bottom - top)), random),
        hex(dim(tones.shine)),
        0.72,
      );
      continue;
    }
    inner += fill(
      blades(
        34,
        () => random.range(1, 3.8),
        () => position - random.range(0.03, 0.16),
        () => position + random.range(0.04, 0.2),
        even(34),
      ),
      hex(dim(tones.shine)),
      0.36 * (1 - shade * 0.8),
    );
  }
  out += inner;
  if (sheet.softRoots) {
    let hairs = '';
    for (let i = 0; i < 64; i++) {
      const curve = at(random.next());
      const [a, b] = [curve[0]!, curve[2]!];
      const back = random.range(0.05, 0.28);
      hairs += `M${(a[0] - (b[0] - a[0]) * back).toFixed(1)} ${(a[1] - (b[1] - a[1]) * back).toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
    }
    out += stroke(hairs, hex(tones.dark), anime ? 2 : 1.5, anime ? 0.5 : 0.7);
  }
  if (sheet.rim) {
    const edge = smoothPath(cutCurve(at(sheet.rim === 'first' ? 0.03 : 0.97), 0.06, 0.9, 12));
    out += softStroke(edge, hex(light.rim), 11, 0.5) + stroke(edge, hex(light.rim), 1.8, 0.5);
  }
  if (anime) out += stroke(outline, hex(tones.deep), 2.4, 0.85);
  return out;
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
