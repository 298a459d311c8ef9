import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, softStroke, stroke } from '../sketch.ts';
import { warmLamp } from '../picture/lamps.ts';
import type { Stage } from '../picture/stage.ts';
import { drawContact } from './furniture.ts';

/** A candle in a glass. */
export function drawCandle(s: Stage, x: number, y: number, z: number, h = 0.12): string {
  const m = s.size(z) * h;
  const [cx, foot] = s.at(x, y, z);
  const glass = `M${cx - m * 0.34} ${foot - m}L${cx + m * 0.34} ${foot - m}L${cx + m * 0.28} ${foot}Q${cx} ${foot + m * 0.1} ${cx - m * 0.28} ${foot}Z`;
  return (
    drawContact(s, x, y, z, h * 0.9) +
    fill(
      glass,
      s.sketch.linear(0, foot - m, 0, foot, [
        [0, shift(warmLamp, -0.08), 0.35],
        [0.6, shift(warmLamp, -0.05, 0.02, -14), 0.85],
        [1, shift(warmLamp, -0.3, 0.02, -20), 0.9],
      ]),
    ) +
    fill(
      `M${cx} ${foot - m * 1.02}C${cx + m * 0.16} ${foot - m * 0.72} ${cx + m * 0.12} ${foot - m * 0.5} ${cx} ${foot - m * 0.5}C${cx - m * 0.12} ${foot - m * 0.5} ${cx - m * 0.16} ${foot - m * 0.72} ${cx} ${foot - m * 1.02}Z`,
      hex(blend(warmLamp, white, 0.6)),
    ) +
    stroke(`M${cx - m * 0.34} ${foot - m}L${cx + m * 0.34} ${foot - m}`, hex(white), m * 0.04, 0.5)
  );
}

/** A cup on a saucer, or a bowl without a handle. */
export function drawCup(
  s: Stage,
  x: number,
  y: number,
  z: number,
  t: Tone,
  kind: 'cup' | 'bowl' = 'cup',
): string {
  const bowl = kind === 'bowl';
  const m = s.size(z) * (bowl ? 0.2 : 0.1);
  const [cx, foot] = s.at(x, y, z);
  const h = m * (bowl ? 0.5 : 0.85);
  const w = m * 0.5;
  const k = s.light.k;
  const china = s.sketch.linear(cx + k * w, 0, cx - k * w, 0, [
    [0, blend(s.tone(shift(t, 0.06), z), s.light.key, 0.35)],
    [0.5, s.tone(t, z)],
    [1, s.tone(shift(t, -0.22), z)],
  ]);
  const steam = (dx: number, up: number) =>
    `M${cx + dx} ${foot - h - m * 0.1}C${cx + dx - m * 0.2} ${foot - h - up * 0.4} ${cx + dx + m * 0.24} ${foot - h - up * 0.6} ${cx + dx} ${foot - h - up}`;
  return (
    drawContact(s, x, y, z, bowl ? 0.15 : 0.11) +
    (bowl
      ? ''
      : oval(cx, foot, m * 0.8, m * 0.17, s.paint(shift(t, -0.1), z)) +
        oval(cx, foot - m * 0.03, m * 0.8, m * 0.15, s.paint(t, z)) +
        stroke(
          `M${cx - k * w * 0.9} ${foot - h * 0.8}C${cx - k * m * 0.95} ${foot - h * 0.8} ${cx - k * m * 0.9} ${foot - h * 0.2} ${cx - k * w * 0.7} ${foot - h * 0.25}`,
          s.paint(shift(t, -0.12), z),
          m * 0.12,
        )) +
    fill(
      `M${cx - w} ${foot - h}C${cx - w} ${foot - h * 0.3} ${cx - w * 0.6} ${foot} ${cx - w * 0.4} ${foot}L${cx + w * 0.4} ${foot}C${cx + w * 0.6} ${foot} ${cx + w} ${foot - h * 0.3} ${cx + w} ${foot - h}Z`,
      china,
    ) +
    oval(cx, foot - h, w, w * 0.24, s.paint(shift(t, 0.04), z)) +
    oval(cx, foot - h + w * 0.03, w * 0.88, w * 0.18, s.paint(tone(0.42, 0.07, 50), z)) +
    softStroke(
      steam(-m * 0.12, m * (bowl ? 1 : 1.5)) + steam(m * 0.16, m * (bowl ? 1.3 : 1.9)),
      hex(white),
      m * 0.2,
      0.16,
    )
  );
}

