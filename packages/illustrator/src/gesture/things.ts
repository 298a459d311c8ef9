import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { num } from '../geometry.ts';
import { type Sketch, fill, group, oval, stroke } from '../sketch.ts';
import type { GestureKind, Thing } from './gestures.ts';

interface ThingPaint {
  sketch: Sketch;
  /** The side of the key light. */
  k: -1 | 1;
  tone: Tone;
  /** The side of the hand. */
  side: -1 | 1;
}

/** The half of a thing that is away from the light. */
const away = (k: number) => `M${-k * 200} -400 L${-k * 26} -400 L${-k * 34} 400 L${-k * 200} 400 Z`;

/** A body in two tones. */
const twoTone = ({ sketch, k }: ThingPaint, body: string, base: Tone, shade = shift(base, -0.1)) =>
  fill(body, hex(base)) + sketch.cut(body, fill(away(k), hex(shade), 0.75));

type Draw = (paint: ThingPaint) => string;

const mug: Draw = (paint) => {
  const { tone: base, side } = paint;
  return (
    stroke(
      `M${-side * 58} -38 C${-side * 112} -46 ${-side * 112} 46 ${-side * 56} 36`,
      hex(shift(base, -0.1)),
      17,
    ) +
    twoTone(
      paint,
      'M-64 -74 C-40 -66 40 -66 64 -74 L60 56 C56 80 34 86 0 86 C-34 86 -56 80 -60 56 Z',
      base,
    ) +
    fill('M-64 -74 C-40 -88 40 -88 64 -74 C40 -62 -40 -62 -64 -74 Z', hex(shift(base, -0.2))) +
    stroke('M-64 -74 C-40 -66 40 -66 64 -74', hex(shift(base, 0.1)), 4)
  );
};

const book: Draw = (paint) => {
  const base = paint.tone;
  const pale = hex(shift(base, 0.1));
  return (
    fill(
      'M112 -130 L118 -124 L118 138 L-96 146 L-102 138 L108 136 Z',
      hex(shift(base, 0.3, -0.06)),
    ) +
    twoTone(
      paint,
      'M-104 -132 C-108 -136 -104 -140 -98 -140 L98 -140 C106 -140 108 -136 108 -130 L108 132 C108 138 104 140 98 140 L-98 140 C-106 140 -108 136 -108 130 Z',
      base,
    ) +
    stroke('M-84 -118 L84 -118 L84 118 L-84 118 Z', pale, 3, 0.7) +
    fill('M-30 -58 C-10 -84 30 -70 30 -42 C30 -16 6 -4 0 12 C-6 -4 -34 -18 -30 -58 Z', pale, 0.8) +
    fill('M-108 -140 L-92 -140 L-92 140 L-108 140 Z', hex(shift(base, -0.1)))
  );
};

/** A glass with a stem, filled to a third. */
const glass: Draw = ({ sketch, k, tone: base }) => {
  const side = 'M-56 -214 C-64 -150 -62 -96 -30 -72 C-14 -60 14 -60 30 -72 C62 -96 64 -150 56 -214';
  const bowl = `${side} Z`;
  const drink = blend(tone(0.44, 0.14, 18), tone(0.85, 0.1, 88), base.l > 0.5 ? 1 : 0);
  const clear = hex(blend(white, base, 0.08));
  return (
    stroke('M0 -62 L0 112', clear, 9, 0.75) +
    fill(
      'M-52 122 C-30 106 -8 112 0 96 C8 112 30 106 52 122 C30 132 -30 132 -52 122 Z',
      clear,
      0.7,
    ) +
    fill(bowl, clear, 0.2) +
    sketch.cut(
      bowl,
      fill('M-80 -140 L80 -140 L80 -40 L-80 -40 Z', hex(drink), 0.92) +
        fill(away(k), hex(shift(drink, -0.12)), 0.3) +
        oval(0, -140, 62, 9, hex(shift(drink, 0.1)), 0.9),
    ) +
    stroke(side, clear, 3.4, 0.75) +
    stroke('M-56 -214 C-40 -224 40 -224 56 -214 C40 -204 -40 -204 -56 -214 Z', clear, 3, 0.75) +
    stroke(`M${k * 42} -196 C${k * 48} -150 ${k * 44} -116 ${k * 30} -94`, hex(white), 6, 0.6)
  );
};

