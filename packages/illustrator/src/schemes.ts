import { type Tone, tone } from './palette.ts';

/** The colors and light of a picture. */
export interface Scheme {
  ground: Tone;
  mid: Tone;
  glow: Tone;
  accent: Tone;
  key: Tone;
  rim: Tone;
}

const scheme = (
  ground: Tone,
  mid: Tone,
  glow: Tone,
  accent: Tone,
  key: Tone,
  rim: Tone,
): Scheme => ({
  ground,
  mid,
  glow,
  accent,
  key,
  rim,
});

export const schemes: readonly Scheme[] = [
  scheme(
    tone(0.2, 0.034, 340),
    tone(0.36, 0.07, 18),
    tone(0.76, 0.13, 58),
    tone(0.74, 0.15, 45),
    tone(0.95, 0.06, 75),
    tone(0.84, 0.12, 55),
  ), // ember
  scheme(
    tone(0.21, 0.035, 222),
    tone(0.37, 0.055, 212),
    tone(0.78, 0.11, 72),
    tone(0.72, 0.1, 205),
    tone(0.95, 0.05, 78),
    tone(0.84, 0.075, 205),
  ), // lagoon
  scheme(
    tone(0.22, 0.05, 310),
    tone(0.38, 0.08, 330),
    tone(0.76, 0.11, 20),
    tone(0.72, 0.1, 330),
    tone(0.95, 0.05, 60),
    tone(0.83, 0.09, 340),
  ), // plum
  scheme(
    tone(0.22, 0.035, 165),
    tone(0.38, 0.05, 150),
    tone(0.82, 0.11, 92),
    tone(0.75, 0.11, 120),
    tone(0.96, 0.06, 90),
    tone(0.88, 0.09, 105),
  ), // garden
  scheme(
    tone(0.24, 0.05, 18),
    tone(0.42, 0.095, 26),
    tone(0.82, 0.11, 66),
    tone(0.75, 0.14, 40),
    tone(0.96, 0.05, 75),
    tone(0.87, 0.1, 62),
  ), // claret
  scheme(
    tone(0.24, 0.04, 270),
    tone(0.42, 0.06, 280),
    tone(0.8, 0.09, 40),
    tone(0.74, 0.09, 290),
    tone(0.95, 0.04, 60),
    tone(0.86, 0.06, 285),
  ), // dusk
  scheme(
    tone(0.56, 0.05, 55),
    tone(0.72, 0.05, 66),
    tone(0.93, 0.045, 82),
    tone(0.7, 0.13, 48),
    tone(0.98, 0.03, 85),
    tone(0.97, 0.05, 85),
  ), // sand
  scheme(
    tone(0.5, 0.045, 160),
    tone(0.66, 0.045, 150),
    tone(0.92, 0.045, 105),
    tone(0.7, 0.08, 150),
    tone(0.98, 0.03, 95),
    tone(0.97, 0.05, 100),
  ), // sage
  scheme(
    tone(0.54, 0.06, 20),
    tone(0.72, 0.065, 28),
    tone(0.92, 0.05, 60),
    tone(0.7, 0.12, 25),
    tone(0.98, 0.03, 70),
    tone(0.97, 0.05, 60),
  ), // rose clay
  scheme(
    tone(0.42, 0.05, 245),
    tone(0.6, 0.055, 240),
    tone(0.9, 0.05, 75),
    tone(0.72, 0.08, 235),
    tone(0.98, 0.03, 85),
    tone(0.95, 0.045, 220),
  ), // morning blue
  scheme(
    tone(0.26, 0.04, 60),
    tone(0.45, 0.07, 66),
    tone(0.85, 0.12, 80),
    tone(0.78, 0.13, 75),
    tone(0.97, 0.05, 85),
    tone(0.9, 0.1, 80),
  ), // amber
];

/** The light of a picture: the tints of the key light and the rim light. */
export interface Lighting {
  key: Tone;
  rim: Tone;
  /** The background tone, for gaps between shapes. */
  dark: Tone;
}
