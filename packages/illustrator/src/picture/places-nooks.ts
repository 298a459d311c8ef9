import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawBench } from './bench.ts';
import { drawFlames, ember } from './fire.ts';
import { drawFrame, drawPlant, drawShade } from './furniture.ts';
import { back, counter, lit, oak, view, walnut } from './interior.ts';
import { drawStrings, warmLamp } from './lamps.ts';
import type { Place } from './place.ts';
import { drawRoom, drawWindow } from './rooms.ts';
import { type Stage, bokeh, box, glow, line, panel } from './stage.ts';

const drawCandle = (s: Stage, x: number, y: number, z: number) => {
  const [cx, cy] = s.at(x, y, z);
  const m = s.size(z);
  return (
    fill(
      `M${cx - m * 0.03} ${cy}L${cx - m * 0.03} ${cy - m * 0.14}L${cx + m * 0.03} ${cy - m * 0.14}L${cx + m * 0.03} ${cy}Z`,
      hex(tone(0.94, 0.03, 80)),
    ) + oval(cx, cy - m * 0.18, m * 0.018, m * 0.04, hex(tone(0.95, 0.1, 85)))
  );
};

/** A few drops on a pane between lens and person, near the edges. */
const drawDrops = (s: Stage) => {
  let out = '';
  for (let i = 0; i < 26; i++) {
    const x = s.random.chance(0.5) ? s.random.range(0, 0.2) : s.random.range(0.8, 1);
    const r = s.width * s.random.range(0.003, 0.009);
    out += oval(x * s.width, s.random.range(0, s.height), r, r * 1.4, hex(white), 0.34);
  }
  return out;
};

