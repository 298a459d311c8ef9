import { type Box, type Point, num } from '../geometry.ts';
import { type Tone, blend, hex, shift } from '../palette.ts';
import type { Lighting } from '../schemes.ts';
import type { Sketch } from '../sketch.ts';
import { fill, group, softStroke, stroke } from '../sketch.ts';
import type { Random } from '../random.ts';

/** The shared inputs of every part of a figure. */
export interface Studio {
  sketch: Sketch;
  light: Lighting;
  /** The side of the key light; the rim light is opposite. */
  k: -1 | 1;
  anime: boolean;
  random: Random;
  /** The width of a line that is one pixel in the finished picture. */
  hair: number;
  /** The visible part of the figure's coordinates. */
  view: Box;
}

/** How light models a form. */
export interface Form {
  tone: Tone;
  /** Left and right end of the light gradient; neighboring forms share it to avoid seams. */
  span: readonly [number, number];
  /** Width of the shading at the form's edge, in units. */
  turn?: number;
  /** 0 matt, 1 satin. */
  sheen?: number;
  /** 0 in the light, 1 in the shade of a form in front of it. */
  shade?: number;
  /** Drawn inside the form (folds, seams) and clipped to it. */
  inside?: string;
  skin?: { light: Tone; shade: Tone; deep: Tone };
  outline?: number;
  /** The edge with the rim light; the default is the whole contour. */
  rimPath?: string;
  /** The edges to outline and shade, if a part of the contour continues into another form. */
  edges?: string;
}

interface Cuts {
  light: Tone;
  shade: Tone;
  deep: Tone;
}

/** The light, shaded, and deep tones of a cloth. */
export function cutTones(tone: Tone, light: Lighting): Cuts {
  const dim = tone.l < 0.3;
  return {
    light: blend(shift(tone, dim ? 0.1 : 0.07, 0, 4), light.key, 0.1),
    shade: blend(shift(tone, dim ? -0.06 : -0.12, 0.006, -8), light.dark, 0.12),
    deep: blend(shift(tone, dim ? -0.1 : -0.24, 0, -12), light.dark, 0.2),
  };
}

/** A stroke that fades across its width in invisible steps. */
const softEdge = (d: string, paint: string, width: number) =>
  [1, 0.89, 0.78, 0.67, 0.56, 0.45, 0.34, 0.23, 0.12]
    .map((part) => stroke(d, paint, width * part, 0.05))
    .join('');

/** Paints one form: gradient, edge shading, a rim on the far side, and a fine contour. */
export function paintForm(studio: Studio, path: string, form: Form): string {
  const { sketch, light, k, anime, hair } = studio;
  if (!sketch.sees(path)) return '';
  const cuts = form.skin ?? cutTones(form.tone, light);
  const shade = form.shade ?? 0;
  const dim = (t: Tone) => (shade ? blend(t, cuts.deep, shade * 0.6) : t);
  const [left, right] = form.span;
  const [from, to] = k > 0 ? [right, left] : [left, right];
  const base = sketch.linear(from, 0, to, 0, [
    [0, dim(cuts.light)],
    [0.36, dim(form.tone)],
    [0.7, dim(blend(form.tone, cuts.shade, 0.6))],
    [1, dim(cuts.shade)],
  ]);
  const breadth = form.turn ?? 90;
  const edges = form.edges ?? path;
  const move = (dx: number, content: string) =>
    group(`transform="translate(${num(dx)} 0)"`, content);
  const deep = hex(dim(cuts.deep));
  const turning = anime
    ? move(k * breadth * 0.2, stroke(edges, hex(dim(cuts.shade)), breadth * 0.62, 0.85))
    : move(k * breadth * 0.3, softEdge(edges, deep, breadth * 1.5));
  const middle = (left + right) / 2;
  const rim = sketch.linear(k > 0 ? left : right, 0, middle + (middle - to) * 0.1, 0, [
    [0, light.rim, shade ? 0.2 : 0.85],
    [0.6, light.rim, shade ? 0.05 : 0.3],
    [1, light.rim, 0],
  ]);
  const edge = stroke(
    form.rimPath ?? path,
    rim,
    anime ? 5 * hair : Math.max(7, 4.5 * hair),
    anime ? 0.5 : 0.75,
  );
  const gleam = form.sheen
    ? move(
        k * -breadth * 0.5,
        softStroke(path, hex(shift(form.tone, 0.2, -0.01, 6)), breadth * 0.5, form.sheen * 0.4),
      )
    : '';
  return (
    stroke(edges, deep, (form.outline ?? (anime ? 2.4 : 1.1)) * hair * 2, anime ? 0.95 : 0.5) +
    fill(path, base) +
    sketch.cut(path, turning + gleam + (form.inside ?? '') + edge)
  );
}

/** Half widths along a limb: position 0..1, toward the outer side, toward the body. */
export type Profile = readonly (readonly [u: number, outer: number, inner: number])[];

/** The outer and inner edge of one limb segment from `a` to `b`; `side` is the outer side. */
export function limbEdges(
  a: Point,
  b: Point,
  profile: Profile,
  side: number,
): readonly [Point[], Point[]] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  // The outer normal points to the limb's own side when the limb hangs down.
  const [nx, ny] = [dy * side, -dx * side];
  const at = (u: number, off: number): Point => [
    a[0] + dx * length * u + nx * off,
    a[1] + dy * length * u + ny * off,
  ];
  return [profile.map(([u, out]) => at(u, out)), profile.map(([u, , into]) => at(u, -into))];
}

/** The width of a profile at `u`. */
export function widthAt(profile: Profile, u: number): readonly [outer: number, inner: number] {
  const i = Math.max(0, profile.findIndex(([at]) => at >= u) - 1);
  const [a, b] = [profile[i]!, profile[Math.min(profile.length - 1, i + 1)]!];
  const t = b[0] === a[0] ? 0 : Math.min(1, Math.max(0, (u - a[0]) / (b[0] - a[0])));
  return [a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The part of a profile up to `end`, rescaled to 0..1 of the shorter limb. */
export const cutProfile = (profile: Profile, end: number): Profile => [
  ...profile.filter(([u]) => u < end).map(([u, o, i]) => [u / end, o, i] as const),
  [1, ...widthAt(profile, end)] as const,
];

/** A fold: a blade of shade, thickest in the middle. */
export function fold(a: Point, bend: Point, b: Point, thick: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const off: Point = [(-dy / length) * thick, (dx / length) * thick];
  const p = ([x, y]: Point) => `${num(x)} ${num(y)}`;
  return `M${p(a)}Q${p(bend)} ${p(b)}Q${p([bend[0] + off[0], bend[1] + off[1]])} ${p(a)}Z`;
}
