import { type Tone, hex, shift } from '../palette.ts';
import { num } from '../geometry.ts';
import { type Sketch, fill, group, stroke } from '../sketch.ts';
import type { Thing } from './gestures.ts';

interface ThingPaint {
  sketch: Sketch;
  /** The side of the key light. */
  k: -1 | 1;
  tone: Tone;
  /** The side of the hand. */
  side: -1 | 1;
}

const shapes = {
  mug: 'M-64 -74 C-40 -66 40 -66 64 -74 L60 56 C56 80 34 86 0 86 C-34 86 -56 80 -60 56 Z',
  book: 'M-104 -132 C-108 -136 -104 -140 -98 -140 L98 -140 C106 -140 108 -136 108 -130 L108 132 C108 138 104 140 98 140 L-98 140 C-106 140 -108 136 -108 130 Z',
} as const;

/** Draws a mug or a closed book in two tones, without letters. */
export function drawThing({ kind, at, angle }: Thing, paint: ThingPaint): string {
  const { sketch, k, tone, side } = paint;
  const body = shapes[kind];
  const [base, shade, pale] = [hex(tone), hex(shift(tone, -0.1)), hex(shift(tone, 0.1))];
  const dark = `M${-k * 200} -200 L${-k * 26} -200 L${-k * 34} 200 L${-k * 200} 200 Z`;
  const marks =
    kind === 'mug'
      ? fill('M-64 -74 C-40 -88 40 -88 64 -74 C40 -62 -40 -62 -64 -74 Z', hex(shift(tone, -0.2))) +
        stroke('M-64 -74 C-40 -66 40 -66 64 -74', pale, 4)
      : stroke('M-84 -118 L84 -118 L84 118 L-84 118 Z', pale, 3, 0.7) +
        fill(
          'M-30 -58 C-10 -84 30 -70 30 -42 C30 -16 6 -4 0 12 C-6 -4 -34 -18 -30 -58 Z',
          pale,
          0.8,
        ) +
        fill('M-108 -140 L-92 -140 L-92 140 L-108 140 Z', shade);
  const handle =
    kind === 'mug'
      ? stroke(
          `M${-side * 58} -38 C${-side * 112} -46 ${-side * 112} 46 ${-side * 56} 36`,
          shade,
          17,
        )
      : fill(
          'M112 -130 L118 -124 L118 138 L-96 146 L-102 138 L108 136 Z',
          hex(shift(tone, 0.3, -0.06)),
        );
  return group(
    `transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(angle)})"`,
    handle + fill(body, base) + sketch.cut(body, fill(dark, shade, 0.75)) + marks,
  );
}
