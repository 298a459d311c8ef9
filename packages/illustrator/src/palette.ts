import { lookUp } from './look-up.ts';
import type { Random } from './random.ts';
import { clamp } from './geometry.ts';

/** A color as perceived lightness 0..1, chroma, and hue in degrees (OKLCH). */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const tone = (l: number, c: number, h: number): Tone => ({ l, c, h });

export const white = tone(1, 0, 0);

export const ink = tone(0.13, 0.015, 340);

/** Moves a tone in lightness, chroma and hue. */
export const shift = (t: Tone, dl: number, dc = 0, dh = 0): Tone => ({
  l: clamp(t.l + dl, 0.02, 0.99),
  c: Math.max(0, t.c + dc),
  h: t.h + dh,
});

const radians = Math.PI / 180;

const toLab = (t: Tone) => [t.l, t.c * Math.cos(t.h * radians), t.c * Math.sin(t.h * radians)];

/** Mixes two tones in the perceptual color space, which avoids dull mixes. */
export function blend(a: Tone, b: Tone, amount: number): Tone {
  const [al, aa, ab] = toLab(a) as [number, number, number];
  const [bl, ba, bb] = toLab(b) as [number, number, number];
  const x = aa + (ba - aa) * amount;
  const y = ab + (bb - ab) * amount;
  return { l: al + (bl - al) * amount, c: Math.hypot(x, y), h: Math.atan2(y, x) / radians };
}

function toLinear(t: Tone): [number, number, number] {
  const [l, a, b] = toLab(t) as [number, number, number];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** Converts to sRGB hex; chroma is reduced for colors outside the sRGB gamut. */
export function hex(t: Tone): string {
  let c = t.c;
  let rgb = toLinear(t);
  for (let i = 0; i < 12 && rgb.some((v) => v < -0.002 || v > 1.002); i++) {
    c *= 0.86;
    rgb = toLinear({ ...t, c });
  }
  const channel = (v: number) => {
    const bounded = clamp(v);
    const coded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

export interface SkinTones {
  base: Tone;
  light: Tone;
  shade: Tone;
  deep: Tone;
  blush: Tone;
  lip: Tone;
  line: Tone;
}

type Range = readonly [low: Tone, high: Tone];

const skinRanges: Record<string, Range> = {
  caucasian: [tone(0.79, 0.062, 54), tone(0.865, 0.046, 60)],
  latina: [tone(0.665, 0.083, 54), tone(0.775, 0.072, 60)],
  asian: [tone(0.775, 0.064, 64), tone(0.86, 0.05, 70)],
  arab: [tone(0.655, 0.078, 56), tone(0.765, 0.068, 62)],
  black: [tone(0.395, 0.062, 46), tone(0.56, 0.082, 52)],
};

/** The skin tone and its derived tones for an ethnicity of the option lists. */
export function chooseSkin(ethnicity: string, female: boolean, random: Random): SkinTones {
  const key = ethnicity === 'latino' ? 'latina' : ethnicity === 'black_afro' ? 'black' : ethnicity;
  const [low, high] = lookUp(skinRanges, key) ?? [tone(0.7, 0.07, 58), tone(0.82, 0.06, 62)];
  const base = shift(blend(low, high, random.next()), female ? 0 : -0.015);
  const dark = base.l < 0.6;
  const rose = tone(base.l - 0.1, 0.12, 22);
  return {
    base,
    light: shift(base, dark ? 0.1 : 0.065, dark ? 0.01 : -0.012, 8),
    shade: shift(base, dark ? -0.1 : -0.125, dark ? 0.008 : 0.026, dark ? -9 : -14),
    deep: shift(base, dark ? -0.18 : -0.27, dark ? -0.004 : 0.018, dark ? -12 : -20),
    blush: blend(base, tone(base.l - 0.05, 0.15, 24), 0.62),
    lip: female
      ? shift(blend(base, rose, 0.72), dark ? -0.02 : -0.06, 0.03, random.range(-10, 6))
      : shift(blend(base, rose, 0.42), -0.06),
    line: shift(base, dark ? -0.24 : -0.44, 0.015, -24),
  };
}

export interface HairTones {
  base: Tone;
  dark: Tone;
  deep: Tone;
  light: Tone;
  shine: Tone;
}

const hairColors: Record<string, Tone> = {
  blonde: tone(0.77, 0.088, 82),
  light_blonde: tone(0.85, 0.068, 88),
  medium_blonde: tone(0.72, 0.09, 78),
  dark_blonde: tone(0.6, 0.076, 70),
  brunette: tone(0.355, 0.058, 48),
  brown: tone(0.41, 0.065, 52),
  light_brown: tone(0.52, 0.075, 58),
  dark_brown: tone(0.295, 0.045, 44),
  black: tone(0.2, 0.02, 320),
  black_brown: tone(0.235, 0.032, 36),
  redhead: tone(0.5, 0.135, 42),
  ginger: tone(0.57, 0.135, 52),
  pink: tone(0.71, 0.115, 356),
  gray: tone(0.6, 0.012, 260),
  white: tone(0.87, 0.012, 90),
};

export function chooseHair(color: string, random: Random): HairTones {
  const known = lookUp(hairColors, color) ?? hairColors.brown!;
  const base = shift(known, random.near(0, 0.03), random.near(0, 0.01), random.near(0, 5));
  const dim = base.l < 0.32;
  return {
    base,
    dark: shift(base, dim ? -0.06 : -0.12, 0.008, -6),
    deep: shift(base, dim ? -0.1 : base.l > 0.65 ? -0.3 : -0.2, -0.002, -10),
    light: shift(base, dim ? 0.12 : 0.085, dim ? 0.018 : 0.012, 5),
    shine: shift(base, dim ? 0.28 : base.l > 0.75 ? 0.13 : 0.2, dim ? 0.015 : -0.012, 10),
  };
}

export interface IrisTones {
  base: Tone;
  light: Tone;
  ring: Tone;
}

const irisRanges: Record<string, Range> = {
  brown: [tone(0.33, 0.062, 48), tone(0.47, 0.09, 62)],
  blue: [tone(0.37, 0.065, 252), tone(0.52, 0.058, 238)],
  green: [tone(0.37, 0.05, 118), tone(0.48, 0.056, 144)],
  gray: [tone(0.47, 0.022, 245), tone(0.6, 0.024, 225)],
};

export function chooseIris(color: string, random: Random): IrisTones {
  const [low, high] = lookUp(irisRanges, color) ?? irisRanges.brown!;
  const base = blend(low, high, random.next());
  return { base, light: shift(base, 0.11, 0.015, 6), ring: shift(base, -0.24, -0.01, -6) };
}
