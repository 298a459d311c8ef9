import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { warmLamp } from '../picture/lamps.ts';
import { type Stage, glow, panel, slab } from '../picture/stage.ts';

/** Width, height and depth of the table or counter in front of the person, in meters. */
export interface Table {
  left: number;
  right: number;
  top: number;
  near: number;
  far: number;
  tone: Tone;
}

export const walnut = tone(0.42, 0.06, 45);

/** A table across the picture, right in front of the person. */
export const board = (s: Stage, t = walnut, top = 0.74): Table => ({
  left: -6,
  right: 6,
  top,
  near: s.z0 - 0.66,
  far: s.z0 - 0.06,
  tone: t,
});

/** A table across the picture: its top, its edge, and a front that falls into the dark. */
export function drawTable(s: Stage, t: Table): string {
  const { left, right, top, near, far } = t;
  const [, back] = s.at(0, top, far);
  const [, edge] = s.at(0, top, near);
  const [lamp] = s.at(s.light.k * 0.55, top, far);
  const dark = s.tone(shift(t.tone, -0.26), near);
  return (
    fill(
      slab(s, left, near, right, far, top),
      s.sketch.radial(
        lamp,
        (back + edge) / 2,
        s.ppm * 1.5,
        [
          [0, blend(s.tone(shift(t.tone, 0.16), near), s.light.key, 0.3)],
          [0.5, s.tone(t.tone, near)],
          [1, s.tone(shift(t.tone, -0.16), near)],
        ],
        s.ppm * 0.7,
      ),
    ) +
    fill(
      panel(s, left, 0, right, top, near),
      s.sketch.linear(0, edge, 0, edge + s.ppm * 0.5, [
        [0, s.tone(shift(t.tone, -0.12), near)],
        [1, dark],
      ]),
    ) +
    fill(panel(s, left, top - 0.035, right, top, near), s.paint(shift(t.tone, -0.02), near)) +
    stroke(
      `M${s.at(left, top, near).join(' ')}L${s.at(right, top, near).join(' ')}`,
      hex(blend(s.tone(shift(t.tone, 0.2), near), s.light.key, 0.4)),
      Math.max(1.5, s.ppm * 0.004),
      0.55,
    )
  );
}

/** The soft shadow under an object on the table. */
export const drawContact = (s: Stage, x: number, y: number, z: number, w: number) => {
  const [cx, cy] = s.at(x - s.light.k * w * 0.3, y, z);
  const r = s.size(z) * w;
  return oval(
    cx,
    cy,
    r,
    r * 0.24,
    s.sketch.radial(
      cx,
      cy,
      r,
      [
        [0, s.light.dark, 0.55],
        [1, s.light.dark, 0],
      ],
      r * 0.24,
    ),
  );
};

/** A table lamp with a cloth shade, `h` meters high. */
export function drawTableLamp(s: Stage, x: number, y: number, z: number, h: number): string {
  const m = s.size(z) * h;
  const [cx, foot] = s.at(x, y, z);
  const brass = s.sketch.linear(cx - m * 0.1, 0, cx + m * 0.1, 0, [
    [0, s.tone(tone(0.5, 0.09, 70), z)],
    [0.4, s.tone(tone(0.76, 0.1, 80), z)],
    [1, s.tone(tone(0.36, 0.07, 60), z)],
  ]);
  const top = foot - m;
  const shade = `M${cx - m * 0.17} ${top}L${cx + m * 0.17} ${top}L${cx + m * 0.31} ${top + m * 0.42}Q${cx} ${top + m * 0.47} ${cx - m * 0.31} ${top + m * 0.42}Z`;
  return (
    drawContact(s, x, y, z, h * 0.3) +
    fill(
      `M${cx - m * 0.14} ${foot}Q${cx - m * 0.12} ${foot - m * 0.06} ${cx - m * 0.03} ${foot - m * 0.07}C${cx - m * 0.09} ${foot - m * 0.2} ${cx - m * 0.1} ${foot - m * 0.32} ${cx - m * 0.02} ${foot - m * 0.44}L${cx - m * 0.02} ${top + m * 0.4}L${cx + m * 0.02} ${top + m * 0.4}L${cx + m * 0.02} ${foot - m * 0.44}C${cx + m * 0.1} ${foot - m * 0.32} ${cx + m * 0.09} ${foot - m * 0.2} ${cx + m * 0.03} ${foot - m * 0.07}Q${cx + m * 0.12} ${foot - m * 0.06} ${cx + m * 0.14} ${foot}Q${cx} ${foot + m * 0.04} ${cx - m * 0.14} ${foot}Z`,
      brass,
    ) +
    fill(
      shade,
      s.sketch.linear(0, top, 0, top + m * 0.45, [
        [0, shift(warmLamp, -0.2, 0.02, -12)],
        [0.55, shift(warmLamp, -0.03)],
        [1, blend(warmLamp, white, 0.55)],
      ]),
    ) +
    stroke(
      `M${cx - m * 0.31} ${top + m * 0.42}Q${cx} ${top + m * 0.47} ${cx + m * 0.31} ${top + m * 0.42}`,
      hex(blend(warmLamp, white, 0.7)),
      m * 0.014,
      0.8,
    ) +
    // The light that falls on the table.
    oval(
      cx,
      foot + m * 0.02,
      m * 0.8,
      m * 0.16,
      s.sketch.radial(
        cx,
        foot + m * 0.02,
        m * 0.8,
        [
          [0, warmLamp, 0.42],
          [1, warmLamp, 0],
        ],
        m * 0.16,
      ),
    )
  );
}

/** The back of an empty chair close to the lens, out of focus. */
export function drawNearChair(s: Stage, x: number, z: number): string {
  const m = s.size(z);
  const [cx, top] = s.at(x, 1, z);
  const t = s.tone(tone(0.3, 0.04, 40), z);
  const w = m * 0.2;
  const edge = hex(blend(shift(t, 0.14), s.light.key, 0.3));
  const rail = `M${cx - w} ${top + m * 0.05}Q${cx} ${top - m * 0.05} ${cx + w} ${top + m * 0.05}L${cx + w} ${top + m * 0.13}Q${cx} ${top + m * 0.03} ${cx - w} ${top + m * 0.13}Z`;
  const bars = [-1, -0.33, 0.33, 1]
    .map((u) => `M${cx + u * w * 0.94} ${top + m * 0.1}L${cx + u * w * 0.88} ${s.height + 20}`)
    .join('');
  return (
    stroke(bars, hex(shift(t, -0.06)), m * 0.026) +
    fill(
      rail,
      s.sketch.linear(0, top, 0, top + m * 0.2, [
        [0, blend(shift(t, 0.1), s.light.key, 0.12)],
        [1, shift(t, -0.06)],
      ]),
    ) +
    stroke(
      `M${cx - w} ${top + m * 0.05}Q${cx} ${top - m * 0.05} ${cx + w} ${top + m * 0.05}`,
      edge,
      m * 0.012,
      0.7,
    )
  );
}

/** What a lamp in front of the person throws on the place behind. */
export const drawLamplight = (s: Stage, x: number, y: number, t: Tone = warmLamp) =>
  glow(s, s.at(x, y, s.z0 - 0.3), s.ppm * 0.95, 0.55, t);
