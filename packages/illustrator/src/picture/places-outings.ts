import { drawBench } from './bench.ts';
import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawFrame, drawPlant, drawShade, drawShelves, drawTable } from './furniture.ts';
import { back, counter, curtains, glints, lit, oak, walnut } from './interior.ts';
import { warmLamp } from './lamps.ts';
import type { Place } from './place.ts';
import { drawLightPatch, drawRoom, drawWindow } from './rooms.ts';
import { type Stage, bokeh, box, glow, panel, poly, rectangle, slab, whole } from './stage.ts';

const spots = (s: Stage, count: number, tints: readonly (typeof oak)[]) => {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = s.width * ((i + 0.5) / count + s.random.near(0, 0.06));
    const t = s.random.pick(tints);
    const spread = s.width * s.random.range(0.1, 0.2);
    const dx = s.random.near(0, s.width * 0.25);
    out +=
      fill(
        poly([
          [x - 6, -10],
          [x + 6, -10],
          [x + dx + spread, s.height],
          [x + dx - spread, s.height],
        ]),
        s.sketch.linear(0, 0, 0, s.height, [
          [0, t, 0.5],
          [0.7, t, 0.1],
          [1, t, 0],
        ]),
      ) + bokeh(s, x, 14, 13, blend(t, white, 0.4), 0.95);
  }
  return out;
};

