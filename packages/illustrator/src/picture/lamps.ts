import type { Point } from '../geometry.ts';
import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { wood } from './materials.ts';
import { type Stage, glow, rectangle } from './stage.ts';

export const warmLamp = tone(0.9, 0.1, 76);

/** A street lamp and its light. */
export function drawLamp(s: Stage, x: number, z: number, h = 3.6): string {
  const m = s.size(z);
  const [bx, by] = s.at(x, 0, z);
  const top = by - h * m;
  const iron = s.paint(tone(0.24, 0.02, 260), z);
  return (
    fill(
      `M${bx - m * 0.05} ${by}L${bx - m * 0.025} ${top}L${bx + m * 0.025} ${top}L${bx + m * 0.05} ${by}Z`,
      iron,
    ) +
    fill(rectangle(bx - m * 0.11, by - m * 0.28, m * 0.22, m * 0.28), iron) +
    (s.light.lamps ? glow(s, [bx, top - m * 0.16], m * 2, 0.75, warmLamp) : '') +
    fill(
      `M${bx - m * 0.11} ${top}L${bx - m * 0.16} ${top - m * 0.3}L${bx + m * 0.16} ${top - m * 0.3}L${bx + m * 0.11} ${top}Z`,
      hex(s.light.lamps ? blend(warmLamp, white, 0.4) : s.tone(tone(0.85, 0.02, 200), z)),
    ) +
    fill(
      `M${bx - m * 0.2} ${top - m * 0.3}L${bx} ${top - m * 0.48}L${bx + m * 0.2} ${top - m * 0.3}Z`,
      iron,
    )
  );
}

/** A string of small lights between two points. */
export function drawStrings(s: Stage, rows: number, y: number, z: number): string {
  const { random, width } = s;
  let wires = '';
  let bulbs = '';
  for (let i = 0; i < rows; i++) {
    const a: Point = [-20, s.at(0, y + random.near(0, 0.3), z + i * 1.2)[1]];
    const b: Point = [width + 20, s.at(0, y + random.near(0, 0.3), z + i * 1.2)[1]];
    const sag = s.size(z + i * 1.2) * random.range(0.25, 0.5);
    const mid: Point = [width * random.range(0.35, 0.65), (a[1] + b[1]) / 2 + sag * 2];
    wires += `M${a[0]} ${a[1]}Q${mid[0]} ${mid[1]} ${b[0]} ${b[1]}`;
    for (let n = 1; n < 15; n++) {
      const u = n / 15;
      const x = (1 - u) ** 2 * a[0] + 2 * u * (1 - u) * mid[0] + u * u * b[0];
      const py = (1 - u) ** 2 * a[1] + 2 * u * (1 - u) * mid[1] + u * u * b[1];
      const r = s.size(z + i * 1.2) * 0.045 + 1.5;
      bulbs +=
        (s.light.lamps
          ? oval(
              x,
              py + r,
              r * 3.4,
              r * 3.4,
              s.sketch.radial(x, py + r, r * 3.4, [
                [0, warmLamp, 0.55],
                [1, warmLamp, 0],
              ]),
            )
          : '') + oval(x, py + r, r, r * 1.2, hex(blend(warmLamp, white, 0.4)));
    }
  }
  return stroke(wires, s.paint(tone(0.2, 0.02, 280), z), 1.4, 0.7) + bulbs;
}

/** A railing across the picture at depth z. */
export function drawRailing(
  s: Stage,
  z: number,
  kind: 'iron' | 'stone' | 'wood' | 'glass',
): string {
  const m = s.size(z);
  const y0 = s.at(0, 0, z)[1];
  const y1 = s.at(0, 1.02, z)[1];
  if (y1 > s.height) return '';
  if (kind === 'glass')
    return (
      fill(rectangle(0, y1, s.width, y0 - y1), s.paint(tone(0.8, 0.03, 210), z), 0.25) +
      fill(rectangle(0, y1 - m * 0.03, s.width, m * 0.06), s.paint(tone(0.7, 0.01, 230), z))
    );
  const t =
    kind === 'stone' ? tone(0.8, 0.025, 80) : kind === 'wood' ? wood : tone(0.22, 0.02, 270);
  let posts = '';
  const step = m * (kind === 'stone' ? 0.26 : 0.14);
  for (let x = (s.width / 2) % step; x < s.width + step; x += step)
    posts +=
      kind === 'stone'
        ? `M${x - m * 0.05} ${y0}L${x - m * 0.05} ${y0 - m * 0.1}C${x - m * 0.13} ${y0 - m * 0.4} ${x - m * 0.03} ${y0 - m * 0.6} ${x - m * 0.05} ${y1 + m * 0.1}L${x + m * 0.05} ${y1 + m * 0.1}C${x + m * 0.03} ${y0 - m * 0.6} ${x + m * 0.13} ${y0 - m * 0.4} ${x + m * 0.05} ${y0 - m * 0.1}L${x + m * 0.05} ${y0}Z`
        : rectangle(x - m * 0.012, y1, m * 0.024, y0 - y1);
  return (
    fill(posts, s.paint(shift(t, -0.04), z)) +
    fill(
      rectangle(0, y1 - m * 0.04, s.width, m * (kind === 'iron' ? 0.06 : 0.13)),
      s.paint(shift(t, 0.05), z),
    ) +
    fill(rectangle(0, y0 - m * 0.08, s.width, m * 0.1), s.paint(t, z))
  );
}
