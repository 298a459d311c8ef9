import { hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawBench } from './bench.ts';
import { drawFrame, drawPlant, drawShade } from './furniture.ts';
import { back, ceilingLights, counter, lit, oak, walnut } from './interior.ts';
import { green } from './materials.ts';
import type { Place } from './place.ts';
import { drawRoom, drawWindow } from './rooms.ts';
import { type Stage, box, line, panel } from './stage.ts';

const flowers = (s: Stage, x: number, y: number, z: number, t: typeof oak) => {
  let out = '';
  for (let i = 0; i < 12; i++) {
    const [fx, fy] = s.at(x + s.random.near(0, 0.2), y + s.random.range(0, 0.3), z);
    const r = s.size(z) * s.random.range(0.035, 0.07);
    out += oval(
      fx,
      fy,
      r,
      r,
      s.paint(i % 4 ? shift(t, s.random.near(0, 0.07)) : shift(green, 0.02), z),
    );
  }
  return out;
};

const vases = (s: Stage, y: number, z: number) => {
  let out = fill(panel(s, -3, y - 0.05, 3, y, z), s.paint(oak, z));
  const m = s.size(z);
  for (let x = -2.8; x < 2.8; x += s.random.range(0.3, 0.5)) {
    const [bx, by] = s.at(x, y, z);
    const [w, h] = [m * s.random.range(0.07, 0.13), m * s.random.range(0.18, 0.36)];
    const t = s.random.pick([
      tone(0.62, 0.09, 45),
      tone(0.86, 0.02, 80),
      s.accent,
      s.second,
      tone(0.5, 0.05, 200),
    ]);
    out += fill(
      `M${bx - w * 0.5} ${by}C${bx - w * 1.4} ${by - h * 0.4} ${bx - w} ${by - h * 0.7} ${bx - w * 0.4} ${by - h * 0.8}L${bx - w * 0.5} ${by - h}L${bx + w * 0.5} ${by - h}L${bx + w * 0.4} ${by - h * 0.8}C${bx + w} ${by - h * 0.7} ${bx + w * 1.4} ${by - h * 0.4} ${bx + w * 0.5} ${by}Z`,
      s.paint(t, z),
    );
  }
  return out;
};

const drawDisc = (s: Stage, x: number, y: number, z: number) => {
  const [cx, cy] = s.at(x, y, z);
  const r = s.size(z) * 0.3;
  return (
    oval(cx, cy, r, r, s.paint(tone(0.18, 0.01, 280), z)) +
    oval(cx, cy, r * 0.36, r * 0.36, s.paint(s.random.pick([s.accent, s.second]), z)) +
    stroke(
      `M${cx - r * 0.6} ${cy - r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${cx} ${cy - r * 0.8}`,
      hex(white),
      r * 0.05,
      0.35,
    )
  );
};

