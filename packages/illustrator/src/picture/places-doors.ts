import { blend, hex, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawBuilding, drawSkyline } from './buildings.ts';
import { drawPlant, drawTable } from './furniture.ts';
import { drawLamp, drawRailing, drawStrings, warmLamp } from './lamps.ts';
import { drawGround, drawPath, drawRidge, drawTufts, drawWater } from './land.ts';
import { green, stone } from './materials.ts';
import type { Place } from './place.ts';
import { deck, drifting, grass } from './scenery.ts';
import { drawSky } from './sky.ts';
import { type Stage, glow, line, panel, poly, slab } from './stage.ts';
import { drawTree } from './trees.ts';

const petals = [tone(0.87, 0.075, 355), tone(0.91, 0.05, 350), tone(0.83, 0.1, 0)];

/** A flowering branch that reaches into the picture from above. */
const bough = (s: Stage, q: 1 | -1, y: number) => {
  const { random, width } = s;
  const x0 = q > 0 ? width * 1.04 : -width * 0.04;
  const end = x0 - q * width * random.range(0.34, 0.52);
  const dip = s.height * random.range(0.03, 0.08);
  let out = stroke(
    `M${x0} ${y}Q${(x0 + end) / 2} ${y - dip} ${end} ${y + dip}`,
    s.paint(tone(0.34, 0.04, 40), 1),
    width * 0.012,
  );
  for (let i = 0; i < 34; i++) {
    const u = random.next();
    const r = width * random.range(0.014, 0.034) * (1.2 - u * 0.4);
    out += oval(
      x0 + (end - x0) * u + random.near(0, width * 0.05),
      y + (u * u * 2 - u) * dip + random.near(0, s.height * 0.035),
      r,
      r * 0.86,
      s.paint(shift(random.pick(petals), random.near(0, 0.05)), 1),
      0.94,
    );
  }
  return out;
};

const facade = (s: Stage, z: number) => {
  const marble = s.random.pick([
    tone(0.87, 0.02, 80),
    tone(0.82, 0.035, 70),
    tone(0.86, 0.012, 240),
  ]);
  const count = 6;
  const span = 9;
  const base = 1.7;
  let columns = '';
  for (let i = 0; i < count; i++) {
    const x = -span / 2 + ((i + 0.5) * span) / count;
    const [a] = s.at(x - 0.34, 0, z);
    const [b] = s.at(x + 0.34, 0, z);
    columns +=
      fill(
        panel(s, x - 0.34, base, x + 0.34, 6.6, z),
        s.sketch.linear(a, 0, b, 0, [
          [0, s.tone(shift(marble, s.light.k < 0 ? 0.05 : -0.16), z)],
          [0.5, s.tone(shift(marble, 0.03), z)],
          [1, s.tone(shift(marble, s.light.k > 0 ? 0.05 : -0.16), z)],
        ]),
      ) +
      fill(
        panel(s, x - 0.44, 6.4, x + 0.44, 6.7, z) +
          panel(s, x - 0.44, base, x + 0.44, base + 0.2, z),
        s.paint(shift(marble, 0.04), z),
      );
  }
  const lit = s.light.lamps;
  let doors = '';
  for (const x of [-3, -1.5, 0, 1.5, 3]) doors += panel(s, x - 0.45, base, x + 0.45, 4.6, z + 1.4);
  return (
    fill(
      panel(s, -span / 2 - 0.2, base, span / 2 + 0.2, 6.8, z + 1.4),
      s.paint(shift(marble, lit ? -0.2 : -0.14, lit ? 0.05 : 0, lit ? -12 : 0), z + 1.4),
    ) +
    fill(
      doors,
      lit ? hex(blend(warmLamp, tone(0.6, 0.1, 60), 0.15)) : s.paint(tone(0.36, 0.05, 45), z + 1.4),
    ) +
    (lit ? glow(s, s.at(0, 3.6, z + 1), s.size(z) * 5, 0.55, warmLamp) : '') +
    columns +
    fill(
      panel(s, -span / 2 - 0.5, 6.7, span / 2 + 0.5, 7.7, z - 0.2),
      s.paint(shift(marble, 0.02), z),
    ) +
    fill(
      poly([
        s.at(-span / 2 - 0.7, 7.7, z - 0.2),
        s.at(0, 9.9, z - 0.2),
        s.at(span / 2 + 0.7, 7.7, z - 0.2),
      ]),
      s.paint(shift(marble, -0.04), z),
    ) +
    stroke(
      line([s.at(-span / 2 - 0.5, 7.2, z - 0.2), s.at(span / 2 + 0.5, 7.2, z - 0.2)]),
      s.paint(shift(marble, -0.14), z),
      2,
    )
  );
};

