import { type Point, smoothPath } from '../geometry.ts';
import { type Tone, blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval } from '../sketch.ts';
import { stone } from './materials.ts';
import { type Stage, poly, rectangle } from './stage.ts';

/** A line of hills or peaks at the horizon; `high` is a fraction of the picture's width. */
export function drawRidge(
  s: Stage,
  high: number,
  rough: number,
  t: Tone,
  far: number,
  peaks = false,
): string {
  const { random, width, horizon } = s;
  const points: Point[] = [];
  const step = peaks ? width / 7 : width / 5;
  for (let x = -step; x <= width + step * 1.01; x += step) {
    points.push([
      x + random.near(0, step * 0.25),
      horizon - high * width + random.near(0, rough * width),
    ]);
    if (peaks)
      points.push([
        x + step * random.range(0.4, 0.6),
        horizon - high * width * random.range(0.3, 0.6),
      ]);
  }
  const d =
    (peaks
      ? `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
      : smoothPath(points)) + `L${width + step} ${horizon + 4}L${-step} ${horizon + 4}Z`;
  const tint = blend(s.tone(t), s.light.haze, far);
  let out = fill(
    d,
    s.sketch.linear(0, horizon - (high + rough) * width, 0, horizon, [
      [0, tint],
      [1, blend(tint, s.light.haze, 0.5)],
    ]),
  );
  if (peaks) {
    // Snow on the lit side.
    let caps = '';
    for (let i = 2; i < points.length - 1; i += 2) {
      const [x, y] = points[i]!;
      const h = Math.max(0, horizon - y) * 0.34;
      caps += `M${x} ${y}L${x + s.light.k * h * 0.7} ${y + h}L${x + s.light.k * h * 0.25} ${y + h * 0.72}L${x} ${y + h * 1.05}L${x - s.light.k * h * 0.3} ${y + h * 0.6}Z`;
    }
    out += fill(caps, hex(blend(s.tone(tone(0.96, 0.01, 240)), s.light.haze, far * 0.7)), 0.85);
  }
  return out;
}

/** The ground from the horizon to the bottom of the picture. */
export function drawGround(s: Stage, t: Tone, far: Tone = t): string {
  const { horizon, width, height } = s;
  if (horizon > height) return '';
  const from = Math.max(-10, horizon - 1);
  // Flat patches of lighter and darker ground.
  let light = '';
  let dark = '';
  for (let i = 0; i < 34; i++) {
    const y = horizon + (height - horizon) * s.random.next() ** 1.6;
    const w = width * s.random.range(0.06, 0.3) * (0.3 + (y - horizon) / (height - horizon || 1));
    const x = s.random.range(-0.1, 1.1) * width;
    const d = `M${(x - w).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y - w * 0.09).toFixed(1)} ${(x + w).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y + w * 0.11).toFixed(1)} ${(x - w).toFixed(1)} ${y.toFixed(1)}Z`;
    if (i % 2) light += d;
    else dark += d;
  }
  const patches =
    fill(light, s.paint(shift(t, 0.05)), 0.3) + fill(dark, s.paint(shift(t, -0.07)), 0.26);
  return (
    fill(
      rectangle(0, from, width, height - from),
      s.sketch.linear(0, horizon, 0, height, [
        [0, s.tone(far, 40)],
        [0.3, s.tone(t, s.z0 + 2)],
        [1, s.tone(shift(t, -0.06), 1)],
      ]),
    ) + patches
  );
}

/** Water with the sun's reflection. */
export function drawWater(s: Stage, top: number, bottom: number, t: Tone): string {
  const { light, random, width } = s;
  const [, middle, low] = light.sky;
  if (bottom <= top) return '';
  const near = blend(s.tone(t), middle, 0.3);
  let out = fill(
    rectangle(0, top, width, bottom - top),
    s.sketch.linear(0, top, 0, bottom, [
      [0, blend(low, near, 0.35)],
      [0.35, near],
      [1, shift(near, -0.07)],
    ]),
  );
  const cx = width * (0.5 + light.k * 0.24);
  let glints = '';
  let waves = '';
  for (let i = 0; i < 46; i++) {
    const u = (i / 46) ** 1.7;
    const y = top + u * (bottom - top);
    const w = (4 + u * 46) * random.range(0.5, 1.5);
    const x = cx + random.near(0, 20 + u * 160);
    glints += `M${x - w} ${y}Q${x} ${y - 2 - u * 3} ${x + w} ${y}Q${x} ${y + 2 + u * 4} ${x - w} ${y}Z`;
    const wx = random.range(0, width);
    waves += `M${wx - w * 1.6} ${y}Q${wx} ${y - 2 - u * 4} ${wx + w * 1.6} ${y}Q${wx} ${y + 1 + u * 3} ${wx - w * 1.6} ${y}Z`;
  }
  return (
    out +
    fill(waves, hex(shift(near, 0.07)), 0.5) +
    fill(glints, hex(blend(light.sun, white, 0.3)), light.hour === 'night' ? 0.35 : 0.6)
  );
}

/** Bushes, tufts of grass, or flowers on the ground between two depths. */
export function drawTufts(
  s: Stage,
  count: number,
  near: number,
  far: number,
  wide: number,
  t: Tone,
  bloom?: Tone,
): string {
  const { random } = s;
  const spots = Array.from(
    { length: count },
    () => [random.range(-wide, wide), near + (far - near) * random.next() ** 1.3] as const,
  ).sort((a, b) => b[1] - a[1]);
  let out = '';
  for (const [x, z] of spots) {
    const [bx, by] = s.at(x, 0, z);
    const m = s.size(z);
    if (bx < -60 || bx > s.width + 60 || by > s.height + 80) continue;
    const h = m * random.range(0.08, 0.21);
    let blades = '';
    for (let i = 0; i < 5; i++) {
      const lean = (i - 2) * h * 0.22 + random.near(0, h * 0.15);
      blades += `M${(bx + (i - 2) * h * 0.1 - h * 0.04).toFixed(1)} ${by.toFixed(1)}Q${(bx + lean * 0.4).toFixed(1)} ${(by - h * 0.6).toFixed(1)} ${(bx + lean).toFixed(1)} ${(by - h * random.range(0.8, 1.2)).toFixed(1)}Q${(bx + lean * 0.6).toFixed(1)} ${(by - h * 0.4).toFixed(1)} ${(bx + (i - 2) * h * 0.1 + h * 0.05).toFixed(1)} ${by.toFixed(1)}Z`;
    }
    out += fill(blades, s.paint(shift(t, random.range(-0.06, 0.08)), z));
    if (bloom && random.chance(0.7)) {
      const r = h * 0.13;
      const fy = by - h * random.range(0.8, 1.1);
      const fx = bx + random.near(0, h * 0.3);
      const tint = s.paint(shift(bloom, random.range(-0.05, 0.08), 0, random.near(0, 14)), z);
      for (let i = 0; i < 5; i++)
        out += oval(
          fx + Math.cos(i * 1.257) * r,
          fy + Math.sin(i * 1.257) * r,
          r * 0.75,
          r * 0.75,
          tint,
        );
      out += oval(fx, fy, r * 0.5, r * 0.5, s.paint(tone(0.85, 0.13, 88), z));
    }
  }
  return out;
}

export function drawRock(s: Stage, x: number, z: number, r: number, t: Tone = stone): string {
  const [bx, by] = s.at(x, 0, z);
  const m = s.size(z) * r;
  const { random, light } = s;
  const points: Point[] = [
    [-1, 0],
    [-0.8, -0.5],
    [-0.3, -0.85],
    [0.3, -0.75],
    [0.85, -0.4],
    [1, 0],
  ].map(([px, py]) => [
    bx + px! * m * random.range(0.9, 1.1),
    by + py! * m * random.range(0.8, 1.1),
  ]);
  return fill(
    poly(points),
    s.sketch.linear(bx + light.k * m, by - m, bx - light.k * m, by, [
      [0, s.tone(shift(t, 0.07), z)],
      [1, s.tone(shift(t, -0.16), z)],
    ]),
  );
}

/** A paved or dirt path toward the horizon. */
export const drawPath = (s: Stage, wide: number, t: Tone, bend = 0) =>
  fill(
    smoothPath([
      s.at(-wide, 0, 0.6),
      s.at(-wide * 0.9 + bend * 0.2, 0, 4),
      s.at(-wide * 0.8 + bend, 0, 12),
      s.at(bend * 2, 0, 60),
    ]) +
      smoothPath([
        s.at(bend * 2 + 0.4, 0, 60),
        s.at(wide * 0.8 + bend, 0, 12),
        s.at(wide * 0.9 + bend * 0.2, 0, 4),
        s.at(wide, 0, 0.6),
      ]).replace('M', 'L') +
      'Z',
    s.sketch.linear(0, s.horizon, 0, s.height, [
      [0, s.tone(t, 30)],
      [1, s.tone(shift(t, -0.04), 2)],
    ]),
  );