export const nooks: Record<string, Place> = {
  window_seat: {
    words:
      /rain\w*\b.{0,24}\bwindow|window.{0,16}\brain|window ?(seat|sill)|(by|at|near|beside) (the|a|her|his|my) (\w+ )?window/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 1.15);
      const x = lit(s, 0.25);
      const wet = s.light.weather === 'rain';
      const [mx, my] = s.at(lit(s, -0.85), 0.62, z - 0.3);
      const m = s.size(z);
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([
              tone(0.84, 0.03, 75),
              tone(0.52, 0.05, 165),
              tone(0.6, 0.06, 30),
              tone(0.45, 0.05, 255),
            ]),
            floor: oak,
            deep: 1.15,
            half: 3,
            laid: 'rug',
            panels: s.random.chance(0.5),
          }) +
          drawWindow(
            s,
            x,
            0.62,
            2.6,
            2.3,
            z,
            wet ? 'rain' : view(s),
            s.random.pick([s.second, tone(0.92, 0.015, 80)]),
          ) +
          box(s, -2.4, 0, 2.4, 0.54, z - 0.55, 0.55, tone(0.9, 0.015, 85)) +
          box(s, -1.6, 0.5, 1.6, 0.63, z - 0.52, 0.45, s.accent) +
          fill(
            `M${mx - m * 0.2} ${my}Q${mx - m * 0.24} ${my - m * 0.34} ${mx} ${my - m * 0.36}Q${mx + m * 0.24} ${my - m * 0.34} ${mx + m * 0.2} ${my}Z`,
            s.paint(s.second, z),
          ) +
          drawPlant(s, lit(s, 1.9), z - 0.3, 0.8, 0.54) +
          drawShade(s, lit(s, -1.9), 1.5, z - 0.4, 0.42, true),
        front: drawBench(s, 'cup', tone(0.88, 0.02, 80)) + (wet ? drawDrops(s) : ''),
      };
    },
  },
  cabin: {
    words: /cabin|chalet|ski (hut|lodge)|\blodge|log house|mountain hut|fire ?place|hearth/,
    indoors: true,
    evening: true,
    glow: 'candle',
    low: true,
    draw: (s) => {
      const z = back(s, 2.4);
      const pine = tone(0.58, 0.085, 58);
      let logs = '';
      for (let y = 0; y < 3; y += 0.26) logs += line([s.at(-3.2, y, z), s.at(3.2, y, z)]);
      const x = lit(s, -1.15);
      const rock = tone(0.62, 0.02, 60);
      let stones = '';
      for (let i = 0; i < 26; i++) {
        const [sx, sy] = s.at(x + s.random.range(-0.85, 0.85), s.random.range(0.1, 2.9), z - 0.31);
        const r = s.size(z) * s.random.range(0.08, 0.16);
        stones += oval(sx, sy, r, r * 0.7, s.paint(shift(rock, s.random.near(0, 0.07)), z));
      }
      const at = s.at(x, 0.12, z - 0.34);
      const m = s.size(z);
      return {
        back:
          drawRoom(s, {
            wall: pine,
            floor: walnut,
            deep: 2.4,
            half: 3.2,
            laid: 'rug',
            panels: false,
          }) +
          stroke(logs, s.paint(shift(pine, -0.12), z), Math.max(1.4, m * 0.03), 0.7) +
          drawWindow(s, lit(s, 1.35), 0.9, 2.3, 1.5, z, 'snow', tone(0.6, 0.12, 25)) +
          box(s, x - 0.95, 0, x + 0.95, 3.1, z - 0.3, 0.3, rock) +
          stones +
          fill(panel(s, x - 0.55, 0.08, x + 0.55, 0.95, z - 0.32), hex(tone(0.14, 0.03, 40))) +
          drawFlames(s, at, m * 0.3, m * 0.7) +
          glow(s, [at[0], at[1] - m * 0.3], m * 2.6, 0.75, ember) +
          fill(panel(s, x - 1.05, 1.12, x + 1.05, 1.22, z - 0.4), s.paint(shift(pine, -0.1), z)) +
          [-0.7, -0.4, 0.6].map((q) => drawCandle(s, x + q, 1.22, z - 0.38)).join('') +
          drawStrings(s, 1, 2.5, s.z0 + 1),
      };
    },
  },
  cinema: {
    words: /\bcinema\b|movie (night|theat)|popcorn|film night|foyer/,
    indoors: true,
    evening: true,
    draw: (s) => {
      const z = back(s, 2.6);
      const red = tone(0.42, 0.14, 22);
      const poster = (x: number) =>
        fill(panel(s, x - 0.55, 0.9, x + 0.55, 2.5, z - 0.02), s.paint(tone(0.8, 0.1, 82), z)) +
        drawFrame(s, x, 1.7, 0.96, 1.44, z - 0.03) +
        Array.from({ length: 7 }, (_, i) => {
          const [bx, by] = s.at(x - 0.52 + i * 0.173, 2.5, z - 0.05);
          return bokeh(s, bx, by, s.size(z) * 0.05, blend(warmLamp, white, 0.3), 0.95);
        }).join('');
      return {
        back:
          drawRoom(s, {
            wall: red,
            floor: tone(0.36, 0.12, 20),
            deep: 2.6,
            half: 3.4,
            laid: 'plain',
            panels: true,
          }) +
          poster(-1.9) +
          poster(0) +
          poster(1.9) +
          glow(s, s.at(0, 2.4, z), s.size(z) * 3, 0.4, warmLamp) +
          counter(s, z - 0.9, 1, shift(red, -0.1), tone(0.76, 0.1, 82)) +
          [-1.6, 1.6].map((x) => drawShade(s, x, 2.4, s.z0 + 1, 0.36)).join(''),
      };
    },
  },
  lobby: {
    words: /lobby|atrium|reception/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3.6);
      return {
        back:
          drawRoom(s, {
            wall: tone(0.86, 0.015, 220),
            floor: tone(0.82, 0.015, 75),
            deep: 3.6,
            half: 4,
            high: 4.6,
            laid: 'tiles',
          }) +
          [-2.9, -0.95, 1, 2.95].map((x) => drawWindow(s, x, 0.1, 4.4, 1.85, z, 'city')).join('') +
          box(
            s,
            lit(s, -2) - 0.9,
            0,
            lit(s, -2) + 0.9,
            1.05,
            s.z0 + 1.6,
            0.7,
            tone(0.5, 0.06, 50),
          ) +
          drawPlant(s, lit(s, 2.3), s.z0 + 1.6, 2) +
          [-1, 0, 1].map((x) => drawShade(s, x * 1.2, 3.3, s.z0 + 1.8, 0.4)).join(''),
      };
    },
  },
};
