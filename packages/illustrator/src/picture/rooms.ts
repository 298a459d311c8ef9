import { type Tone, blend, hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { warmLamp } from './lamps.ts';
import { green } from './materials.ts';
import { type View, drawOutlook } from './outlook.ts';
import {
  type Stage,
  bokeh,
  glow,
  line,
  panel,
  poly,
  rectangle,
  side,
  slab,
  whole,
} from './stage.ts';

interface RoomStyle {
  wall: Tone;
  floor: Tone;
  /** Depth of the back wall behind the person in meters, and half the room's width. */
  deep: number;
  half: number;
  high?: number;
  laid: 'boards' | 'tiles' | 'plain' | 'rug';
  panels?: boolean;
}

/** The pattern of a plain wall: wallpaper stripes, a darker dado, or a rail with boards below. */
function drawPaper(s: Stage, { half, high = 3 }: RoomStyle, wall: Tone, z: number): string {
  const kind = s.random.pick(['stripes', 'dado', 'boards', 'plain'] as const);
  const thin = Math.max(1, s.size(z) * 0.012);
  let d = '';
  if (kind === 'stripes') {
    for (let x = -half; x < half; x += 0.36) d += panel(s, x, 0, x + 0.18, high, z);
    return fill(d, s.paint(shift(wall, -0.03), z), 0.7);
  }
  if (kind === 'plain') return '';
  if (kind === 'boards')
    for (let x = -half; x < half; x += 0.16) d += line([s.at(x, 0, z), s.at(x, 1.1, z)]);
  return (
    fill(panel(s, -half, 0, half, 1.1, z), s.paint(shift(wall, -0.09, 0.01), z)) +
    stroke(d, s.paint(shift(wall, -0.16), z), thin, 0.6) +
    fill(panel(s, -half, 1.1, half, 1.16, z), s.paint(shift(wall, 0.05), z))
  );
}

/** A room: back wall, side walls, ceiling, and a floor of boards or tiles. */
export function drawRoom(s: Stage, style: RoomStyle): string {
  const { light, sketch } = s;
  const zb = s.z0 + style.deep;
  const { half, wall, floor } = style;
  const high = style.high ?? 3;
  const k = light.k;
  const ground = light.hour === 'night' || light.hour === 'dusk' ? -0.06 : 0;
  const w = shift(wall, ground);
  const [lx, ly] = s.at(-half, 0, zb);
  const [rx, ty] = s.at(half, high, zb);
  let out = fill(
    whole(s),
    sketch.linear(k > 0 ? s.width : 0, 0, k > 0 ? 0 : s.width, 0, [
      [0, s.tone(shift(w, 0.04), zb)],
      [1, s.tone(shift(w, -0.1), zb)],
    ]),
  );
  out += fill(
    rectangle(lx, ty, rx - lx, ly - ty),
    sketch.radial(k > 0 ? rx : lx, ty + (ly - ty) * 0.35, (rx - lx) * 1.1, [
      [0, s.tone(blend(shift(w, 0.06), light.key, 0.16), zb)],
      [1, s.tone(shift(w, -0.05), zb)],
    ]),
  );
  out +=
    fill(side(s, -half, 0, 0.6, high, zb), s.paint(shift(w, k > 0 ? 0 : -0.09), zb)) +
    fill(side(s, half, 0, 0.6, high, zb), s.paint(shift(w, k > 0 ? -0.09 : 0), zb));
  out += fill(
    slab(s, -half, 0.6, half, zb, high),
    s.paint(shift(blend(w, tone(0.95, 0.01, 80), 0.5), -0.04), zb),
  );
  if (!style.panels) out += drawPaper(s, style, w, zb);
  if (style.panels) {
    let molds = '';
    for (let x = -half + 0.3; x < half - 1; x += 1.5)
      molds +=
        line([
          s.at(x, 0.25, zb),
          s.at(x + 1.2, 0.25, zb),
          s.at(x + 1.2, 1, zb),
          s.at(x, 1, zb),
          s.at(x, 0.25, zb),
        ]) +
        line([
          s.at(x, 1.25, zb),
          s.at(x + 1.2, 1.25, zb),
          s.at(x + 1.2, high - 0.35, zb),
          s.at(x, high - 0.35, zb),
          s.at(x, 1.25, zb),
        ]);
    out +=
      stroke(molds, s.paint(shift(w, -0.09), zb), Math.max(1, s.size(zb) * 0.018), 0.8) +
      stroke(molds, s.paint(shift(w, 0.08), zb), Math.max(0.7, s.size(zb) * 0.008), 0.6);
  }
  out += fill(panel(s, -half, 0, half, 0.14, zb), s.paint(shift(w, -0.16), zb));
  if (s.horizon < s.height * 1.05) {
    out += fill(
      slab(s, -half, 0.6, half, zb),
      sketch.linear(0, ly, 0, Math.max(ly + 10, s.height), [
        [0, s.tone(shift(floor, -0.03), zb)],
        [0.5, s.tone(floor, s.z0)],
        [1, s.tone(shift(floor, -0.09), 1)],
      ]),
    );
    let joints = '';
    if (style.laid === 'boards')
      for (let x = -half; x <= half; x += 0.28) joints += line([s.at(x, 0, 0.7), s.at(x, 0, zb)]);
    if (style.laid === 'tiles') {
      for (let x = -half; x <= half; x += 0.7) joints += line([s.at(x, 0, 0.7), s.at(x, 0, zb)]);
      for (let z = 1; z < zb; z += 0.7) joints += line([s.at(-half, 0, z), s.at(half, 0, z)]);
    }
    out += stroke(joints, s.paint(shift(floor, -0.12)), 1.2, 0.55);
    if (style.laid === 'rug') {
      const [cx, cy] = s.at(0, 0, s.z0 + 0.2);
      out +=
        oval(
          cx,
          cy,
          s.size(s.z0) * 1.5,
          s.size(s.z0) * 1.5 * Math.min(0.5, (s.eye / s.z0) * 0.9),
          s.paint(s.accent),
          0.8,
        ) +
        oval(
          cx,
          cy,
          s.size(s.z0) * 1.32,
          s.size(s.z0) * 1.32 * Math.min(0.5, (s.eye / s.z0) * 0.9),
          s.paint(shift(s.accent, 0.08)),
          0.55,
        );
    }
  }
  return out;
}

/** A window in the back wall with its view; `z` is the wall. */
export function drawWindow(
  s: Stage,
  x: number,
  y0: number,
  y1: number,
  w: number,
  z: number,
  view: View,
  curtain?: Tone,
): string {
  const [left, bottom] = s.at(x - w / 2, y0, z);
  const [right, top] = s.at(x + w / 2, y1, z);
  if (right < -20 || left > s.width + 20) return '';
  const frame = rectangle(left, top, right - left, bottom - top);
  const [hi, mid, low] = s.light.sky;
  let outside = fill(
    frame,
    s.sketch.linear(0, top, 0, bottom, [
      [0, hi],
      [0.6, mid],
      [1, low],
    ]),
  );
  const { random } = s;
  const h = bottom - top;
  if (view === 'city') {
    for (let px = left - 10; px < right; px += random.range(14, 34) * (h / 300))
      outside += fill(
        rectangle(px, bottom - h * random.range(0.2, 0.55), h * 0.09, h),
        hex(blend(shift(mid, -0.14), low, 0.3)),
        0.75,
      );
    if (s.light.lamps)
      for (let i = 0; i < 22; i++)
        outside += bokeh(
          s,
          random.range(left, right),
          bottom - h * random.range(0, 0.5),
          h * random.range(0.012, 0.03),
          warmLamp,
          0.7,
        );
  }
  if (view === 'trees')
    for (let i = 0; i < 9; i++)
      outside += oval(
        random.range(left, right),
        bottom - h * random.range(0, 0.22),
        h * 0.16,
        h * random.range(0.14, 0.26),
        hex(blend(s.tone(shift(green, random.near(0, 0.06))), mid, 0.3)),
        0.85,
      );
  if (view === 'sea')
    outside += fill(
      rectangle(left, bottom - h * 0.3, right - left, h * 0.3),
      hex(blend(shift(mid, -0.12), tone(0.5, 0.08, 225), 0.4)),
    );
  if (view === 'rain' || view === 'snow' || view === 'passing')
    outside += drawOutlook(s, view, [left, top, right, bottom]);
  const bar = s.paint(tone(s.light.lamps ? 0.5 : 0.93, 0.015, 80), z);
  const thick = s.size(z) * 0.07;
  const bars = `${line([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ])}M${(left + right) / 2} ${top}L${(left + right) / 2} ${bottom}M${left} ${top + h * 0.42}L${right} ${top + h * 0.42}`;
  let out = s.sketch.cut(frame, outside) + stroke(bars, bar, thick);
  if (!s.light.lamps)
    out += glow(s, [(left + right) / 2, (top + bottom) / 2], (right - left) * 1.6, 0.38);
  if (curtain)
    for (const q of [-1, 1]) {
      const edge = q < 0 ? left : right;
      const cw = (right - left) * 0.28;
      const [, foot] = s.at(0, 0.1, z);
      for (let i = 0; i < 4; i++) {
        const cx = edge + q * (i - 1.2) * cw * 0.3;
        out += fill(
          `M${cx - cw * 0.2} ${top - h * 0.08}C${cx - cw * 0.1} ${top + h * 0.5} ${cx - cw * 0.24} ${bottom} ${cx - cw * 0.22} ${foot}L${cx + cw * 0.22} ${foot}C${cx + cw * 0.24} ${bottom} ${cx + cw * 0.1} ${top + h * 0.5} ${cx + cw * 0.2} ${top - h * 0.08}Z`,
          s.sketch.linear(cx - cw * 0.2, 0, cx + cw * 0.2, 0, [
            [0, s.tone(shift(curtain, -0.1), z)],
            [0.5, s.tone(shift(curtain, 0.05), z)],
            [1, s.tone(shift(curtain, -0.1), z)],
          ]),
          0.96,
        );
      }
    }
  return out;
}

/** Daylight from a window on the floor. */
export const drawLightPatch = (s: Stage, x: number, z: number) =>
  s.light.lamps
    ? ''
    : fill(
        poly([
          s.at(x - 0.5, 0, z),
          s.at(x + 0.5, 0, z),
          s.at(x + 0.5 - s.light.k * 1.1, 0, z - 1.9),
          s.at(x - 0.6 - s.light.k * 1.1, 0, z - 1.9),
        ]),
        hex(s.light.sun),
        0.3,
      );
