import type { Random } from '../random.ts';
import { type Tone, blend, shift, tone } from '../palette.ts';
import type { Lighting } from '../schemes.ts';

export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog';
export type Glow = 'none' | 'neon' | 'candle';

/** The light of a picture, which colors people and places alike. */
export interface Daylight {
  hour: Hour;
  weather: Weather;
  glow: Glow;
  sky: readonly [top: Tone, middle: Tone, low: Tone];
  /** Color of the sun or moon, and of glowing objects. */
  sun: Tone;
  /** The color of distant haze. */
  haze: Tone;
  /** A tint over everything, its strength, and how much it darkens. */
  ambient: Tone;
  amount: number;
  dim: number;
  key: Tone;
  rim: Tone;
  dark: Tone;
  /** True if lamps and windows are lit. */
  lamps: boolean;
  k: -1 | 1;
}

type Base = Omit<Daylight, 'hour' | 'weather' | 'glow' | 'k'>;

const day = (
  sky: Base['sky'],
  sun: Tone,
  haze: Tone,
  ambient: Tone,
  amount: number,
  dim: number,
  key: Tone,
  rim: Tone,
  dark: Tone,
  lamps = false,
): Base => ({ sky, sun, haze, ambient, amount, dim, key, rim, dark, lamps });

const hours: Record<Hour, readonly Base[]> = {
  dawn: [
    day(
      [tone(0.62, 0.07, 285), tone(0.8, 0.075, 10), tone(0.92, 0.07, 65)],
      tone(0.97, 0.05, 75),
      tone(0.86, 0.055, 30),
      tone(0.7, 0.06, 10),
      0.13,
      -0.02,
      tone(0.96, 0.055, 55),
      tone(0.94, 0.07, 40),
      tone(0.36, 0.05, 300),
    ),
    day(
      [tone(0.66, 0.055, 235), tone(0.84, 0.05, 200), tone(0.95, 0.06, 90)],
      tone(0.98, 0.05, 90),
      tone(0.88, 0.035, 140),
      tone(0.74, 0.05, 190),
      0.1,
      -0.02,
      tone(0.97, 0.05, 85),
      tone(0.96, 0.05, 95),
      tone(0.35, 0.04, 230),
    ),
  ],
  day: [
    day(
      [tone(0.6, 0.115, 248), tone(0.77, 0.08, 236), tone(0.92, 0.035, 220)],
      tone(1, 0.02, 95),
      tone(0.87, 0.04, 228),
      tone(0.85, 0.03, 230),
      0.05,
      0.02,
      tone(0.98, 0.03, 90),
      tone(0.98, 0.03, 200),
      tone(0.34, 0.03, 250),
    ),
    day(
      [tone(0.7, 0.075, 210), tone(0.84, 0.05, 200), tone(0.95, 0.03, 110)],
      tone(1, 0.03, 95),
      tone(0.9, 0.03, 180),
      tone(0.85, 0.035, 100),
      0.05,
      0.02,
      tone(0.98, 0.035, 90),
      tone(0.99, 0.03, 100),
      tone(0.34, 0.035, 200),
    ),
  ],
  golden: [
    day(
      [tone(0.6, 0.075, 255), tone(0.8, 0.085, 60), tone(0.92, 0.11, 78)],
      tone(0.98, 0.08, 88),
      tone(0.86, 0.09, 70),
      tone(0.76, 0.12, 62),
      0.11,
      0,
      tone(0.96, 0.09, 78),
      tone(0.93, 0.125, 72),
      tone(0.34, 0.06, 25),
    ),
    day(
      [tone(0.7, 0.09, 40), tone(0.83, 0.105, 58), tone(0.94, 0.09, 85)],
      tone(0.99, 0.07, 90),
      tone(0.87, 0.085, 55),
      tone(0.74, 0.12, 45),
      0.12,
      0,
      tone(0.96, 0.085, 70),
      tone(0.94, 0.11, 65),
      tone(0.35, 0.07, 15),
    ),
  ],
  dusk: [
    day(
      [tone(0.3, 0.085, 285), tone(0.5, 0.11, 335), tone(0.77, 0.13, 45)],
      tone(0.9, 0.11, 60),
      tone(0.55, 0.09, 330),
      tone(0.45, 0.09, 305),
      0.22,
      -0.05,
      tone(0.9, 0.09, 50),
      tone(0.84, 0.11, 20),
      tone(0.24, 0.06, 300),
      true,
    ),
    day(
      [tone(0.27, 0.07, 255), tone(0.46, 0.08, 240), tone(0.8, 0.1, 75)],
      tone(0.92, 0.09, 80),
      tone(0.52, 0.06, 235),
      tone(0.42, 0.07, 245),
      0.22,
      -0.05,
      tone(0.92, 0.08, 70),
      tone(0.86, 0.08, 210),
      tone(0.23, 0.05, 250),
      true,
    ),
    day(
      [tone(0.4, 0.08, 300), tone(0.62, 0.1, 10), tone(0.84, 0.1, 40)],
      tone(0.94, 0.08, 50),
      tone(0.66, 0.08, 350),
      tone(0.52, 0.09, 340),
      0.2,
      -0.04,
      tone(0.93, 0.07, 45),
      tone(0.9, 0.09, 350),
      tone(0.27, 0.06, 320),
      true,
    ),
  ],
  night: [
    day(
      [tone(0.15, 0.045, 275), tone(0.22, 0.06, 270), tone(0.34, 0.075, 262)],
      tone(0.93, 0.03, 95),
      tone(0.3, 0.06, 268),
      tone(0.26, 0.065, 270),
      0.34,
      -0.07,
      tone(0.92, 0.075, 75),
      tone(0.78, 0.08, 250),
      tone(0.15, 0.04, 270),
      true,
    ),
    day(
      [tone(0.14, 0.035, 230), tone(0.21, 0.05, 222), tone(0.36, 0.06, 200)],
      tone(0.95, 0.03, 100),
      tone(0.29, 0.05, 215),
      tone(0.24, 0.055, 225),
      0.32,
      -0.07,
      tone(0.92, 0.08, 70),
      tone(0.8, 0.08, 195),
      tone(0.14, 0.035, 225),
      true,
    ),
    day(
      [tone(0.16, 0.05, 305), tone(0.25, 0.075, 315), tone(0.38, 0.095, 330)],
      tone(0.92, 0.04, 60),
      tone(0.32, 0.07, 318),
      tone(0.27, 0.07, 312),
      0.32,
      -0.07,
      tone(0.92, 0.08, 55),
      tone(0.8, 0.1, 330),
      tone(0.15, 0.045, 310),
      true,
    ),
  ],
};

