import { smoothPath } from '../geometry.ts';
import { type Tone, blend, hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawSkyline } from './buildings.ts';
import { warmLamp } from './lamps.ts';
import { drawRidge } from './land.ts';
import { green } from './materials.ts';
import { type Stage, rectangle, slab } from './stage.ts';
import { type TreeKind, drawTree } from './trees.ts';

export const grass = tone(0.6, 0.1, 132);

export const trees = (
  s: Stage,
  kinds: readonly TreeKind[],
  count: number,
  near: number,
  far: number,
  wide: number,
  low: number,
  high: number,
  t = green,
) => {
  const spots = Array.from({ length: count }, (_, i) => {
    const z = near + (far - near) * s.random.next();
    const q = i % 2 ? 1 : -1;
    return [q * (1.3 + (wide - 1.3) * s.random.next()) * Math.max(1, z / (s.z0 + 6)), z] as const;
  }).sort((a, b) => b[1] - a[1]);
  return spots
    .map(([x, z]) =>
      drawTree(
        s,
        s.random.pick(kinds),
        x,
        z,
        s.random.range(low, high),
        shift(t, s.random.near(0, 0.05), 0, s.random.near(0, 12)),
      ),
    )
    .join('');
};

export const wetGround = (s: Stage) => {
  if (s.light.weather !== 'rain' && s.light.glow !== 'neon') return '';
  let out = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = s.at(s.random.range(-4, 4), 0, s.random.range(s.z0 * 0.7, s.z0 + 14));
    const w = s.random.range(0.03, 0.16) * s.width;
    const t = s.light.lamps ? s.random.pick([warmLamp, s.light.key, s.light.rim]) : s.light.sky[2];
    out += fill(
      `M${x - w} ${y}Q${x} ${y - w * 0.05} ${x + w} ${y}Q${x} ${y + w * 0.07} ${x - w} ${y}Z`,
      hex(t),
      0.3,
    );
  }
  return out;
};

export const snowCap = (s: Stage) => (s.light.weather === 'snow' ? tone(0.94, 0.012, 245) : grass);

export const drawGroundFrom = (s: Stage, top: number, t: Tone) =>
  top > s.height
    ? ''
    : fill(
        smoothPath([
          [-10, top + 3],
          [s.width * 0.3, top - 3],
          [s.width * 0.6, top + 5],
          [s.width + 10, top],
        ]) + `L${s.width + 10} ${s.height + 10}L-10 ${s.height + 10}Z`,
        s.sketch.linear(0, top, 0, s.height, [
          [0, s.tone(shift(t, -0.12), s.z0)],
          [0.08, s.tone(t, s.z0)],
          [1, s.tone(shift(t, -0.05), 1)],
        ]),
      );

export const deck = (s: Stage, t: Tone) => {
  let joints = '';
  for (let x = -6; x <= 6; x += 0.4)
    joints += `M${s.at(x, 0, 0.8).join(' ')}L${s.at(x, 0, s.z0 + 2.8).join(' ')}`;
  return (
    fill(
      slab(s, -8, 0.6, 8, s.z0 + 2.8),
      s.sketch.linear(0, s.horizon, 0, s.height, [
        [0, s.tone(t)],
        [1, s.tone(shift(t, -0.1), 1)],
      ]),
    ) + stroke(joints, s.paint(shift(t, -0.12)), 1.3, 0.5)
  );
};

/** A city seen from above: its base is below the horizon. */
export const lowSkyline = (s: Stage) =>
  fill(
    rectangle(0, s.horizon - 2, s.width, s.height),
    s.sketch.linear(0, s.horizon, 0, s.height, [
      [0, blend(s.light.haze, s.tone(tone(0.5, 0.03, 255), 60), 0.5)],
      [1, s.tone(tone(0.35, 0.03, 260), 20)],
    ]),
  ) +
  drawSkyline(s, 150, 20, 70, tone(0.6, 0.03, 250)) +
  drawSkyline(s, 90, 4, 26, tone(0.46, 0.03, 255));

export const drawDune = (s: Stage, high: number, t: Tone) => drawRidge(s, high, 0.02, t, 0.15);