/** Wide stairs that rise behind the person. */
const flight = (s: Stage, near: number, count: number, t = stone) => {
  let out = '';
  for (let i = count - 1; i >= 0; i--) {
    const z = near + i * 0.38;
    out +=
      fill(slab(s, -9, z, 9, z + 0.4, (i + 1) * 0.16), s.paint(shift(t, 0.07 - i * 0.004), z)) +
      fill(panel(s, -9, i * 0.16, 9, (i + 1) * 0.16, z), s.paint(shift(t, -0.09), z));
  }
  return out;
};

export const doors: Record<string, Place> = {
  steps: {
    words: /\bsteps of\b|\bsteps\b|court ?house|opera|town hall|grand stair|staircase|\bstairs\b/,
    low: true,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawSkyline(s, 60, 6, 14, tone(0.6, 0.03, 250)) +
        drawGround(s, tone(0.72, 0.02, 75)) +
        facade(s, s.z0 + 7.6) +
        flight(s, s.z0 + 0.6, 10, tone(0.8, 0.02, 80)) +
        drawLamp(s, s.light.k * 0.98, s.z0 + 2, 2.2) +
        drawLamp(s, -s.light.k * 2.6, s.z0 + 4, 4.4),
    }),
  },
  door: {
    words: /\bdoor(step|way)?\b|threshold/,
    low: true,
    draw: (s) => {
      const z = s.z0 + 0.9;
      const k = s.light.k;
      const wall = s.random.pick([
        tone(0.86, 0.03, 80),
        tone(0.62, 0.1, 38),
        tone(0.74, 0.05, 210),
        tone(0.88, 0.02, 60),
      ]);
      const paint = s.random.pick([
        s.accent,
        tone(0.42, 0.09, 250),
        tone(0.46, 0.13, 25),
        tone(0.42, 0.07, 160),
      ]);
      let courses = '';
      for (let y = 0.3; y < 4.4; y += 0.3) courses += line([s.at(-6, y, z), s.at(6, y, z)]);
      const pane = (x0: number, x1: number, y0: number, y1: number) =>
        panel(s, x0, y0, x1, y1, z - 0.03);
      const x = k * 0.46;
      const lit = s.light.lamps;
      const glassy = lit
        ? hex(blend(warmLamp, tone(0.8, 0.1, 70), 0.3))
        : hex(blend(s.light.sky[1], tone(0.5, 0.03, 230), 0.4));
      const [kx, ky] = s.at(x - k * 0.4, 1.02, z - 0.05);
      let ivy = '';
      for (let i = 0; i < 46; i++) {
        const [ix, iy] = s.at(
          x + k * (0.8 + s.random.next() ** 2 * 1.4),
          0.4 + s.random.range(0, 3.6),
          z - 0.05,
        );
        const r = s.size(z) * s.random.range(0.05, 0.11);
        ivy += oval(
          ix,
          iy,
          r,
          r * 0.8,
          s.paint(i % 4 ? shift(green, s.random.near(0, 0.08)) : shift(s.accent, 0.14), z),
        );
      }
      return {
        back:
          fill(panel(s, -8, 0, 8, 6, z), s.paint(wall, z)) +
          stroke(courses, s.paint(shift(wall, -0.07), z), Math.max(1, s.size(z) * 0.01), 0.7) +
          fill(panel(s, x - 0.66, 0, x + 0.66, 2.5, z - 0.02), s.paint(tone(0.94, 0.012, 85), z)) +
          fill(pane(x - 0.52, x + 0.52, 0, 2.05), s.paint(paint, z)) +
          fill(
            pane(x - 0.4, x - 0.06, 0.2, 0.9) +
              pane(x + 0.06, x + 0.4, 0.2, 0.9) +
              pane(x - 0.4, x - 0.06, 1.1, 1.5) +
              pane(x + 0.06, x + 0.4, 1.1, 1.5),
            s.paint(shift(paint, -0.08), z),
          ) +
          fill(pane(x - 0.4, x + 0.4, 1.6, 1.95) + pane(x - 0.52, x + 0.52, 2.12, 2.4), glassy) +
          oval(kx, ky, s.size(z) * 0.04, s.size(z) * 0.04, s.paint(tone(0.78, 0.1, 85), z)) +
          ivy +
          fill(
            panel(s, -k * 2.4 - 0.6, 1, -k * 2.4 + 0.6, 2.3, z - 0.02),
            s.paint(tone(0.94, 0.012, 85), z),
          ) +
          fill(panel(s, -k * 2.4 - 0.5, 1.08, -k * 2.4 + 0.5, 2.2, z - 0.03), glassy) +
          (lit ? glow(s, s.at(x, 2.3, z), s.size(z) * 2.2, 0.45, warmLamp) : '') +
          drawSconce(s, -k * 0.62, 1.92, z - 0.1) +
          fill(slab(s, -8, 0.6, 8, z), s.paint(tone(0.7, 0.03, 75))) +
          fill(slab(s, x - 1, z - 0.6, x + 1, z, 0.02), s.paint(tone(0.84, 0.02, 80))) +
          drawPlant(s, x + k * 0.95, z - 0.3, 1.1) +
          drawPlant(s, x - k * 0.95, z - 0.3, 0.8),
      };
    },
  },
  blossom: {
    words: /cherry|sakura|cycling|bicycle|\bbikes?\b|magnolia/,
    hour: 'day',
    weather: 'clear',
    low: true,
    draw: (s) => {
      const bloom = s.random.pick(petals);
      return {
        back:
          drawSky(s, { clouds: 3 }) +
          drawRidge(s, 0.1, 0.04, tone(0.66, 0.08, 140), 0.4) +
          drawGround(s, blend(grass, bloom, 0.16), blend(grass, bloom, 0.3)) +
          drawPath(s, 1.5, tone(0.86, 0.03, 60), s.random.near(0, 1)) +
          [30, 22, 15, 9.5, 5.5]
            .map((z) =>
              [-1, 1]
                .map((q) =>
                  drawTree(
                    s,
                    'round',
                    q * (2.6 + z * 0.05) + s.random.near(0, 0.3),
                    s.z0 + z,
                    5.4,
                    shift(bloom, s.random.near(0, 0.04)),
                  ),
                )
                .join(''),
            )
            .join('') +
          drawTufts(s, 30, s.z0 + 0.2, s.z0 + 8, 4, grass, bloom) +
          drifting(s, bloom, 40),
        front:
          bough(s, s.light.k, s.height * 0.03) +
          (s.random.chance(0.6) ? bough(s, -s.light.k as 1 | -1, s.height * 0.01) : ''),
      };
    },
  },
  sea_terrace: {
    words:
      /terrace.*\b(sea|ocean|bay|lake|water|coast)|amalfi|santorini|riviera|seaside (caf|restaurant|terrace)/,
    draw: (s) => ({
      back:
        drawSky(s, { clouds: 2 }) +
        drawRidge(s, 0.1, 0.05, tone(0.55, 0.06, 200), 0.5) +
        drawWater(s, s.horizon, s.height, tone(0.58, 0.1, 225)) +
        drawBuilding(s, s.light.k * 14 - 3, s.light.k * 14 + 3, 4, s.z0 + 34, {
          wall: tone(0.95, 0.015, 80),
          floors: 2,
          columns: 3,
          roof: 'dome',
        }) +
        deck(s, tone(0.84, 0.03, 70)) +
        drawRailing(s, s.z0 + 2, 'stone') +
        drawTable(s, -s.light.k * 1.5, s.z0 + 1.1, tone(0.94, 0.012, 85)) +
        pergola(s) +
        (s.light.lamps ? drawStrings(s, 1, 2.6, s.z0 + 0.8) : ''),
    }),
  },
};

