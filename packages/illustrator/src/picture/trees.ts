import { type Point, smoothPath } from '../geometry.ts';
import { type Tone, blend, shift, tone } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { wood } from './materials.ts';
import { type Stage, poly } from './stage.ts';

export type TreeKind = 'round' | 'pine' | 'palm' | 'birch' | 'cypress' | 'bare';

/** A tree at (x, z), `h` meters high. */
export function drawTree(
  s: Stage,
  kind: TreeKind,
  x: number,
  z: number,
  h: number,
  leaf: Tone,
): string {
  const { random, light } = s;
  const m = s.size(z);
  const [bx, by] = s.at(x, 0, z);
  const top = by - h * m;
  const k = light.k;
  const bark = kind === 'birch' ? tone(0.85, 0.012, 80) : wood;
  const trunk = (w: number, up: number, lean = 0) =>
    fill(
      `M${bx - w} ${by}C${bx - w * 0.6} ${by - up * 0.5} ${bx - w * 0.5 + lean} ${by - up * 0.8} ${bx - w * 0.4 + lean} ${by - up}L${bx + w * 0.4 + lean} ${by - up}C${bx + w * 0.5 + lean} ${by - up * 0.8} ${bx + w * 0.6} ${by - up * 0.5} ${bx + w} ${by}Z`,
      s.sketch.linear(bx - k * w, 0, bx + k * w, 0, [
        [0, s.tone(shift(bark, -0.14), z)],
        [1, s.tone(bark, z)],
      ]),
    );
  const mass = (cx: number, cy: number, r: number, t: Tone) => {
    const count = 9;
    const points: Point[] = Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2;
      const q = r * random.range(0.82, 1.14);
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.86];
    });
    return fill(
      smoothPath(points, true),
      s.sketch.linear(cx + k * r * 0.7, cy - r * 0.8, cx - k * r * 0.5, cy + r, [
        [0, s.tone(blend(shift(t, 0.1), light.key, 0.18), z)],
        [0.55, s.tone(t, z)],
        [1, s.tone(shift(t, -0.12), z)],
      ]),
    );
  };
  switch (kind) {
    case 'pine': {
      let out = trunk(h * m * 0.025, h * m * 0.4);
      for (let i = 0; i < 5; i++) {
        const y0 = by - h * m * (0.14 + i * 0.17);
        const w = h * m * (0.25 - i * 0.042);
        const y1 = y0 - h * m * 0.3;
        out += fill(
          poly([
            [bx, y1],
            [bx + w * 0.45, y0 - h * m * 0.1],
            [bx + w, y0 + random.near(0, 6)],
            [bx + w * 0.4, y0 - w * 0.1],
            [bx, y0 + w * 0.04],
            [bx - w * 0.4, y0 - w * 0.1],
            [bx - w, y0 + random.near(0, 6)],
            [bx - w * 0.45, y0 - h * m * 0.1],
          ]),
          s.sketch.linear(bx + k * w, 0, bx - k * w, 0, [
            [0, s.tone(shift(leaf, 0.06), z)],
            [0.6, s.tone(leaf, z)],
            [1, s.tone(shift(leaf, -0.1), z)],
          ]),
        );
        if (light.weather === 'snow')
          out += fill(
            poly([
              [bx, y1],
              [bx + w * 0.5, y0 - h * m * 0.09],
              [bx + w * 0.1, y0 - h * m * 0.14],
              [bx - w * 0.5, y0 - h * m * 0.07],
            ]),
            s.paint(tone(0.96, 0.01, 240), z),
            0.85,
          );
      }
      return out;
    }
    case 'palm': {
      const lean = random.near(0, h * m * 0.16);
      let out = trunk(h * m * 0.03, h * m * 0.86, lean);
      const cx = bx + lean;
      const cy = by - h * m * 0.86;
      for (let i = 0; i < 11; i++) {
        const a = -Math.PI * (0.02 + (i / 10) * 0.96) + random.near(0, 0.1);
        const L = h * m * random.range(0.3, 0.42);
        const ex = cx + Math.cos(a) * L;
        const ey = cy + Math.sin(a) * L * 0.55 + L * 0.34;
        const mx = cx + Math.cos(a) * L * 0.55;
        const my = cy + Math.sin(a) * L * 0.75;
        out += fill(
          `M${cx} ${cy}Q${mx} ${my - L * 0.1} ${ex} ${ey}Q${mx - L * 0.02} ${my + L * 0.1} ${cx} ${cy}Z`,
          s.paint(shift(leaf, random.range(-0.08, 0.07)), z),
        );
      }
      return out;
    }
    case 'cypress':
      return fill(
        `M${bx} ${top}C${bx + h * m * 0.14} ${by - h * m * 0.55} ${bx + h * m * 0.1} ${by - h * m * 0.1} ${bx + h * m * 0.04} ${by}L${bx - h * m * 0.04} ${by}C${bx - h * m * 0.1} ${by - h * m * 0.1} ${bx - h * m * 0.14} ${by - h * m * 0.55} ${bx} ${top}Z`,
        s.sketch.linear(bx + k * h * m * 0.1, 0, bx - k * h * m * 0.1, 0, [
          [0, s.tone(shift(leaf, 0.06), z)],
          [1, s.tone(shift(leaf, -0.1), z)],
        ]),
      );
    case 'bare':
    case 'birch': {
      let out = trunk(h * m * 0.03, h * m * 0.95, random.near(0, 20));
      let twigs = '';
      for (let i = 0; i < 12; i++) {
        const y = by - h * m * random.range(0.4, 0.92);
        const q = i % 2 ? 1 : -1;
        const L = h * m * random.range(0.12, 0.3);
        twigs += `M${bx} ${y}Q${bx + q * L * 0.5} ${y - L * 0.4} ${bx + q * L} ${y - L * random.range(0.7, 1.1)}`;
      }
      out += stroke(twigs, s.paint(shift(bark, -0.12), z), Math.max(1.2, h * m * 0.008));
      if (kind === 'birch') {
        let marks = '';
        for (let i = 0; i < 14; i++)
          marks += `M${bx - h * m * 0.02} ${by - h * m * random.range(0.02, 0.9)}l${h * m * random.range(0.01, 0.026)} 1`;
        out += stroke(marks, s.paint(tone(0.3, 0.02, 60), z), Math.max(1, h * m * 0.006), 0.7);
        for (let i = 0; i < 5; i++)
          out += mass(
            bx + random.near(0, h * m * 0.2),
            top + h * m * random.range(0, 0.35),
            h * m * random.range(0.09, 0.16),
            shift(leaf, 0.05),
          );
      }
      return out;
    }
    default: {
      let out = trunk(h * m * 0.035, h * m * 0.6);
      const r = h * m * 0.24;
      for (const [dx, dy, q, dl] of [
        [-0.16, 0.6, 0.85, -0.05],
        [0.18, 0.62, 0.8, -0.03],
        [0, 0.74, 1, 0],
        [-0.08, 0.84, 0.7, 0.02],
        [0.1, 0.86, 0.62, 0.04],
      ] as const)
        out += mass(bx + dx * h * m, by - dy * h * m, r * q, shift(leaf, dl));
      return out;
    }
  }
}
