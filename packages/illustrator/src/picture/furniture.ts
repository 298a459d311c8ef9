import { smoothPath } from '../geometry.ts';
import { type Tone, blend, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { warmLamp } from './lamps.ts';
import { green, wood } from './materials.ts';
import { type Stage, glow, panel, poly } from './stage.ts';

/** A framed picture on the wall. */
export function drawFrame(s: Stage, x: number, y: number, w: number, h: number, z: number): string {
  const { random } = s;
  const art = random.pick([
    s.accent,
    s.second,
    shift(s.accent, 0.15, -0.02, 40),
    tone(0.8, 0.05, 80),
  ]);
  const inner = panel(s, x - w * 0.42, y - h * 0.42, x + w * 0.42, y + h * 0.42, z);
  const [cx, cy] = s.at(x + random.near(0, w * 0.15), y - h * 0.1, z);
  const r = s.size(z) * Math.min(w, h) * random.range(0.16, 0.3);
  return (
    fill(
      panel(s, x - w / 2 - 0.03, y - h / 2 - 0.05, x + w / 2 + 0.03, y + h / 2, z),
      s.paint(tone(0.2, 0.02, 40), z),
      0.25,
    ) +
    fill(
      panel(s, x - w / 2, y - h / 2, x + w / 2, y + h / 2, z),
      s.paint(random.pick([tone(0.3, 0.04, 50), tone(0.76, 0.09, 82), tone(0.2, 0.01, 60)]), z),
    ) +
    fill(inner, s.paint(shift(art, 0.1), z)) +
    oval(cx, cy, r, r, s.paint(shift(art, -0.12, 0.02, 30), z), 0.9) +
    s.sketch.cut(
      inner,
      fill(
        `M${cx - r * 4} ${cy + r * 2.4}Q${cx - r} ${cy + r * 0.2} ${cx + r} ${cy + r * 1.1}T${cx + r * 4} ${cy + r * 0.6}L${cx + r * 4} ${cy + r * 6}L${cx - r * 4} ${cy + r * 6}Z`,
        s.paint(shift(art, -0.22, 0, -20), z),
        0.9,
      ),
    )
  );
}

/** A potted plant. */
export function drawPlant(s: Stage, x: number, z: number, h: number, y = 0): string {
  const m = s.size(z);
  const [bx, by] = s.at(x, y, z);
  const { random } = s;
  let leaves = '';
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * (0.08 + (i / 10) * 0.84);
    const L = h * m * random.range(0.45, 0.75);
    const [ex, ey] = [bx + Math.cos(a) * L * 0.7, by - h * m * 0.28 + Math.sin(a) * L];
    const [nx, ny] = [-Math.sin(a) * L * 0.13, Math.cos(a) * L * 0.13];
    leaves += fill(
      `M${bx} ${by - h * m * 0.25}Q${(bx + ex) / 2 + nx} ${(by + ey) / 2 + ny - h * m * 0.2} ${ex} ${ey}Q${(bx + ex) / 2 - nx} ${(by + ey) / 2 - ny - h * m * 0.05} ${bx} ${by - h * m * 0.25}Z`,
      s.paint(shift(green, random.range(-0.12, 0.05), -0.01), z),
    );
  }
  const pot = random.pick([tone(0.58, 0.1, 42), tone(0.88, 0.015, 80), tone(0.35, 0.03, 250)]);
  return (
    leaves +
    fill(
      `M${bx - h * m * 0.13} ${by - h * m * 0.28}L${bx + h * m * 0.13} ${by - h * m * 0.28}L${bx + h * m * 0.09} ${by}L${bx - h * m * 0.09} ${by}Z`,
      s.sketch.linear(bx - h * m * 0.13, 0, bx + h * m * 0.13, 0, [
        [0, s.tone(shift(pot, s.light.k < 0 ? 0.05 : -0.1), z)],
        [1, s.tone(shift(pot, s.light.k > 0 ? 0.05 : -0.1), z)],
      ]),
    )
  );
}

/** A hanging lamp, or a floor lamp with `stand`. */
export function drawShade(
  s: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  stand = false,
): string {
  const m = s.size(z);
  const [cx, cy] = s.at(x, y, z);
  const [, end] = stand ? s.at(x, 0, z) : [0, -10];
  const lit = s.light.lamps;
  return (
    stroke(`M${cx} ${cy}L${cx} ${end}`, s.paint(tone(0.25, 0.02, 60), z), Math.max(1.5, m * 0.03)) +
    (lit ? glow(s, [cx, cy], m * 1.9, 0.7, warmLamp) : '') +
    fill(
      `M${cx - w * m * 0.3} ${cy - w * m * 0.36}L${cx + w * m * 0.3} ${cy - w * m * 0.36}L${cx + w * m * 0.5} ${cy + w * m * 0.24}Q${cx} ${cy + w * m * 0.34} ${cx - w * m * 0.5} ${cy + w * m * 0.24}Z`,
      lit
        ? s.sketch.linear(0, cy - w * m * 0.36, 0, cy + w * m * 0.3, [
            [0, shift(warmLamp, -0.12)],
            [1, blend(warmLamp, white, 0.5)],
          ])
        : s.paint(tone(0.88, 0.03, 80), z),
    )
  );
}

