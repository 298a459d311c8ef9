import type { Random } from '../random.ts';
import { type Point, num } from '../geometry.ts';
import { type Tone, blend, hex, shift } from '../palette.ts';
import type { Sketch } from '../sketch.ts';
import { fill, oval } from '../sketch.ts';
import { type Daylight, litBy } from './daylight.ts';

/**
 * The world and camera of one picture. World lengths are in meters: X to the right, Y up from the
 * ground, Z away from the camera; the person is at X 0, Z `z0`. Pictures are in pixels.
 */
export interface Stage {
  sketch: Sketch;
  random: Random;
  width: number;
  height: number;
  horizon: number;
  /** Pixels per meter at the person's position. */
  ppm: number;
  z0: number;
  /** Height of the camera above the ground. */
  eye: number;
  light: Daylight;
  /** The two base colors of this picture other than the light. */
  accent: Tone;
  second: Tone;
  /** The flowers that the prompt names, if any. */
  bloom?: Tone;
  anime: boolean;
  at(x: number, y: number, z: number): Point;
  /** Pixels per meter at a depth. */
  size(z: number): number;
  /** A color as seen at a depth (hazed and lit). */
  tone(t: Tone, z?: number): Tone;
  paint(t: Tone, z?: number): string;
}

export interface Camera {
  width: number;
  height: number;
  /** Position of the person's feet in pixels, possibly outside of the picture. */
  feet: Point;
  ppm: number;
  eye: number;
  z0: number;
  /** The camera's center line, in pixels. */
  center: number;
}

export function buildStage(
  sketch: Sketch,
  random: Random,
  camera: Camera,
  light: Daylight,
  accent: Tone,
  second: Tone,
  anime: boolean,
): Stage {
  const { width, height, feet, ppm, eye, z0, center } = camera;
  const horizon = feet[1] - eye * ppm;
  const lit = litBy(light);
  const fog =
    light.weather === 'fog' ? 7 : light.weather === 'rain' || light.weather === 'snow' ? 22 : 90;
  const size = (z: number) => (ppm * z0) / Math.max(0.3, z);
  const offset = (feet[0] - center) / ppm;
  const tone = (t: Tone, z = z0) => {
    const far = Math.max(0, z - z0 - 1);
    return blend(lit(t), light.haze, Math.min(0.86, 1 - Math.exp(-far / fog)));
  };
  return {
    sketch,
    random,
    width,
    height,
    horizon,
    ppm,
    z0,
    eye,
    light,
    accent,
    second,
    anime,
    at: (x, y, z) => [center + (x + offset) * size(z), horizon - (y - eye) * size(z)],
    size,
    tone,
    paint: (t, z) => hex(tone(t, z)),
  };
}

const p = ([x, y]: Point) => `${num(x)} ${num(y)}`;
export const poly = (points: readonly Point[]) => `M${points.map(p).join('L')}Z`;
export const line = (points: readonly Point[]) => `M${points.map(p).join('L')}`;

/** A rectangle that faces the camera. */
export const panel = (s: Stage, x0: number, y0: number, x1: number, y1: number, z: number) =>
  poly([s.at(x0, y0, z), s.at(x1, y0, z), s.at(x1, y1, z), s.at(x0, y1, z)]);

/** A rectangle on the ground (or at height `y`). */
export const slab = (s: Stage, x0: number, z0: number, x1: number, z1: number, y = 0) =>
  poly([s.at(x0, y, z0), s.at(x1, y, z0), s.at(x1, y, z1), s.at(x0, y, z1)]);

/** A rectangle on a wall along the line of sight. */
export const side = (s: Stage, x: number, y0: number, z0: number, y1: number, z1: number) =>
  poly([s.at(x, y0, z0), s.at(x, y0, z1), s.at(x, y1, z1), s.at(x, y1, z0)]);

/** A box that shows its front, its top (if visible), and the side toward the middle. */
export function box(
  s: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z: number,
  deep: number,
  t: Tone,
): string {
  const middle = s.width / 2;
  const [left] = s.at(x0, y0, z);
  const [right] = s.at(x1, y0, z);
  let out = '';
  if (y1 < s.eye)
    out += fill(
      poly([s.at(x0, y1, z), s.at(x1, y1, z), s.at(x1, y1, z + deep), s.at(x0, y1, z + deep)]),
      s.paint(shift(t, 0.06), z),
    );
  if (left > middle) out += fill(side(s, x0, y0, z, y1, z + deep), s.paint(shift(t, -0.09), z));
  if (right < middle) out += fill(side(s, x1, y0, z, y1, z + deep), s.paint(shift(t, -0.07), z));
  return out + fill(panel(s, x0, y0, x1, y1, z), s.paint(t, z));
}

export const whole = (s: Stage) => `M0 0L${s.width} 0L${s.width} ${s.height}L0 ${s.height}Z`;

export const rectangle = (x: number, y: number, w: number, h: number) =>
  `M${num(x)} ${num(y)}L${num(x + w)} ${num(y)}L${num(x + w)} ${num(y + h)}L${num(x)} ${num(y + h)}Z`;

/** A round glow of light. */
export function glow(
  s: Stage,
  [x, y]: Point,
  r: number,
  strength: number,
  t: Tone = s.light.sun,
): string {
  if (r < 1) return '';
  return fill(
    rectangle(
      Math.max(0, x - r),
      Math.max(0, y - r),
      Math.min(s.width, x + r) - Math.max(0, x - r),
      Math.min(s.height, y + r) - Math.max(0, y - r),
    ),
    s.sketch.radial(x, y, r, [
      [0, t, strength],
      [0.4, t, strength * 0.36],
      [1, t, 0],
    ]),
  );
}

/** A disc of light, out of focus. */
export function bokeh(
  s: Stage,
  x: number,
  y: number,
  r: number,
  t: Tone,
  strength: number,
): string {
  return oval(
    x,
    y,
    r,
    r,
    s.sketch.radial(x, y, r, [
      [0, t, strength * 0.6],
      [0.8, t, strength * 0.75],
      [0.92, shift(t, 0.08), strength],
      [1, t, 0],
    ]),
  );
}