/** A paper lantern that hangs from above; `r` is its half width in meters. */
export function drawLantern(s: Stage, x: number, y: number, z: number, r: number, t: Tone): string {
  const m = s.size(z) * r;
  const [cx, cy] = s.at(x, y, z);
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((u) => {
      const half = Math.sqrt(1 - u * u * 0.72) * m;
      return `M${cx - half} ${cy + u * m * 1.1}Q${cx} ${cy + u * m * 1.1 + m * 0.12} ${cx + half} ${cy + u * m * 1.1}`;
    })
    .join('');
  const cap = s.paint(tone(0.2, 0.03, 40), z);
  return (
    stroke(`M${cx} ${cy - m}L${cx} -10`, cap, Math.max(1.5, m * 0.04)) +
    fill(
      `M${cx - m * 0.5} ${cy - m * 1.1}C${cx - m * 1.2} ${cy - m * 0.7} ${cx - m * 1.2} ${cy + m * 0.7} ${cx - m * 0.5} ${cy + m * 1.1}L${cx + m * 0.5} ${cy + m * 1.1}C${cx + m * 1.2} ${cy + m * 0.7} ${cx + m * 1.2} ${cy - m * 0.7} ${cx + m * 0.5} ${cy - m * 1.1}Z`,
      s.sketch.radial(cx, cy + m * 0.2, m * 1.2, [
        [0, blend(shift(t, 0.14), white, 0.35)],
        [0.5, shift(t, 0.03)],
        [1, shift(t, -0.16)],
      ]),
    ) +
    stroke(ribs, hex(shift(t, -0.2)), m * 0.03, 0.5) +
    fill(
      `M${cx - m * 0.5} ${cy - m * 1.2}h${m}v${m * 0.16}h${-m}ZM${cx - m * 0.5} ${cy + m * 1.04}h${m}v${m * 0.16}h${-m}Z`,
      cap,
    )
  );
}

/** A round wall clock, its hands at ten past eleven or nearby. */
export function drawClock(s: Stage, x: number, y: number, z: number, r: number): string {
  const { random } = s;
  const m = s.size(z) * r;
  const [cx, cy] = s.at(x, y, z);
  const rim = random.pick([tone(0.6, 0.1, 75), tone(0.34, 0.05, 45), tone(0.5, 0.07, 60)]);
  const hand = (turn: number, length: number) =>
    `M${cx} ${cy}L${cx + Math.sin(turn) * m * length} ${cy - Math.cos(turn) * m * length}`;
  const start = random.range(0, 6.28);
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [dx, dy] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    return `M${cx + dx * m * 0.7} ${cy + dy * m * 0.7}L${cx + dx * m * 0.8} ${cy + dy * m * 0.8}`;
  }).join('');
  const dark = s.paint(tone(0.26, 0.03, 40), z);
  return (
    oval(cx - s.light.k * m * 0.1, cy + m * 0.12, m * 1.04, m * 1.04, hex(s.light.dark), 0.35) +
    oval(cx, cy, m, m, s.paint(rim, z)) +
    oval(
      cx,
      cy,
      m * 0.87,
      m * 0.87,
      s.sketch.radial(cx + s.light.k * m * 0.3, cy - m * 0.2, m * 1.3, [
        [0, s.tone(tone(0.94, 0.03, 85), z)],
        [1, s.tone(tone(0.72, 0.05, 75), z)],
      ]),
    ) +
    stroke(ticks, dark, m * 0.05) +
    stroke(hand(start, 0.42), dark, m * 0.08) +
    stroke(hand(start * 12, 0.64), dark, m * 0.05)
  );
}