/** A wall of shelves: books, bottles or goods. */
export function drawShelves(
  s: Stage,
  x0: number,
  x1: number,
  y1: number,
  z: number,
  kind: 'books' | 'bottles' | 'goods' | 'bread',
  frame: Tone = wood,
): string {
  const { random } = s;
  const row = kind === 'books' ? 0.36 : 0.42;
  let out = fill(panel(s, x0, 0, x1, y1, z), s.paint(shift(frame, -0.13), z));
  const colors = [
    s.accent,
    s.second,
    tone(0.45, 0.1, 28),
    tone(0.4, 0.06, 160),
    tone(0.36, 0.06, 260),
    tone(0.75, 0.06, 80),
    tone(0.6, 0.09, 62),
    tone(0.85, 0.02, 80),
  ];
  const batches = new Map<Tone, string>();
  const add = (t: Tone, d: string) => batches.set(t, (batches.get(t) ?? '') + d);
  for (let y = 0.12; y < y1 - 0.2; y += row)
    for (let x = x0 + 0.06; x < x1 - 0.06;) {
      const t = random.pick(colors);
      if (kind === 'books') {
        const w = random.range(0.03, 0.075);
        if (random.chance(0.06)) x += 0.16;
        else add(t, panel(s, x, y, x + w, y + random.range(0.2, 0.31), z));
        x += w + 0.008;
      } else if (kind === 'bottles') {
        const [bx, by] = s.at(x, y, z);
        const m = s.size(z);
        const h = random.range(0.24, 0.34) * m;
        add(
          t,
          `M${bx} ${by}L${bx} ${by - h * 0.6}Q${bx + m * 0.02} ${by - h * 0.7} ${bx + m * 0.025} ${by - h}L${bx + m * 0.05} ${by - h}Q${bx + m * 0.055} ${by - h * 0.7} ${bx + m * 0.075} ${by - h * 0.6}L${bx + m * 0.075} ${by}Z`,
        );
        x += random.range(0.1, 0.16);
      } else {
        const w = random.range(0.14, 0.26);
        const h = random.range(0.12, 0.26);
        if (kind === 'bread') {
          const [bx, by] = s.at(x, y, z);
          const m = s.size(z);
          add(
            tone(0.66, 0.09, 62),
            `M${bx} ${by}C${bx} ${by - h * m} ${bx + w * m} ${by - h * m} ${bx + w * m} ${by}Z`,
          );
        } else add(t, panel(s, x, y, x + w, y + h, z));
        x += w + 0.05;
      }
    }
  for (const [t, d] of batches)
    out += fill(
      d,
      s.paint(kind === 'bottles' && s.light.lamps ? shift(t, 0.08, 0.02) : t, z),
      0.95,
    );
  let boards = '';
  for (let y = 0.1; y < y1; y += row) boards += panel(s, x0, y - 0.02, x1, y + 0.02, z);
  for (let x = x0; x <= x1 + 0.01; x += (x1 - x0) / Math.max(1, Math.round((x1 - x0) / 1.2)))
    boards += panel(s, x - 0.025, 0, x + 0.025, y1, z);
  return out + fill(boards, s.paint(frame, z));
}