export const outings: Record<string, Place> = {
  cafe: {
    words: /caf[eé]|coffee|espresso|latte|bakery|breakfast|brunch|tea ?(room|house)/,
    indoors: true,
    draw: (s) => {
      const deep = 2.8;
      const z = back(s, deep);
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([
              tone(0.62, 0.06, 40),
              tone(0.5, 0.05, 160),
              tone(0.84, 0.035, 75),
            ]),
            floor: walnut,
            deep,
            half: 3.4,
            laid: s.random.pick(['boards', 'tiles']),
          }) +
          drawWindow(s, lit(s, 1.5), 0.8, 2.6, 1.9, z, 'city') +
          drawShelves(
            s,
            Math.min(lit(s, -2.5), lit(s, -0.4)),
            Math.max(lit(s, -2.5), lit(s, -0.4)),
            2.5,
            z,
            s.random.pick(['goods', 'bread', 'bottles']),
          ) +
          drawLightPatch(s, lit(s, 1.4), z) +
          drawTable(s, lit(s, -1.5), s.z0 + 1.4) +
          drawTable(s, lit(s, 1.8), s.z0 + 1.8) +
          drawPlant(s, lit(s, 2.8), s.z0 + 2, 1.5) +
          [-1.6, 0, 1.6].map((x) => drawShade(s, x, 2.3, s.z0 + 1.5, 0.34)).join(''),
        front: drawBench(s, 'cup', shift(oak, -0.06)),
      };
    },
  },
  bar: {
    words: /\bbar\b|pub|cocktail|whisk|club|wine/,
    indoors: true,
    evening: true,
    draw: (s) => {
      const z = back(s, 2.3);
      const stools = [-1.7, 1.5, 2.3]
        .map((x) => {
          const [cx, cy] = s.at(x, 0.76, s.z0 + 0.9);
          const m = s.size(s.z0 + 0.9);
          const [, f] = s.at(x, 0, s.z0 + 0.9);
          return (
            stroke(`M${cx} ${cy}L${cx} ${f}`, s.paint(tone(0.6, 0.08, 80)), m * 0.05) +
            oval(cx, cy, m * 0.2, m * 0.06, s.paint(s.accent))
          );
        })
        .join('');
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([
              tone(0.32, 0.05, 25),
              tone(0.3, 0.05, 170),
              tone(0.28, 0.05, 270),
            ]),
            floor: walnut,
            deep: 2.3,
            half: 3.4,
            laid: 'boards',
          }) +
          drawShelves(s, -2.2, 2.2, 2.7, z, 'bottles', tone(0.34, 0.06, 45)) +
          glow(s, s.at(0, 1.9, z), s.size(z) * 2.6, 0.45, warmLamp) +
          counter(s, z - 0.8, 1.08, shift(walnut, -0.04), oak) +
          stools +
          [-1.9, -0.7, 0.7, 1.9].map((x) => drawShade(s, x, 2.15, s.z0 + 1, 0.26)).join(''),
        front: glints(s),
      };
    },
  },
  restaurant: {
    words:
      /restaurant|\bdiner\b|dinner(?! together)|dining|candle ?light|romantic table|date night/,
    indoors: true,
    evening: true,
    draw: (s) => {
      const z = back(s, 3);
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([
              tone(0.38, 0.07, 18),
              tone(0.36, 0.05, 165),
              tone(0.45, 0.06, 50),
            ]),
            floor: walnut,
            deep: 3,
            half: 3.3,
            laid: 'boards',
            panels: true,
          }) +
          drawWindow(s, lit(s, 1.4), 0.8, 2.7, 1.9, z, 'city', s.accent) +
          drawFrame(s, lit(s, -1.6), 1.8, 1, 0.7, z) +
          drawTable(s, -1.9, s.z0 + 1.5, tone(0.93, 0.015, 80)) +
          drawTable(s, 1.9, s.z0 + 1.9, tone(0.93, 0.015, 80)) +
          candles(s, [
            [-1.9, 0.76, s.z0 + 1.5],
            [1.9, 0.76, s.z0 + 1.9],
          ]) +
          drawShade(s, 0, 2.5, s.z0 + 1.6, 0.6),
        front: glints(s),
      };
    },
  },
  stage: {
    words: /stage|concert|theat(re|er)|singer|singing|perform|microphone|\bband\b/,
    indoors: true,
    evening: true,
    draw: (s) => {
      const tints = [s.accent, s.light.key, s.light.rim, tone(0.75, 0.15, 330)].map((t) => ({
        ...t,
        l: 0.8,
      }));
      let crowd = '';
      for (let x = -20; x < s.width + 40; x += s.width * 0.055)
        crowd += oval(
          x,
          s.height - s.random.range(0, s.height * 0.03),
          s.width * 0.034,
          s.width * 0.045,
          hex(tone(0.1, 0.02, 290)),
          0.94,
        );
      return {
        back:
          fill(
            whole(s),
            s.sketch.linear(0, 0, 0, s.height, [
              [0, tone(0.14, 0.04, 300)],
              [1, s.tone(tone(0.3, 0.07, 310))],
            ]),
          ) +
          curtains(s, blend(s.accent, tone(0.25, 0.08, 20), 0.6)) +
          fill(
            slab(s, -9, 0.6, 9, s.z0 + 3),
            s.sketch.linear(0, s.horizon, 0, s.height, [
              [0, s.tone(tone(0.34, 0.05, 40))],
              [1, s.tone(tone(0.24, 0.04, 40))],
            ]),
          ) +
          spots(s, 6, tints),
        front: s.horizon < s.height * 0.8 ? crowd : '',
      };
    },
  },
  museum: {
    words: /museum|gallery|exhibition|art show/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 3.6);
      return {
        back:
          drawRoom(s, {
            wall: s.random.pick([
              tone(0.9, 0.012, 80),
              tone(0.45, 0.07, 20),
              tone(0.42, 0.05, 170),
            ]),
            floor: oak,
            deep: 3.6,
            half: 4,
            high: 3.8,
            laid: 'boards',
          }) +
          drawFrame(s, -2.3, 1.9, 1.3, 1.7, z) +
          drawFrame(s, 0.1, 1.95, 1.9, 1.3, z) +
          drawFrame(s, 2.5, 1.9, 1.2, 1.5, z) +
          [-2.3, 0.1, 2.5]
            .map((x) => glow(s, s.at(x, 2.6, z), s.size(z) * 1.2, 0.3, warmLamp))
            .join('') +
          box(
            s,
            lit(s, -2.9) - 0.3,
            0,
            lit(s, -2.9) + 0.3,
            1,
            s.z0 + 1.8,
            0.5,
            tone(0.93, 0.01, 80),
          ) +
          vase(s, lit(s, -2.9), 1, s.z0 + 1.9),
      };
    },
  },
  ballroom: {
    words:
      /ball ?room|\bgala\b|palace hall|chandelier|hotel lobby|dance (hall|floor)|swing night|waltz|tango|wedding/,
    indoors: true,
    draw: (s) => {
      const z = back(s, 4.5);
      const column = (x: number, zz: number) =>
        fill(
          panel(s, x - 0.24, 0, x + 0.24, 4.4, zz),
          s.sketch.linear(s.at(x - 0.24, 0, zz)[0], 0, s.at(x + 0.24, 0, zz)[0], 0, [
            [0, s.tone(tone(0.7, 0.04, 75), zz)],
            [0.4, s.tone(tone(0.93, 0.025, 80), zz)],
            [1, s.tone(tone(0.66, 0.04, 70), zz)],
          ]),
        ) +
        fill(
          panel(s, x - 0.32, 0, x + 0.32, 0.3, zz) + panel(s, x - 0.34, 4.1, x + 0.34, 4.4, zz),
          s.paint(tone(0.76, 0.08, 80), zz),
        );
      const [cx, cy] = s.at(lit(s, 0.9), 3.3, s.z0 + 2.4);
      const m = s.size(s.z0 + 2.4);
      let crystals = '';
      for (let i = 0; i < 34; i++)
        crystals += bokeh(
          s,
          cx + s.random.near(0, m * 0.8),
          cy + Math.abs(s.random.near(0, m * 0.4)),
          m * s.random.range(0.03, 0.09),
          blend(warmLamp, white, 0.4),
          0.85,
        );
      return {
        back:
          drawRoom(s, {
            wall: tone(0.8, 0.045, 75),
            floor: tone(0.72, 0.05, 65),
            deep: 4.5,
            half: 4.6,
            high: 4.6,
            laid: 'tiles',
            panels: true,
          }) +
          [-2.4, 0, 2.4].map((x) => drawWindow(s, x, 0.5, 3.6, 1.3, z, 'city', s.accent)).join('') +
          column(-3.6, z - 0.6) +
          column(3.6, z - 0.6) +
          column(-3.2, s.z0 + 1.4) +
          column(3.2, s.z0 + 1.4) +
          glow(s, [cx, cy], m * 2.6, 0.6, warmLamp) +
          crystals,
      };
    },
  },
};