const mapSky = (
  [top, middle, low]: Daylight['sky'],
  change: (tone: Tone) => Tone,
): Daylight['sky'] => [change(top), change(middle), change(low)];

/** Builds the light for an hour, a weather, and lamps; `random` decides the rest. */
export function makeDaylight(
  hour: Hour,
  weather: Weather,
  glow: Glow,
  random: Random,
  indoors: boolean,
): Daylight {
  const base = random.pick(hours[hour]);
  const turn = random.near(0, 9);
  let light: Daylight = {
    ...base,
    sky: mapSky(base.sky, (t) => shift(t, 0, 0, turn)),
    hour,
    weather,
    glow,
    k: random.chance(0.5) ? 1 : -1,
  };
  if (
    !indoors &&
    (weather === 'rain' || weather === 'fog' || weather === 'cloudy' || weather === 'snow')
  ) {
    const night = hour === 'night' || hour === 'dusk';
    const gray = tone(night ? 0.36 : 0.78, 0.022, weather === 'snow' ? 245 : 235);
    const by = weather === 'cloudy' ? 0.4 : weather === 'snow' ? 0.45 : 0.62;
    light = {
      ...light,
      sky: mapSky(light.sky, (t) => blend(t, shift(gray, t.l - 0.75 > 0 ? 0.06 : -0.06), by)),
      haze: blend(light.haze, gray, 0.6),
      ambient: blend(light.ambient, tone(night ? 0.32 : 0.72, 0.03, 240), 0.5),
      amount: light.amount + 0.08,
      key: blend(light.key, tone(0.95, 0.015, 230), night ? 0.2 : 0.5),
      lamps: light.lamps || weather === 'rain',
    };
  }
  // Lamps make evening rooms warm, regardless of the sky's color.
  if (indoors && light.lamps)
    light = {
      ...light,
      ambient: blend(light.ambient, tone(0.5, 0.085, 52), 0.72),
      amount: light.amount * 0.66,
      dim: light.dim * 0.7,
      haze: blend(light.haze, tone(0.5, 0.06, 50), 0.6),
      dark: blend(light.dark, tone(0.2, 0.045, 30), 0.6),
      rim: blend(light.rim, tone(0.86, 0.1, 55), 0.4),
    };
  if (glow === 'neon')
    light = {
      ...light,
      lamps: true,
      key: random.pick([tone(0.82, 0.15, 345), tone(0.86, 0.12, 205), tone(0.86, 0.13, 60)]),
      rim: random.pick([tone(0.84, 0.13, 205), tone(0.76, 0.18, 345), tone(0.76, 0.16, 300)]),
      ambient: tone(0.4, 0.13, random.pick([300, 270, 340])),
      amount: 0.28,
      dim: -0.05,
    };
  if (glow === 'candle')
    light = {
      ...light,
      lamps: true,
      key: tone(0.93, 0.1, 68),
      rim: tone(0.86, 0.13, 55),
      ambient: tone(0.42, 0.1, 42),
      amount: 0.26,
      dim: -0.06,
      dark: tone(0.17, 0.045, 30),
    };
  return light;
}

/** Returns a function that shows any color in this light. */
export const litBy =
  (light: Daylight) =>
  (t: Tone): Tone => {
    const ambient = { ...light.ambient, l: t.l * 0.55 + light.ambient.l * 0.45 };
    const seen = shift(blend(t, ambient, light.amount), light.dim * (0.4 + t.l * 0.6));
    // Restores some of the chroma that the colored light removes.
    return { ...seen, c: seen.c * 1.12 };
  };

/** The light on a person. */
export const personLight = (light: Daylight): Lighting => ({
  key: light.key,
  rim: light.rim,
  dark: light.dark,
});

const isTone = (value: object): value is Tone =>
  'l' in value &&
  typeof value.l === 'number' &&
  'c' in value &&
  typeof value.c === 'number' &&
  'h' in value &&
  typeof value.h === 'number';

/** Applies a light to every color in a nested structure of traits. */
export function gradeTones<T>(value: T, grade: (t: Tone) => Tone): T {
  if (Array.isArray(value)) return value.map((item) => gradeTones(item, grade)) as T;
  if (value === null || typeof value !== 'object') return value;
  if (isTone(value)) return grade(value) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, gradeTones(item, grade)]),
  ) as T;
}
