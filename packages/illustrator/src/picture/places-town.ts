import { blend, hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawSkyline, drawStreetSide } from './buildings.ts';
import { drawShade, drawTable } from './furniture.ts';
import { drawLamp, drawStrings, warmLamp } from './lamps.ts';
import { drawGround, drawPath, drawRidge } from './land.ts';
import { green, stone, wood } from './materials.ts';
import type { Place } from './place.ts';
import { drifting, trees, wetGround } from './scenery.ts';
import { drawSky } from './sky.ts';
import { type Stage, box, glow, panel, poly, side, slab } from './stage.ts';
import { drawTree } from './trees.ts';

const walls = [
  tone(0.78, 0.045, 65),
  tone(0.7, 0.06, 45),
  tone(0.85, 0.025, 85),
  tone(0.62, 0.06, 30),
  tone(0.74, 0.03, 230),
  tone(0.68, 0.05, 150),
];

const asphalt = tone(0.46, 0.012, 265);

const street = (
  s: Stage,
  options: { shops: boolean; wide: number; far?: string; trees?: boolean; floor?: typeof asphalt },
): string => {
  const w = options.wide;
  let out = drawSky(s) + (options.far ?? drawSkyline(s, 110, 18, 44, tone(0.6, 0.03, 255)));
  out +=
    drawGround(s, options.floor ?? asphalt) +
    fill(slab(s, -w, 0.6, -w + 1.3, 70), s.paint(shift(stone, 0.05), s.z0)) +
    fill(slab(s, w - 1.3, 0.6, w, 70), s.paint(shift(stone, 0.02), s.z0));
  out +=
    drawStreetSide(s, -w, s.z0 * 0.4, 62, walls, options.shops) +
    drawStreetSide(s, w, s.z0 * 0.4, 62, walls, options.shops);
  for (const z of [26, 17, 10]) {
    out += options.trees
      ? drawTree(s, 'round', -w + 1, s.z0 + z, 4.6, green) +
        drawTree(s, 'round', w - 1, s.z0 + z - 2, 4.2, green)
      : '';
    out += drawLamp(s, (z % 2 ? 1 : -1) * (w - 1.1), s.z0 + z * 0.7);
  }
  return out + wetGround(s);
};