const candles = (s: Stage, spotsAt: readonly (readonly [number, number, number])[]) =>
  spotsAt
    .map(([x, y, z]) => {
      const [cx, cy] = s.at(x, y, z);
      const m = s.size(z);
      return (
        glow(s, [cx, cy - m * 0.25], m * 1, 0.75, warmLamp) +
        fill(rectangle(cx - m * 0.03, cy - m * 0.2, m * 0.06, m * 0.2), hex(tone(0.94, 0.03, 80))) +
        oval(cx, cy - m * 0.25, m * 0.022, m * 0.05, hex(tone(0.96, 0.08, 85)))
      );
    })
    .join('');

const vase = (s: Stage, x: number, y: number, z: number) => {
  const [cx, cy] = s.at(x, y, z);
  const m = s.size(z);
  return fill(
    `M${cx - m * 0.08} ${cy}C${cx - m * 0.24} ${cy - m * 0.2} ${cx - m * 0.16} ${cy - m * 0.42} ${cx - m * 0.06} ${cy - m * 0.48}L${cx - m * 0.09} ${cy - m * 0.58}L${cx + m * 0.09} ${cy - m * 0.58}L${cx + m * 0.06} ${cy - m * 0.48}C${cx + m * 0.16} ${cy - m * 0.42} ${cx + m * 0.24} ${cy - m * 0.2} ${cx + m * 0.08} ${cy}Z`,
    s.sketch.linear(cx - m * 0.2, 0, cx + m * 0.2, 0, [
      [0, s.tone(shift(s.second, 0.08), z)],
      [1, s.tone(shift(s.second, -0.14), z)],
    ]),
  );
};
