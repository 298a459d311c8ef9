import { type Point, smoothPath } from '../geometry.ts';
import { hex, shift, tone } from '../palette.ts';
import { fill, oval } from '../sketch.ts';
import { wood } from './materials.ts';
import { type Stage, glow } from './stage.ts';

export const ember = tone(0.8, 0.15, 55);

/** Flames over a base `wide` pixels wide. */
export function drawFlames(s: Stage, [x, y]: Point, wide: number, high: number): string {
  const { random } = s;
  const tongue = (dx: number, w: number, h: number, t: typeof ember, strength: number) => {
    const lean = random.near(0, w * 0.5);
    return fill(
      smoothPath(
        [
          [x + dx - w, y],
          [x + dx - w * 0.9, y - h * 0.35],
          [x + dx - w * 0.25 + lean * 0.4, y - h * 0.68],
          [x + dx + lean, y - h],
          [x + dx + w * 0.5 + lean * 0.5, y - h * 0.6],
          [x + dx + w, y - h * 0.28],
          [x + dx + w * 0.7, y],
        ],
        true,
      ),
      s.sketch.linear(0, y, 0, y - h, [
        [0, shift(t, 0.06), strength],
        [0.7, t, strength],
        [1, shift(t, -0.06), 0.15],
      ]),
    );
  };
  let out = '';
  for (const q of [-0.55, 0.5, -0.2, 0.22])
    out += tongue(
      q * wide,
      wide * 0.36,
      high * random.range(0.6, 1),
      tone(0.68, 0.19, random.range(36, 50)),
      0.9,
    );
  for (const q of [-0.3, 0.28, 0])
    out += tongue(
      q * wide,
      wide * 0.24,
      high * random.range(0.4, 0.68),
      tone(0.82, 0.16, random.range(66, 80)),
      0.95,
    );
  return out + tongue(0, wide * 0.16, high * 0.34, tone(0.96, 0.08, 92), 0.95);
}

/** A campfire on the ground, `m` pixels its half width, with its light and sparks. */
export function drawCampfire(s: Stage, [cx, cy]: Point, m: number): string {
  const { random } = s;
  let out = oval(cx, cy, m * 1.7, m * 0.42, hex(tone(0.16, 0.03, 45)), 0.7);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    out += oval(
      cx + Math.cos(a) * m * 1.25,
      cy + Math.sin(a) * m * 0.3,
      m * 0.26,
      m * 0.18,
      s.paint(tone(0.5 + (i % 3) * 0.05, 0.04, 50)),
    );
  }
  out += glow(s, [cx, cy - m * 0.6], m * 4.2, 0.85, ember);
  for (const [a, b] of [
    [-1, 0.5],
    [1, -0.5],
    [-0.5, 0.9],
  ] as const)
    out += fill(
      `M${cx + a * m} ${cy - m * 0.02}L${cx + b * m} ${cy - m * 0.46}L${cx + b * m + m * 0.16} ${cy - m * 0.34}L${cx + a * m + m * 0.14} ${cy + m * 0.16}Z`,
      hex(shift(wood, -0.14, 0.02)),
    );
  out += drawFlames(s, [cx, cy], m, m * 2.7);
  for (let i = 0; i < 22; i++) {
    const u = random.next();
    out += oval(
      cx + random.near(0, m * (0.5 + u * 2)),
      cy - m * (1 + u * 5),
      m * random.range(0.015, 0.04) + 0.6,
      m * random.range(0.015, 0.04) + 0.6,
      hex(tone(0.86, 0.15, 65)),
      0.9 - u * 0.5,
    );
  }
  return out;
}

/** The light of a fire in front of the person on body and ground. */
export const drawFirelight = (s: Stage, [x, y]: Point) =>
  glow(s, [x, y], s.height * 0.64, 0.4, ember) +
  glow(s, [x, y], s.height * 0.24, 0.36, tone(0.88, 0.13, 70));