export const shops: Record<string, Place> = {
  laundromat: {
    words: /laundr|laundromat|washing machine|\bwasher/,
    indoors: true,
    low: true,
    draw: (s) => {
      const z = back(s, 1.8);
      const m = s.size(z);
      let drums = '';
      for (const y of [0.55, 1.5])
        for (let x = -3; x <= 3; x += 0.86) {
          const [cx, cy] = s.at(x, y, z - 0.02);
          const wash = s.random.pick([
            s.accent,
            s.second,
            tone(0.9, 0.02, 220),
            tone(0.7, 0.1, 25),
          ]);
          drums +=
            fill(
              panel(s, x - 0.4, y - 0.46, x + 0.4, y + 0.46, z),
              s.paint(tone(0.92, 0.008, 230), z),
            ) +
            oval(cx, cy, m * 0.3, m * 0.3, s.paint(tone(0.76, 0.01, 230), z)) +
            oval(cx, cy, m * 0.24, m * 0.24, s.paint(tone(0.36, 0.04, 235), z)) +
            fill(
              `M${cx - m * 0.22} ${cy + m * 0.06}Q${cx} ${cy - m * 0.1} ${cx + m * 0.22} ${cy + m * 0.04}A${m * 0.24} ${m * 0.24} 0 0 1 ${cx - m * 0.22} ${cy + m * 0.06}Z`,
              s.paint(wash, z),
              0.9,
            ) +
            stroke(
              `M${cx - m * 0.16} ${cy - m * 0.1}A${m * 0.2} ${m * 0.2} 0 0 1 ${cx} ${cy - m * 0.2}`,
              hex(white),
              m * 0.025,
              0.6,
            );
        }
      return {
        back:
          drawRoom(s, {
            wall: tone(0.78, 0.05, 195),
            floor: tone(0.82, 0.02, 80),
            deep: 1.8,
            half: 3.6,
            laid: 'tiles',
          }) +
          drums +
          fill(panel(s, -3.6, 2.04, 3.6, 2.12, z - 0.1), s.paint(tone(0.6, 0.15, 20), z)) +
          stroke(
            line([s.at(-1.6, 2.5, z), s.at(1.6, 2.5, z)]),
            hex(tone(0.86, 0.13, 350)),
            m * 0.05,
          ) +
          ceilingLights(s),
      };
    },
  },
  record_shop: {
    words: /record (shop|store)|vinyl|\brecords\b|music shop/,
    indoors: true,
    low: true,
    draw: (s) => {
      const z = back(s, 2.4);
      const bin = (x: number, zz: number) => {
        let sleeves = '';
        for (let i = 0; i < 14; i++)
          sleeves += fill(
            panel(
              s,
              x - 0.7 + i * 0.1,
              0.8,
              x - 0.63 + i * 0.1,
              1.02 + s.random.range(0, 0.06),
              zz + 0.1,
            ),
            s.paint(
              s.random.pick([
                s.accent,
                s.second,
                tone(0.3, 0.02, 280),
                tone(0.8, 0.1, 85),
                tone(0.55, 0.13, 25),
              ]),
              zz,
            ),
          );
        return sleeves + box(s, x - 0.75, 0, x + 0.75, 0.88, zz, 0.7, oak);
      };
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([tone(0.4, 0.07, 25), tone(0.36, 0.05, 255), tone(0.78, 0.08, 80)]),
            floor: walnut,
            deep: 2.4,
            half: 3.2,
            laid: 'boards',
          }) +
          [-2.4, -1.4, -0.4, 0.6, 1.6, 2.6]
            .map((x) => drawFrame(s, x, 2.15, 0.8, 0.8, z))
            .join('') +
          [-2.4, -1.4, -0.4, 0.6, 1.6, 2.6].map((x) => drawDisc(s, x, 1.2, z)).join('') +
          bin(-1.7, s.z0 + 1.2) +
          bin(1.7, s.z0 + 1.4) +
          drawShade(s, lit(s, 0.9), 2.4, s.z0 + 1.2, 0.4),
        front: drawBench(s, 'sleeves', walnut),
      };
    },
  },
  pottery: {
    words: /potter|ceramic|\bclay\b|\bkiln/,
    indoors: true,
    low: true,
    draw: (s) => {
      const z = back(s, 2.2);
      return {
        back:
          drawRoom(s, {
            wall: tone(0.82, 0.03, 70),
            floor: oak,
            deep: 2.2,
            half: 3.2,
            laid: 'boards',
          }) +
          drawWindow(s, lit(s, 1.5), 0.9, 2.5, 1.6, z, 'trees') +
          [1.1, 1.7, 2.3].map((y) => vases(s, y, z - 0.1)).join('') +
          counter(s, z - 0.5, 0.8, shift(oak, -0.08), oak) +
          drawPlant(s, lit(s, 2.5), z - 0.6, 1.3) +
          drawShade(s, lit(s, -1), 2.3, s.z0 + 1, 0.4),
        front: drawBench(s, 'clay', walnut),
      };
    },
  },
  flower_shop: {
    words: /flower ?(shop|stall|stand)|florist|peon(y|ies)|choosing flowers/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 2);
      const blooms = [
        tone(0.72, 0.14, 10),
        tone(0.88, 0.07, 0),
        tone(0.86, 0.13, 90),
        tone(0.62, 0.13, 305),
        tone(0.95, 0.02, 90),
        s.accent,
      ];
      let buckets = '';
      for (const [y, zz] of [
        [1.15, z - 0.1],
        [0.62, z - 0.5],
        [0, z - 0.9],
      ] as const) {
        buckets += y ? fill(panel(s, -3, y - 0.06, 3, y, zz), s.paint(oak, zz)) : '';
        for (let x = -2.7; x < 2.8; x += 0.56)
          buckets +=
            fill(
              panel(s, x - 0.14, y, x + 0.14, y + 0.26, zz),
              s.paint(s.random.pick([tone(0.75, 0.01, 230), tone(0.5, 0.05, 165)]), zz),
            ) + flowers(s, x, y + 0.3, zz, s.random.pick(blooms));
      }
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([tone(0.46, 0.06, 165), tone(0.9, 0.02, 80), tone(0.8, 0.05, 20)]),
            floor: tone(0.72, 0.02, 70),
            deep: 2,
            half: 3.2,
            laid: 'tiles',
          }) +
          drawWindow(s, lit(s, 1.4), 1.5, 2.7, 1.8, z, 'city') +
          buckets +
          drawShade(s, lit(s, -0.8), 2.3, s.z0 + 1, 0.4),
        front: drawBench(s, 'stems', oak),
      };
    },
  },
};