export const town: Record<string, Place> = {
  street: {
    words: /street|\bcity\b|downtown|avenue|urban|town|paris|new york|london|shopping/,
    draw: (s) => ({
      back: street(s, { shops: true, wide: s.random.range(3.4, 4.6), trees: s.random.chance(0.5) }),
    }),
  },
  alley: {
    words:
      /\balley|old town|\blanes?\b|cobble|venice|\brome\b|italy|mediterranean|greece|santorini/,
    draw: (s) => ({
      back:
        street(s, {
          shops: false,
          wide: 2.3,
          floor: tone(0.66, 0.035, 70),
          far: drawRidge(s, 0.1, 0.04, tone(0.55, 0.06, 140), 0.5),
        }) + drawStrings(s, 2, 3.4, s.z0 + 2),
    }),
  },
  neon: {
    words: /cyberpunk|tokyo|neon street|arcade|nightlife|futur|hong kong/,
    draw: (s) => {
      const signs = Array.from({ length: 9 }, (_, i) => {
        const q = i % 2 ? 1 : -1;
        const z = s.z0 + 2 + i * 1.6;
        const y = s.random.range(2.4, 5);
        const t = s.random.pick([
          tone(0.74, 0.21, 350),
          tone(0.84, 0.14, 205),
          tone(0.8, 0.16, 300),
          tone(0.88, 0.15, 95),
        ]);
        const d = side(s, q * 3.1, y, z, y + s.random.range(0.7, 2), z + 0.9);
        const [gx, gy] = s.at(q * 3.1, y + 0.6, z + 0.4);
        return (
          glow(s, [gx, gy], s.size(z) * 1.3, 0.4, t) +
          fill(d, hex(shift(t, -0.3)), 0.85) +
          stroke(d, hex(t), Math.max(2, s.size(z) * 0.05)) +
          stroke(
            side(s, q * 3.1, y + 0.25, z + 0.25, y + 0.5, z + 0.65),
            hex(shift(t, 0.1)),
            Math.max(1.5, s.size(z) * 0.03),
            0.9,
          )
        );
      });
      return {
        back:
          street(s, { shops: true, wide: 3.2 }) +
          signs.reverse().join('') +
          wetGround(s) +
          wetGround(s),
      };
    },
  },
  market: {
    words:
      /market|bazaar|ramen|noodle|street food|food truck|\bfun ?fair|street fair|\bstalls?\b|festival/,
    draw: (s) => {
      const stall = (x: number, z: number) => {
        const t = s.random.pick([s.accent, s.second, tone(0.55, 0.14, 28), tone(0.6, 0.09, 160)]);
        let roof = '';
        for (let i = 0; i < 6; i++)
          roof +=
            fill(
              poly([
                s.at(x - 1.3 + i * 0.433, 2.3, z),
                s.at(x - 1.3 + (i + 1) * 0.433, 2.3, z),
                s.at(x - 1.15 + (i + 1) * 0.383, 2.85, z + 0.8),
                s.at(x - 1.15 + i * 0.383, 2.85, z + 0.8),
              ]),
              s.paint(i % 2 ? tone(0.93, 0.015, 85) : t, z),
            ) +
            fill(
              panel(s, x - 1.3 + i * 0.433, 2.1, x - 1.3 + (i + 1) * 0.433, 2.3, z),
              s.paint(shift(i % 2 ? tone(0.93, 0.015, 85) : t, -0.06), z),
            );
        let fruit = '';
        for (let i = 0; i < 22; i++) {
          const [fx, fy] = s.at(x - 1.1 + (i % 11) * 0.21, 0.98 + Math.floor(i / 11) * 0.12, z);
          const r = s.size(z) * 0.09;
          fruit += oval(
            fx,
            fy,
            r,
            r,
            s.paint(
              s.random.pick([
                tone(0.65, 0.17, 40),
                tone(0.75, 0.15, 80),
                tone(0.55, 0.18, 25),
                tone(0.62, 0.13, 130),
              ]),
              z,
            ),
          );
        }
        return (
          fill(
            panel(s, x - 1.2, 0, x + 1.2, 2.3, z + 0.6),
            s.paint(s.light.lamps ? tone(0.6, 0.09, 65) : tone(0.5, 0.045, 55), z),
            0.9,
          ) +
          fruit +
          box(s, x - 1.2, 0, x + 1.2, 0.92, z, 0.5, shift(wood, 0.05)) +
          fill(panel(s, x - 1.22, 0.5, x + 1.22, 0.95, z - 0.02), s.paint(shift(t, 0.04), z)) +
          fill(
            panel(s, x - 1.25, 0, x - 1.19, 2.2, z) + panel(s, x + 1.19, 0, x + 1.25, 2.2, z),
            s.paint(shift(wood, -0.08), z),
          ) +
          roof +
          drawShade(s, x, 2, z, 0.3)
        );
      };
      return {
        back:
          street(s, { shops: false, wide: 5, floor: tone(0.62, 0.03, 70) }) +
          [14, 9, 5, 1.8].map((z) => stall(-2.3, s.z0 + z) + stall(2.3, s.z0 + z + 1)).join('') +
          drawStrings(s, 3, 3.3, s.z0 + 2),
      };
    },
  },
  terrace: {
    words: /sidewalk|outdoor caf|bistro|patio|plaza|town square/,
    draw: (s) => ({
      back:
        street(s, { shops: true, wide: 4.4, trees: true, floor: tone(0.7, 0.03, 75) }) +
        drawTable(s, -1.7, s.z0 + 2.6) +
        drawTable(s, 1.9, s.z0 + 1.4) +
        drawStrings(s, 2, 3, s.z0 + 3),
    }),
  },
  train_station: {
    words: /station|platform|subway|metro|airport/,
    draw: (s) => {
      let out =
        drawSky(s) +
        drawSkyline(s, 90, 12, 26, tone(0.6, 0.03, 250)) +
        drawGround(s, tone(0.68, 0.015, 80));
      const train = tone(0.42, 0.1, s.random.pick([28, 250, 160]));
      out +=
        fill(
          side(s, -2.4, 0.1, s.z0 * 0.5, 2.9, 40),
          s.sketch.linear(...([s.at(-2.4, 0, s.z0)[0], 0, s.at(-2.4, 0, 40)[0], 0] as const), [
            [0, s.tone(train, s.z0)],
            [1, s.tone(shift(train, 0.1), 30)],
          ]),
        ) + fill(side(s, -2.38, 2.2, s.z0 * 0.5, 2.35, 40), s.paint(tone(0.9, 0.02, 80), s.z0));
      for (let z = s.z0 * 0.6; z < 36; z += 2)
        out += fill(
          side(s, -2.37, 1.1, z, 2, z + 1.4),
          s.light.lamps
            ? hex(warmLamp)
            : s.paint(blend(s.light.sky[1], tone(0.5, 0.03, 230), 0.4), z),
          0.92,
        );
      for (let z = 34; z > s.z0 + 2; z -= 5)
        out += fill(panel(s, 2.6, 0, 2.8, 4, z), s.paint(tone(0.35, 0.04, 160), z));
      out +=
        fill(
          poly([
            s.at(0.8, 4, s.z0 * 0.5),
            s.at(5, 4.6, s.z0 * 0.5),
            s.at(5, 4.6, 40),
            s.at(0.8, 4, 40),
          ]),
          s.paint(tone(0.42, 0.04, 160), s.z0 + 2),
        ) + fill(slab(s, -1.5, 0.6, -1.3, 40), s.paint(tone(0.88, 0.13, 92), s.z0));
      return {
        back:
          out +
          [18, 11, 6].map((z) => drawShade(s, 2.2, 3.4, s.z0 + z, 0.5)).join('') +
          wetGround(s),
      };
    },
  },
  temple: {
    words: /temple|shrine|kyoto|japan|torii|palace|castle|\bruins?\b/,
    leafy: true,
    draw: (s) => {
      const red = tone(0.52, 0.17, 32);
      const gate = (z: number) =>
        fill(
          panel(s, -1.75, 0, -1.5, 3.1, z) +
            panel(s, 1.5, 0, 1.75, 3.1, z) +
            panel(s, -1.95, 2.5, 1.95, 2.68, z),
          s.paint(red, z),
        ) +
        fill(
          poly([
            s.at(-2.3, 3.15, z),
            s.at(2.3, 3.15, z),
            s.at(2.45, 3.5, z),
            s.at(0, 3.36, z),
            s.at(-2.45, 3.5, z),
          ]),
          s.paint(shift(red, -0.22), z),
        );
      return {
        back:
          drawSky(s) +
          drawRidge(s, 0.26, 0.08, tone(0.5, 0.06, 160), 0.5) +
          drawGround(s, tone(0.62, 0.05, 100)) +
          drawPath(s, 1.3, stone) +
          trees(
            s,
            ['pine', 'round'],
            10,
            s.z0 + 4,
            s.z0 + 22,
            5.5,
            6,
            10,
            s.random.chance(0.5) ? tone(0.8, 0.09, 5) : green,
          ) +
          [22, 15, 10, 6, 3].map((z) => gate(s.z0 + z)).join('') +
          drifting(s, tone(0.87, 0.08, 5), 20),
      };
    },
  },
};