const pergola = (s: Stage) => {
  const { random } = s;
  const z = s.z0 + 0.4;
  let out = fill(panel(s, -6, 2.75, 6, 2.9, z), s.paint(tone(0.9, 0.02, 80), z));
  for (let i = 0; i < 60; i++) {
    const [x, y] = s.at(random.range(-2.6, 2.6), 2.72 + random.near(0, 0.28), z);
    const r = s.size(z) * random.range(0.04, 0.1);
    out += oval(
      x,
      y,
      r,
      r * 0.85,
      s.paint(
        i % 3
          ? shift(tone(0.6, 0.2, 350), random.near(0, 0.07))
          : shift(green, random.near(0, 0.07)),
        z,
      ),
    );
  }
  return out;
};

const drawSconce = (s: Stage, x: number, y: number, z: number) => {
  const [cx, cy] = s.at(x, y, z);
  const m = s.size(z);
  const iron = s.paint(tone(0.24, 0.02, 260), z);
  return (
    (s.light.lamps ? glow(s, [cx, cy], m * 1.3, 0.8, warmLamp) : '') +
    fill(
      `M${cx - m * 0.07} ${cy + m * 0.12}L${cx - m * 0.1} ${cy - m * 0.12}L${cx + m * 0.1} ${cy - m * 0.12}L${cx + m * 0.07} ${cy + m * 0.12}Z`,
      s.light.lamps ? hex(blend(warmLamp, tone(1, 0, 0), 0.5)) : s.paint(tone(0.55, 0.04, 220), z),
    ) +
    fill(
      `M${cx - m * 0.13} ${cy - m * 0.12}L${cx} ${cy - m * 0.22}L${cx + m * 0.13} ${cy - m * 0.12}Z`,
      iron,
    )
  );
};
