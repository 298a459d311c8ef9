import { hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawBench } from './bench.ts';
import { drawBed, drawFrame, drawPlant, drawShade, drawShelves, drawSofa } from './furniture.ts';
import { back, counter, lit, oak, view, walnut } from './interior.ts';
import { drawStrings } from './lamps.ts';
import { drawTufts } from './land.ts';
import { green, wood } from './materials.ts';
import type { Place } from './place.ts';
import { drawLightPatch, drawRoom, drawWindow } from './rooms.ts';
import { type Stage, box, glow, line, panel, slab, whole } from './stage.ts';
import { drawTree } from './trees.ts';

const paper = [
  tone(0.86, 0.03, 80),
  tone(0.74, 0.04, 150),
  tone(0.76, 0.05, 30),
  tone(0.68, 0.045, 235),
  tone(0.82, 0.035, 60),
  tone(0.5, 0.05, 165),
  tone(0.42, 0.05, 255),
  tone(0.55, 0.08, 25),
];

export const home: Record<string, Place> = {
  bedroom: {
    words: /bed ?room|\bbed\b|morning light|sleep|hotel room/,
    indoors: true,
    draw: (s) => {
      const deep = 2.9;
      const z = back(s, deep);
      const curtain = s.random.pick([tone(0.92, 0.015, 80), s.accent]);
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick(paper),
            floor: oak,
            deep,
            half: 2.9,
            laid: s.random.pick(['boards', 'rug']),
            panels: s.random.chance(0.5),
          }) +
          drawWindow(s, lit(s, 1.5), 0.7, 2.5, 1.5, z, view(s), curtain) +
          drawFrame(s, lit(s, -1.2), 1.9, 0.9, 0.65, z) +
          drawBed(s, lit(s, -1.15), z - 0.1, s.second) +
          drawShade(s, lit(s, 0.2), 1, z - 0.4, 0.36, true) +
          drawLightPatch(s, lit(s, 1.3), z) +
          drawPlant(s, lit(s, 2.6), z - 0.4, 1.3),
      };
    },
  },
  living_room: {
    words: /living room|sofa|couch|lounge|apartment|at home|\bhome\b|film night|board game/,
    indoors: true,
    draw: (s) => {
      const deep = 2.9;
      const z = back(s, deep);
      const fire = s.random.chance(0.4);
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick(paper),
            floor: s.random.pick([oak, walnut]),
            deep,
            half: 3.2,
            laid: 'rug',
            panels: s.random.chance(0.6),
          }) +
          drawWindow(
            s,
            lit(s, 1.9),
            0.7,
            2.6,
            1.5,
            z,
            view(s),
            s.random.pick([s.second, tone(0.9, 0.02, 80)]),
          ) +
          (fire
            ? drawFireplace(s, lit(s, -0.9), z)
            : drawFrame(s, lit(s, -1.3), 1.85, 0.7, 0.9, z) +
              drawFrame(s, lit(s, -0.4), 1.95, 0.5, 0.6, z) +
              drawSofa(s, lit(s, -0.9), z - 0.6, 2, s.second)) +
          drawShade(s, lit(s, 0.7), 1.65, z - 0.4, 0.5, true) +
          drawPlant(s, lit(s, -2.6), z - 0.5, 1.7),
      };
    },
  },
  kitchen: {
    words:
      /kitchen|cook|pasta|pancake|recipe|making (dinner|breakfast|lunch|soup|jam)|bak(e|es|ing)\b|chef|\bflour\b|\bdough/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 2.4);
      const cupboard = s.random.pick([
        tone(0.62, 0.05, 160),
        tone(0.9, 0.015, 85),
        tone(0.42, 0.05, 250),
        tone(0.7, 0.06, 60),
      ]);
      let tiles = '';
      for (let x = -3; x < 3; x += 0.2) tiles += line([s.at(x, 0.95, z), s.at(x, 1.7, z)]);
      for (let y = 0.95; y < 1.7; y += 0.15) tiles += line([s.at(-3, y, z), s.at(3, y, z)]);
      const pots = [-0.9, -0.6, -0.3]
        .map((x) => {
          const [cx, cy] = s.at(lit(s, x), 1.5, z - 0.05);
          const r = s.size(z) * 0.12;
          return (
            oval(cx, cy, r, r, s.paint(tone(0.6, 0.1, 50), z)) +
            stroke(`M${cx} ${cy - r}L${cx} ${cy - r * 2}`, s.paint(tone(0.3, 0.02, 60), z), 3)
          );
        })
        .join('');
      return {
        back:
          drawRoom(s, {
            wall: tone(0.88, 0.025, 85),
            floor: tone(0.72, 0.03, 70),
            deep: 2.4,
            half: 3,
            laid: 'tiles',
          }) +
          stroke(tiles, s.paint(tone(0.78, 0.02, 85), z), 1.2, 0.7) +
          drawWindow(s, lit(s, 1.3), 1.05, 2.3, 1.3, z, 'trees') +
          fill(panel(s, -3, 1.85, lit(s, -0.2) - 0.4, 2.6, z - 0.3), s.paint(cupboard, z)) +
          pots +
          counter(s, z - 0.6, 0.92, cupboard, tone(0.88, 0.015, 80)) +
          drawPlant(s, lit(s, 2.1), z - 0.5, 0.6, 0.92) +
          drawShade(s, -0.7, 2.2, s.z0 + 0.9, 0.36) +
          drawShade(s, 0.8, 2.2, s.z0 + 0.9, 0.36),
        front: drawBench(s, 'dough', shift(oak, 0.06)),
      };
    },
  },
  library: {
    words: /library|book ?(shop|store)|bookshel|old books|\bstudy\b|reading room/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3);
      return {
        back:
          drawRoom(s, {
            wall: tone(0.42, 0.05, 45),
            floor: walnut,
            deep: 3,
            half: 3,
            high: 3.6,
            laid: 'boards',
          }) +
          (s.random.chance(0.6)
            ? drawShelves(s, -3, -0.5, 3.3, z, 'books') +
              drawShelves(s, 0.72, 3, 3.3, z, 'books') +
              drawWindow(s, 0.11, 0.9, 3, 1.05, z, view(s))
            : drawShelves(s, -3, 3, 3.3, z, 'books')) +
          drawShade(s, lit(s, 1.6), 1.5, s.z0 + 1.6, 0.45, true) +
          drawLadder(s, lit(s, -1.8), z - 0.3),
      };
    },
  },
  atelier: {
    words: /atelier|art studio|paint(ing|s) (at|on|a|the)\b|painter|easel|workshop/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 2.8);
      const ex = lit(s, s.random.chance(0.5) ? -0.95 : 0.95);
      const ez = s.z0 + 0.75;
      return {
        back:
          drawRoom(s, {
            wall: tone(0.84, 0.02, 80),
            floor: oak,
            deep: 2.8,
            half: 3.2,
            laid: 'boards',
          }) +
          drawWindow(s, lit(s, 1.3), 0.6, 2.8, 2.2, z, view(s)) +
          drawFrame(s, lit(s, -2.3), 2, 0.6, 0.8, z) +
          drawFrame(s, lit(s, -1.5), 1.2, 0.5, 0.5, z) +
          stroke(
            line([s.at(ex - 0.45, 0, ez), s.at(ex, 2.1, ez), s.at(ex + 0.45, 0, ez)]),
            s.paint(wood, ez),
            s.size(ez) * 0.05,
          ) +
          drawFrame(s, ex, 1.35, 0.9, 1.1, ez - 0.05) +
          drawLightPatch(s, lit(s, 1.3), z) +
          drawPlant(s, lit(s, 2.8), z - 0.4, 1.4),
      };
    },
  },
  greenhouse: {
    words: /greenhouse|conservatory|botanic|\bferns?\b|plants/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3);
      let bars = '';
      for (let x = -3; x <= 3; x += 0.75)
        bars +=
          line([s.at(x, 0, z), s.at(x, 3.2, z)]) + line([s.at(x, 3.2, z), s.at(x * 0.9, 3.2, 0.8)]);
      for (const y of [0.8, 2, 3.2]) bars += line([s.at(-3, y, z), s.at(3, y, z)]);
      const [hi, mid, low] = s.light.sky;
      return {
        back:
          fill(
            whole(s),
            s.sketch.linear(0, 0, 0, s.at(0, 0, z)[1], [
              [0, hi],
              [0.6, mid],
              [1, low],
            ]),
          ) +
          fill(whole(s), s.paint(tone(0.85, 0.04, 160)), 0.35) +
          drawTree(s, 'round', -2, z + 5, 5, green) +
          drawTree(s, 'round', 2.4, z + 6, 6, green) +
          stroke(bars, s.paint(tone(0.94, 0.01, 120), z), Math.max(2, s.size(z) * 0.045)) +
          fill(slab(s, -3, 0.6, 3, z), s.paint(tone(0.72, 0.035, 70))) +
          Array.from({ length: 10 }, (_, i) =>
            drawPlant(
              s,
              (i % 2 ? 1 : -1) * s.random.range(1.1, 2.8),
              s.z0 + 2.6 - i * 0.2,
              s.random.range(0.8, 2),
            ),
          ).join('') +
          drawTufts(s, 30, s.z0 + 0.6, s.z0 + 2.6, 3, green, s.accent) +
          drawStrings(s, 1, 2.9, s.z0 + 1),
        front: '',
      };
    },
  },
};