export const drawCactus = (s: Stage, x: number, z: number, h: number) => {
  const m = s.size(z);
  const [bx, by] = s.at(x, 0, z);
  const paint = s.paint(tone(0.48, 0.08, 145), z);
  return stroke(
    `M${bx} ${by}L${bx} ${by - h * m}M${bx} ${by - h * m * 0.42}C${bx + m * 0.5} ${by - h * m * 0.42} ${bx + m * 0.5} ${by - h * m * 0.5} ${bx + m * 0.5} ${by - h * m * 0.76}M${bx} ${by - h * m * 0.3}C${bx - m * 0.45} ${by - h * m * 0.3} ${bx - m * 0.45} ${by - h * m * 0.4} ${bx - m * 0.45} ${by - h * m * 0.6}`,
    paint,
    m * 0.26,
  );
};

/** Leaves or petals in the air. */
export const drifting = (s: Stage, t: Tone, count: number) => {
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [s.random.range(0, s.width), s.random.range(0, s.height)];
    const r = s.random.range(3, 9) * (s.width / 832);
    const a = s.random.range(0, 6.28);
    out += fill(
      `M${x} ${y}q${r * Math.cos(a)} ${r * Math.sin(a)} ${r * 2 * Math.cos(a + 0.5)} ${r * 2 * Math.sin(a + 0.5)}q${-r * Math.cos(a + 1)} ${-r * Math.sin(a + 1)} ${-r * 2 * Math.cos(a + 0.5)} ${-r * 2 * Math.sin(a + 0.5)}Z`,
      s.paint(shift(t, s.random.range(-0.08, 0.08), 0, s.random.near(0, 20))),
      0.85,
    );
  }
  return out;
};

/** Dark leaves that reach into the picture from its upper corners. */
export function drawLeaves(s: Stage, t: Tone): string {
  let out = '';
  const q = s.light.k > 0 ? 0 : s.width;
  for (let i = 0; i < 12; i++) {
    const [x, y] = [q + s.random.near(0, s.width * 0.16), s.random.range(-20, s.height * 0.3)];
    const L = s.width * s.random.range(0.1, 0.2);
    const a = (q ? Math.PI - 0.5 : 0.5) + s.random.near(0, 0.8);
    const [ex, ey] = [x + Math.cos(a) * L, y + Math.sin(a) * L];
    const [nx, ny] = [-Math.sin(a) * L * 0.24, Math.cos(a) * L * 0.24];
    out += fill(
      `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`,
      s.paint(shift(t, s.random.range(-0.05, 0.06)), 1),
      0.92,
    );
  }
  return out;
}

export const drawArch = (s: Stage, bloom: Tone) => {
  const z = s.z0 + 3.4;
  const m = s.size(z);
  const [cx, cy] = s.at(0, 2.1, z);
  let out = stroke(
    `M${cx - m * 1.3} ${s.at(0, 0, z)[1]}L${cx - m * 1.3} ${cy}A${m * 1.3} ${m * 1.1} 0 0 1 ${cx + m * 1.3} ${cy}L${cx + m * 1.3} ${s.at(0, 0, z)[1]}`,
    s.paint(tone(0.9, 0.015, 85), z),
    m * 0.08,
  );
  for (let i = 0; i < 46; i++) {
    const a = Math.PI * s.random.range(-0.35, 1.35);
    const up = a < 0 || a > Math.PI;
    const x = up ? cx + (a < 0 ? 1.3 : -1.3) * m : cx + Math.cos(a) * m * 1.3;
    const y = up ? cy + Math.abs(a < 0 ? a : a - Math.PI) * m * 1.6 : cy - Math.sin(a) * m * 1.1;
    const r = m * s.random.range(0.06, 0.13);
    out += oval(
      x + s.random.near(0, m * 0.2),
      y + s.random.near(0, m * 0.2),
      r,
      r * 0.9,
      s.paint(
        i % 3
          ? shift(bloom, s.random.range(-0.08, 0.06))
          : shift(green, s.random.range(-0.1, 0.02)),
        z,
      ),
    );
  }
  return out;
};

export const drawFlowerBox = (s: Stage) => {
  const z = s.z0 + 1.2;
  let out = '';
  for (let i = 0; i < 40; i++) {
    const [x, y] = s.at(s.random.range(-3, 3), 1.05 + s.random.range(-0.06, 0.16), z);
    const r = s.size(z) * s.random.range(0.03, 0.07);
    out += oval(
      x,
      y,
      r,
      r * 0.9,
      s.paint(
        i % 2 ? shift(green, s.random.near(0, 0.07)) : shift(s.accent, s.random.range(0, 0.12)),
        z,
      ),
    );
  }
  return out;
};