/** A sofa, bed or bench seen from the front. */
export function drawSofa(s: Stage, x: number, z: number, w: number, t: Tone): string {
  const m = s.size(z);
  const [bx, by] = s.at(x, 0, z);
  const u = (px: number, py: number) => `${(bx + px * m).toFixed(1)} ${(by - py * m).toFixed(1)}`;
  const h = w / 2;
  const light = s.paint(shift(t, 0.05), z);
  const dark = s.paint(shift(t, -0.1), z);
  return (
    fill(
      `M${u(-h, 0.1)}L${u(-h + 0.02, 0.86)}Q${u(0, 0.98)} ${u(h - 0.02, 0.86)}L${u(h, 0.1)}Z`,
      s.paint(shift(t, -0.03), z),
    ) +
    fill(
      `M${u(-h + 0.1, 0.42)}L${u(0, 0.44)}L${u(0, 0.26)}L${u(-h + 0.1, 0.24)}ZM${u(0.02, 0.44)}L${u(h - 0.1, 0.42)}L${u(h - 0.1, 0.24)}L${u(0.02, 0.26)}Z`,
      light,
    ) +
    fill(
      `M${u(-h + 0.08, 0.24)}L${u(h - 0.08, 0.24)}L${u(h - 0.08, 0.08)}L${u(-h + 0.08, 0.08)}Z`,
      dark,
    ) +
    fill(
      `M${u(-h - 0.14, 0.08)}C${u(-h - 0.16, 0.6)} ${u(-h - 0.1, 0.66)} ${u(-h, 0.64)}C${u(-h + 0.12, 0.62)} ${u(-h + 0.1, 0.4)} ${u(-h + 0.1, 0.08)}ZM${u(h + 0.14, 0.08)}C${u(h + 0.16, 0.6)} ${u(h + 0.1, 0.66)} ${u(h, 0.64)}C${u(h - 0.12, 0.62)} ${u(h - 0.1, 0.4)} ${u(h - 0.1, 0.08)}Z`,
      s.paint(t, z),
    ) +
    fill(
      `M${u(-h + 0.2, 0.44)}L${u(-h + 0.56, 0.42)}L${u(-h + 0.6, 0.76)}Q${u(-h + 0.4, 0.82)} ${u(-h + 0.22, 0.76)}Z`,
      s.paint(s.accent, z),
    )
  );
}

export function drawBed(s: Stage, x: number, z: number, t: Tone): string {
  const sheet = tone(0.92, 0.015, 80);
  return (
    fill(panel(s, x - 1, 0.2, x + 1, 1.25, z), s.paint(shift(wood, -0.05), z)) +
    fill(
      poly([
        s.at(x - 0.95, 0.62, z),
        s.at(x + 0.95, 0.62, z),
        s.at(x + 0.98, 0.55, z - 1.5),
        s.at(x - 0.98, 0.55, z - 1.5),
      ]),
      s.paint(sheet, z),
    ) +
    [-0.48, 0.48]
      .map((px) =>
        fill(
          smoothPath(
            [
              s.at(x + px - 0.4, 0.62, z),
              s.at(x + px - 0.36, 0.95, z),
              s.at(x + px + 0.36, 0.95, z),
              s.at(x + px + 0.4, 0.62, z),
              s.at(x + px, 0.58, z),
            ],
            true,
          ),
          s.paint(shift(sheet, px > 0 ? -0.03 : 0.02), z),
        ),
      )
      .join('') +
    fill(panel(s, x - 0.99, 0.05, x + 0.99, 0.56, z - 1.5), s.paint(t, z)) +
    fill(
      poly([
        s.at(x - 0.98, 0.57, z - 1.5),
        s.at(x + 0.98, 0.57, z - 1.5),
        s.at(x + 0.96, 0.62, z - 0.7),
        s.at(x - 0.96, 0.62, z - 0.7),
      ]),
      s.paint(shift(t, 0.06), z),
    )
  );
}

/** A round café table with two chairs. */
export function drawTable(s: Stage, x: number, z: number, t: Tone = wood): string {
  const m = s.size(z);
  const [cx, cy] = s.at(x, 0.74, z);
  const [, foot] = s.at(x, 0, z);
  const iron = s.paint(tone(0.26, 0.02, 60), z);
  const chair = (q: number) => {
    const [px, py] = s.at(x + q * 0.62, 0.45, z + 0.1);
    return (
      stroke(
        `M${px - m * 0.18} ${py}L${px + m * 0.18} ${py}M${px - m * 0.16} ${py}L${px - m * 0.2} ${foot}M${px + m * 0.16} ${py}L${px + m * 0.2} ${foot}M${px + q * m * 0.17} ${py}L${px + q * m * 0.22} ${py - m * 0.46}`,
        iron,
        Math.max(2, m * 0.035),
      ) +
      fill(
        `M${px + q * m * 0.08} ${py - m * 0.2}Q${px + q * m * 0.3} ${py - m * 0.26} ${px + q * m * 0.26} ${py - m * 0.5}Q${px + q * m * 0.16} ${py - m * 0.52} ${px + q * m * 0.08} ${py - m * 0.2}Z`,
        s.paint(shift(t, -0.1), z),
      )
    );
  };
  const flat = Math.max(0.06, Math.min(0.34, (s.eye - 0.74) / z));
  return (
    chair(-1) +
    chair(1) +
    stroke(
      `M${cx} ${cy}L${cx} ${foot}M${cx - m * 0.2} ${foot}L${cx + m * 0.2} ${foot}`,
      iron,
      Math.max(2, m * 0.05),
    ) +
    oval(cx, cy, m * 0.42, m * 0.42 * flat + 3, s.paint(shift(t, -0.12), z)) +
    oval(cx, cy - 3, m * 0.42, m * 0.42 * flat, s.paint(shift(t, 0.06), z))
  );
}