const ROSES = [
  tone(0.56, 0.17, 20),
  tone(0.74, 0.12, 5),
  tone(0.83, 0.11, 80),
  tone(0.93, 0.025, 70),
];

/** A rose on its stem, with two leaves. */
const flower: Draw = ({ sketch, k, tone: given }) => {
  const leaf = tone(0.47, 0.085, 140);
  const base = ROSES[Math.floor((given.h + 360) / 30) % ROSES.length]!;
  const head =
    'M-66 -214 C-74 -262 -38 -292 0 -290 C40 -292 74 -262 66 -214 C60 -172 34 -148 0 -146 C-34 -148 -60 -172 -66 -214 Z';
  const petals =
    'M-66 -214 C-40 -236 -16 -204 0 -180 C16 -206 40 -236 66 -214 C62 -170 34 -148 0 -146 C-34 -148 -62 -170 -66 -214 Z';
  const heart =
    'M-34 -238 C-30 -270 28 -272 34 -240 C28 -214 14 -204 0 -196 C-16 -206 -30 -216 -34 -238 Z';
  const deep = hex(shift(base, -0.16));
  return (
    stroke('M0 -150 C6 -60 -4 60 6 172', hex(leaf), 10) +
    fill('M2 -96 C-30 -150 -78 -148 -96 -128 C-74 -92 -34 -78 2 -80 Z', hex(leaf)) +
    fill('M2 -78 C-30 -96 -62 -118 -96 -128 C-74 -92 -34 -76 2 -76 Z', hex(shift(leaf, -0.08))) +
    fill('M0 -62 C26 -110 64 -112 84 -98 C70 -62 34 -44 0 -46 Z', hex(shift(leaf, 0.05))) +
    fill('M-34 -150 C-20 -132 20 -132 34 -150 C20 -158 -20 -158 -34 -150 Z', hex(leaf)) +
    fill(head, hex(shift(base, -0.07))) +
    fill(heart, deep, 0.9) +
    fill(
      'M-24 -236 C-20 -258 18 -262 26 -240 C10 -248 -8 -246 -24 -236 Z',
      hex(shift(base, 0.02)),
    ) +
    fill(petals, hex(base)) +
    sketch.cut(
      petals,
      fill(away(k), hex(shift(base, -0.1)), 0.7) +
        fill('M0 -180 C-10 -168 -10 -156 0 -140 C12 -156 12 -168 0 -180 Z', deep, 0.8),
    ) +
    stroke(
      'M-62 -212 C-40 -230 -16 -202 0 -180 C16 -204 40 -230 62 -212',
      hex(shift(base, 0.12)),
      4,
      0.9,
    )
  );
};

const phone: Draw = (paint) => {
  const base = blend(paint.tone, tone(0.3, 0.02, 280), 0.6);
  return (
    twoTone(
      paint,
      'M-56 -112 C-56 -126 -50 -132 -38 -132 L38 -132 C50 -132 56 -126 56 -112 L56 112 C56 126 50 132 38 132 L-38 132 C-50 132 -56 126 -56 112 Z',
      base,
      shift(base, -0.06),
    ) +
    fill(
      'M-44 -112 C-44 -118 -40 -122 -34 -122 L-8 -122 C-2 -122 2 -118 2 -112 L2 -84 C2 -78 -2 -74 -8 -74 L-34 -74 C-40 -74 -44 -78 -44 -84 Z',
      hex(shift(base, -0.1)),
    ) +
    oval(-28, -106, 10, 10, hex(shift(base, 0.16))) +
    oval(-14, -88, 10, 10, hex(shift(base, 0.16)))
  );
};

const things: Record<GestureKind, Draw> = { mug, book, glass, flower, phone };

/** Draws a thing in a hand in few tones, without letters. */
export const drawThing = ({ kind, at, angle }: Thing, paint: ThingPaint): string =>
  group(
    `transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(angle)})"`,
    things[kind](paint),
  );
