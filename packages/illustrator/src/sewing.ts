import { type Tone, hex, shift, tone } from './palette.ts';
import { fill, oval, stroke } from './sketch.ts';
import {
  type Tailor,
  drawCloth,
  drawPair,
  neckPoint,
  neckline,
  sleevedShape,
} from './tailoring.ts';

/** A garment in two layers: behind the neck, and over the body. */
export interface Dressed {
  behind: string;
  front: string;
}

export type Draw = (tailor: Tailor) => Dressed;

export const frontOnly = (front: string): Dressed => ({ behind: '', front });

export const ivory = tone(0.93, 0.014, 85);

export const black = tone(0.2, 0.012, 320);

/** The inside of a collar, behind the neck. */
export const backBand = ({ d, build }: Tailor, cloth: Tone, rise = 132) => {
  const n = build.neck;
  return fill(
    d(
      `M${-n - 26} -70 C${-n - 22} ${-rise} ${-n * 0.6} ${-rise - 22} 0 ${-rise - 24} C${n * 0.6} ${-rise - 22} ${n + 22} ${-rise} ${n + 26} -70 L${n} 20 L${-n} 20 Z`,
    ),
    hex(shift(cloth, cloth.l < 0.3 ? -0.06 : -0.16)),
  );
};

/** A thin line along an edge, such as ribbing or stitching. */
export const trimLine = ({ d }: Tailor, path: string, paint: Tone, width: number, opacity = 1) =>
  stroke(d(path), hex(paint), width, opacity);

export const startOf = (tailor: Tailor, t: number, ease = 6) => {
  const [x, y] = neckPoint(tailor.build, t);
  return `M${-x} ${y - ease * 0.55}`;
};

/** The wings of a shirt collar; `open` spreads them from the neck. */
export function shirtCollar(tailor: Tailor, cloth: Tone, open: number): string {
  const n = tailor.build.neck;
  return drawPair(
    tailor,
    (s) =>
      `M${s * (n + 10)} -122 C${s * (n - 4)} -74 ${s * (44 + open * 16)} -32 ${s * (8 + open * 26)} ${2 + open * 46} L${s * (58 + open * 30)} ${58 + open * 36} C${s * (88 + open * 14)} 20 ${s * (n + 26)} -34 ${s * (n + 30)} -84 C${s * (n + 26)} -104 ${s * (n + 18)} -116 ${s * (n + 10)} -122 Z`,
    cloth,
  );
}

export function buttons(
  { d, trim }: Tailor,
  from: number,
  count: number,
  x = 0,
  tint: Tone = trim,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const spot = d(`M${x} ${from + i * 84}`)
      .slice(1)
      .split(' ')
      .map(Number);
    out +=
      oval(spot[0]!, spot[1]! + 1.5, 6.4, 6.4, hex(shift(tint, -0.2)), 0.6) +
      oval(spot[0]!, spot[1]!, 5.6, 5.6, hex(tint));
  }
  return out;
}

/** Lapels of a jacket that closes at `close`; the collar lies around the neck. */
export function lapels(tailor: Tailor, cloth: Tone, close: number, wide = 1, notch = true): string {
  const n = tailor.build.neck;
  const lapel = (s: 1 | -1) =>
    notch
      ? `M${s * (n + 22)} -104 C${s * (n + 12)} -10 ${s * (n * 0.72)} ${close * 0.4} ${s * 2} ${close} C${s * 44 * wide} ${close * 0.72} ${s * (n + 66 * wide)} ${close * 0.44} ${s * (n + 78 * wide)} 96 L${s * (n + 40 * wide)} 74 L${s * (n + 86 * wide)} 46 C${s * (n + 70)} -10 ${s * (n + 54)} -60 ${s * (n + 46)} -86 Z`
      : `M${s * (n + 22)} -104 C${s * (n + 10)} -10 ${s * (n * 0.72)} ${close * 0.4} ${s * 2} ${close} C${s * 60 * wide} ${close * 0.8} ${s * (n + 84 * wide)} ${close * 0.4} ${s * (n + 74 * wide)} 40 C${s * (n + 68)} -10 ${s * (n + 54)} -60 ${s * (n + 46)} -86 Z`;
  return drawPair(tailor, lapel, cloth);
}

/** A jacket over the garment beneath; the opening runs to `close`. */
export function jacket(tailor: Tailor, cloth: Tone, close: number, sheen = 0.15): string {
  const { build } = tailor;
  const n = build.neck;
  const t = 0.16;
  const [x, y] = neckPoint(build, t);
  const half = (s: 1 | -1) => `C${s * x * 0.86} ${y + 80} ${s * n * 0.7} ${close * 0.5} 0 ${close}`;
  const edge = `${half(-1)} C${n * 0.7} ${close * 0.5} ${x * 0.86} ${y + 80} ${x} ${y - 8}`;
  return drawCloth(tailor, sleevedShape(build, t, edge, 16), {
    tone: cloth,
    sheen,
    sleeves: true,
    folds: 4,
  });
}

export const shirtFront = (tailor: Tailor, cloth: Tone) =>
  drawCloth(tailor, sleevedShape(tailor.build, 0.02, neckline(tailor.build, 0.02, -2, 'vee'), 4), {
    tone: cloth,
    folds: 2,
  }) + trimLine(tailor, 'M0 0 L0 640', shift(cloth, -0.16), 1.8, 0.7);

export const straps = (tailor: Tailor, top: number, width: number, tint: Tone, at = 0.46) => {
  const { build, d } = tailor;
  const [x, y] = neckPoint(build, at);
  const s = build.shoulder;
  const strap = (k: number) =>
    d(`M${k * x} ${y} C${k * x} ${y + 50} ${k * s * 0.44} ${top - 70} ${k * s * 0.42} ${top - 8}`);
  return (
    stroke(strap(1) + strap(-1), hex(shift(tint, -0.16)), width + 2, 0.5) +
    stroke(strap(1) + strap(-1), hex(tint), width)
  );
};
