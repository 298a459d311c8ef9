import type { Random } from './random.ts';
import { type Tone, blend, tone, white } from './palette.ts';
import type { Scheme } from './schemes.ts';
import type { Sketch } from './sketch.ts';
import { fill, oval } from './sketch.ts';

export interface Scene {
  sketch: Sketch;
  colors: Scheme;
  random: Random;
  /** The moment in the loop, in radians. */
  time: number;
  /** The side of the light. */
  light: -1 | 1;
}

export type Backdrop = (scene: Scene) => string;

export const W = 900;

export const H = 1200;

export const whole = `M0 0L${W} 0L${W} ${H}L0 ${H}Z`;

export const wash = ({ sketch, colors }: Scene, x: number, y: number, r = 980) =>
  fill(
    whole,
    sketch.radial(x, y, r, [
      [0, blend(colors.mid, colors.glow, 0.28)],
      [0.38, colors.mid],
      [1, colors.ground],
    ]),
  );

const square = (x: number, y: number, r: number) =>
  `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;

export const halo = (
  { sketch, colors }: Scene,
  x: number,
  y: number,
  r: number,
  strength: number,
  tint: Tone = colors.glow,
) =>
  fill(
    // Limited to the lit square, since large gradients dominate the rendering time.
    square(x, y, r),
    sketch.radial(x, y, r, [
      [0, tint, strength],
      [0.45, tint, strength * 0.35],
      [1, tint, 0],
    ]),
  );

export function bokeh(
  scene: Scene,
  count: number,
  top: number,
  bottom: number,
  low: number,
  high: number,
): string {
  const { sketch, colors, random, time } = scene;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = random.range(-40, W + 40);
    const y = random.range(top, bottom);
    const r = random.range(low, high);
    const tint = random.pick([
      colors.glow,
      colors.glow,
      colors.accent,
      blend(colors.glow, white, 0.4),
      colors.rim,
    ]);
    const drift = Math.sin(time + i) * 5;
    const bright =
      random.range(0.16, 0.5) *
      (1 + Math.sin(time * (1 + (i % 2)) + i * 1.7) * 0.16 * (time ? 1 : 0));
    const paint = sketch.radial(x + drift, y, r, [
      [0, tint, bright * 0.55],
      [0.78, tint, bright * 0.75],
      [0.9, blend(tint, white, 0.3), bright],
      [1, tint, 0],
    ]);
    out += oval(x + drift, y, r, r, paint);
  }
  return out;
}

export function bokehIn(scene: Scene, x: number, y: number, w: number, h: number): string {
  const { sketch, colors, random } = scene;
  let out = '';
  for (let i = 0; i < 16; i++) {
    const cx = x + random.range(10, w - 10);
    const cy = y + random.range(0, h);
    const r = random.range(6, 22);
    out += oval(
      cx,
      cy,
      r,
      r,
      sketch.radial(cx, cy, r, [
        [0, blend(colors.glow, white, 0.5), 0.65],
        [0.7, colors.glow, 0.5],
        [1, colors.glow, 0],
      ]),
    );
  }
  return out;
}

/** The last layer: dark edges that frame the picture, and a tint. */
export function drawAir(sketch: Sketch, colors: Scheme, light: -1 | 1): string {
  const shade = tone(Math.min(0.2, colors.ground.l * 0.42), colors.ground.c * 0.8, colors.ground.h);
  const vignette = sketch.radial(450, 520, 860, [
    [0, shade, 0],
    [0.62, shade, 0],
    [1, shade, 0.5],
  ]);
  // The middle stays clear, so only the top and the bottom are painted.
  const edges = [`M0 0L${W} 0L${W} 230L0 230Z`, `M0 810L${W} 810L${W} ${H}L0 ${H}Z`];
  return (
    edges.map((part) => fill(part, vignette)).join('') +
    fill(
      `M0 860L${W} 860L${W} ${H}L0 ${H}Z`,
      sketch.linear(0, 860, 0, 1200, [
        [0, shade, 0],
        [1, shade, 0.42],
      ]),
    ) +
    fill(
      square(450 + light * 470, 240, 720),
      sketch.radial(450 + light * 470, 240, 720, [
        [0, colors.glow, 0.2],
        [1, colors.glow, 0],
      ]),
    )
  );
}