const drawLadder = (s: Stage, x: number, z: number) => {
  let rungs =
    line([s.at(x - 0.2, 0, z - 0.3), s.at(x - 0.2, 2.9, z)]) +
    line([s.at(x + 0.2, 0, z - 0.3), s.at(x + 0.2, 2.9, z)]);
  for (let y = 0.3; y < 2.8; y += 0.32)
    rungs += line([s.at(x - 0.2, y, z - 0.2), s.at(x + 0.2, y, z - 0.2)]);
  return stroke(rungs, s.paint(oak, z), s.size(z) * 0.05);
};

const drawFireplace = (s: Stage, x: number, z: number) => {
  const marble = tone(0.88, 0.015, 80);
  const [fx, fy] = s.at(x, 0.3, z - 0.25);
  const m = s.size(z);
  const flame = (dx: number, h: number, t: typeof oak) =>
    fill(
      `M${fx + dx * m - h * m * 0.22} ${fy}C${fx + dx * m - h * m * 0.3} ${fy - h * m * 0.5} ${fx + dx * m} ${fy - h * m * 0.5} ${fx + dx * m + h * m * 0.05} ${fy - h * m}C${fx + dx * m + h * m * 0.3} ${fy - h * m * 0.5} ${fx + dx * m + h * m * 0.25} ${fy - h * m * 0.2} ${fx + dx * m + h * m * 0.2} ${fy}Z`,
      hex(t),
    );
  return (
    box(s, x - 0.85, 0, x + 0.85, 1.2, z - 0.3, 0.3, marble) +
    fill(panel(s, x - 0.95, 1.14, x + 0.95, 1.24, z - 0.35), s.paint(shift(marble, 0.04), z)) +
    fill(panel(s, x - 0.5, 0.05, x + 0.5, 0.9, z - 0.31), hex(tone(0.14, 0.03, 40))) +
    glow(s, [fx, fy - m * 0.2], m * 1.6, 0.8, tone(0.8, 0.14, 55)) +
    flame(-0.18, 0.36, tone(0.72, 0.17, 45)) +
    flame(0.14, 0.42, tone(0.74, 0.17, 50)) +
    flame(0, 0.3, tone(0.88, 0.14, 80)) +
    drawFrame(s, x, 1.85, 0.9, 0.7, z)
  );
};
