import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawStrings } from './lamps.ts';
import type { Reading } from './prompt.ts';
import { type Stage, glow, slab } from './stage.ts';

const drawFireworks = (s: Stage) => {
  const { random, width } = s;
  const end = Math.max(s.height * 0.34, Math.min(s.horizon, s.height) * 0.72);
  let out = '';
  for (let i = 0; i < 5; i++) {
    const [x, y] = [width * (0.1 + 0.2 * i + random.near(0, 0.08)), end * random.range(0.14, 0.85)];
    const r = width * random.range(0.08, 0.19);
    const t = random.pick([
      tone(0.86, 0.13, 80),
      tone(0.8, 0.14, 20),
      tone(0.82, 0.11, 205),
      tone(0.82, 0.12, 320),
    ]);
    let rays = '';
    let ends = '';
    for (let n = 0; n < 22; n++) {
      const a = (n / 22) * Math.PI * 2 + random.near(0, 0.08);
      const l = r * random.range(0.72, 1);
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l + l * 0.1];
      rays += `M${x + Math.cos(a) * l * 0.3} ${y + Math.sin(a) * l * 0.3}Q${x + Math.cos(a) * l * 0.7} ${y + Math.sin(a) * l * 0.66} ${ex} ${ey}`;
      ends += oval(ex, ey, width * 0.004, width * 0.004, hex(blend(t, white, 0.5)));
    }
    out += glow(s, [x, y], r * 1.3, 0.3, t) + stroke(rays, hex(t), width * 0.0026, 0.85) + ends;
  }
  return out;
};

/** A checkered blanket on the ground, and a basket. */
const drawBlanket = (s: Stage) => {
  const t = tone(0.55, 0.16, 26);
  const cream = tone(0.93, 0.02, 85);
  const [x0, x1, z0, z1] = [-1.25, 1.25, s.z0 - 0.45, s.z0 + 1.5];
  let across = '';
  let along = '';
  for (let i = 0; i < 8; i += 2) {
    across += slab(s, x0 + ((x1 - x0) * i) / 8, z0, x0 + ((x1 - x0) * (i + 1)) / 8, z1, 0.01);
    along += slab(s, x0, z0 + ((z1 - z0) * i) / 8, x1, z0 + ((z1 - z0) * (i + 1)) / 8, 0.01);
  }
  const [bx, by] = s.at(-s.light.k * 0.95, 0, s.z0 + 0.9);
  const m = s.size(s.z0 + 0.9);
  const straw = tone(0.66, 0.08, 70);
  return (
    fill(slab(s, x0, z0, x1, z1, 0.01), s.paint(cream)) +
    fill(across, s.paint(t), 0.55) +
    fill(along, s.paint(t), 0.5) +
    stroke(
      `M${bx - m * 0.2} ${by - m * 0.26}C${bx - m * 0.2} ${by - m * 0.6} ${bx + m * 0.2} ${by - m * 0.6} ${bx + m * 0.2} ${by - m * 0.26}`,
      s.paint(shift(straw, -0.1)),
      m * 0.035,
    ) +
    fill(
      `M${bx - m * 0.28} ${by - m * 0.28}L${bx + m * 0.28} ${by - m * 0.28}L${bx + m * 0.23} ${by}L${bx - m * 0.23} ${by}Z`,
      s.paint(straw),
    ) +
    stroke(
      [0.08, 0.15, 0.22]
        .map((u) => `M${bx - m * 0.26} ${by - m * u}L${bx + m * 0.26} ${by - m * u}`)
        .join(''),
      s.paint(shift(straw, -0.12)),
      m * 0.014,
    ) +
    fill(
      `M${bx - m * 0.3} ${by - m * 0.3}L${bx + m * 0.2} ${by - m * 0.32}L${bx + m * 0.12} ${by - m * 0.16}L${bx - m * 0.2} ${by - m * 0.2}Z`,
      s.paint(cream),
    )
  );
};

/** Ribbons of green light in the night sky. */
const drawAurora = (s: Stage) => {
  const { random, width, sketch } = s;
  const end = Math.max(s.height * 0.3, Math.min(s.horizon, s.height) * 0.8);
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = end * (0.5 + i * 0.14);
    const high = end * random.range(0.36, 0.56);
    const [a, b, c] = [
      random.near(0, end * 0.12),
      random.near(0, end * 0.16),
      random.near(0, end * 0.12),
    ];
    const t = tone(0.84, 0.15, random.range(150, 172));
    out += fill(
      `M-10 ${y}C${width * 0.25} ${y + a} ${width * 0.4} ${y + b} ${width * 0.6} ${y}S${width * 0.9} ${y + c} ${width + 10} ${y - a}L${width + 10} ${y - a - high}C${width * 0.8} ${y - high + c} ${width * 0.5} ${y - high + b} ${width * 0.4} ${y - high}S${width * 0.1} ${y - high + a} -10 ${y - high}Z`,
      sketch.linear(0, y - high, 0, y + end * 0.05, [
        [0, tone(0.7, 0.12, 310), 0],
        [0.45, tone(0.76, 0.12, 190), 0.16],
        [0.86, t, 0.4],
        [1, t, 0],
      ]),
    );
  }
  return out;
};

/**
 * Details that words add to any place: lights in the sky, fairy lights, a blanket on the ground.
 */
export const drawExtras = (s: Stage, reading: Reading, outside: boolean) =>
  (reading.fireworks && outside ? drawFireworks(s) : '') +
  (reading.aurora && outside ? drawAurora(s) : '') +
  (reading.fairyLights ? drawStrings(s, 3, 2.7, s.z0 + 0.8) : '') +
  (reading.blanket && outside ? drawBlanket(s) : '');
