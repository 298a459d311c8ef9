import { smoothPath } from '../geometry.ts';
import { blend, hex, shift, tone, white } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { drawBuilding, drawSkyline } from './buildings.ts';
import { drawLamp, drawRailing, drawStrings, warmLamp } from './lamps.ts';
import { drawGround, drawRidge, drawRock, drawTufts, drawWater } from './land.ts';
import { green, sand, wood } from './materials.ts';
import type { Place } from './place.ts';
import { deck, drawFlowerBox, drawGroundFrom, lowSkyline, wetGround } from './scenery.ts';
import { drawSky } from './sky.ts';
import { bokeh, glow, panel, poly, rectangle, side, slab } from './stage.ts';
import { drawTree } from './trees.ts';

export const waterside: Record<string, Place> = {
  beach: {
    words: /beach|seaside|ocean|\bsea\b|shore|coast|\bsurf|tropical|island/,
    leafy: true,
    draw: (s) => {
      const shoreline = s.at(0, 0, s.z0 + 9)[1];
      const palms = s.random.chance(0.45);
      return {
        back:
          drawSky(s, { clouds: 4 }) +
          (s.random.chance(0.5) ? drawRidge(s, 0.05, 0.02, tone(0.5, 0.05, 200), 0.45) : '') +
          drawWater(s, s.horizon, shoreline + 8, tone(0.58, 0.09, 215)) +
          drawGroundFrom(s, shoreline, sand) +
          stroke(
            smoothPath([
              [-10, shoreline + 3],
              [s.width * 0.3, shoreline - 3],
              [s.width * 0.6, shoreline + 5],
              [s.width + 10, shoreline],
            ]),
            hex(blend(s.tone(white), s.light.sky[2], 0.2)),
            5,
            0.85,
          ) +
          (palms
            ? drawTree(s, 'palm', s.light.k * -3.4, s.z0 + 6, 6.5, green) +
              drawTree(s, 'palm', s.light.k * -4.6, s.z0 + 9, 5.4, green)
            : drawRock(s, -4, s.z0 + 7, 1.4) + drawRock(s, -5.6, s.z0 + 8, 2)) +
          drawTufts(s, 8, s.z0 + 0.5, s.z0 + 6, 4, tone(0.66, 0.07, 105)),
      };
    },
  },
  cliff: {
    words: /cliff|lighthouse|ocean view|viewpoint|overlook/,
    draw: (s) => {
      const [lx, ly] = s.at(s.light.k * -9, 2, s.z0 + 26);
      const m = s.size(s.z0 + 26);
      return {
        back:
          drawSky(s) +
          drawWater(s, s.horizon, s.height, tone(0.52, 0.08, 225)) +
          fill(
            poly([
              [lx - m * 9, ly + m * 6],
              [lx - m * 6, ly + m * 0.4],
              [lx + m * 2, ly],
              [lx + m * 4, ly + m * 6],
            ]),
            s.paint(tone(0.55, 0.05, 60), 22),
          ) +
          fill(
            poly([
              [lx - m * 0.9, ly + m],
              [lx - m * 0.6, ly - m * 6],
              [lx + m * 0.6, ly - m * 6],
              [lx + m * 0.9, ly + m],
            ]),
            s.paint(tone(0.93, 0.01, 80), 22),
          ) +
          fill(
            rectangle(lx - m * 0.8, ly - m * 3.6, m * 1.6, m * 1.3),
            s.paint(tone(0.55, 0.15, 28), 22),
          ) +
          fill(
            rectangle(lx - m * 0.5, ly - m * 7, m, m),
            hex(s.light.lamps ? warmLamp : s.tone(tone(0.4, 0.03, 240), 22)),
          ) +
          fill(
            poly([
              [lx - m * 0.7, ly - m * 7],
              [lx, ly - m * 7.8],
              [lx + m * 0.7, ly - m * 7],
            ]),
            s.paint(tone(0.5, 0.14, 28), 22),
          ) +
          (s.light.lamps ? glow(s, [lx, ly - m * 6.5], m * 6, 0.7, warmLamp) : '') +
          drawGroundFrom(s, s.at(0, 0, s.z0 + 2.4)[1], tone(0.6, 0.08, 120)) +
          drawTufts(s, 30, s.z0, s.z0 + 2.3, 3, tone(0.6, 0.08, 115), s.accent),
        front: drawTufts(s, 12, 1.2, s.z0 - 0.6, 2.4, tone(0.5, 0.08, 125)),
      };
    },
  },
  lake: {
    words: /\blake|river|\bpond\b|\bpier\b|\bdocks?\b|\bboat/,
    leafy: true,
    draw: (s) => {
      const shore = s.horizon + 2;
      let planks = fill(
        slab(s, -1.5, 0.6, 1.5, s.z0 + 7, 0.02),
        s.sketch.linear(0, s.horizon, 0, s.height, [
          [0, s.tone(wood, 14)],
          [1, s.tone(shift(wood, 0.08), 2)],
        ]),
      );
      let joints = '';
      for (let z = 1; z < s.z0 + 7; z += 0.32)
        joints += `M${s.at(-1.5, 0.02, z).join(' ')}L${s.at(1.5, 0.02, z).join(' ')}`;
      planks += stroke(joints, s.paint(shift(wood, -0.16)), 1.4, 0.6);
      for (const z of [s.z0 + 6.6, s.z0 + 3, s.z0 + 0.4])
        for (const q of [-1, 1])
          planks += fill(
            panel(s, q * 1.5 - 0.09, -0.5, q * 1.5 + 0.09, 0.5, z),
            s.paint(shift(wood, -0.1), z),
          );
      return {
        back:
          drawSky(s) +
          drawRidge(s, 0.24, 0.08, tone(0.5, 0.05, 250), 0.5, s.random.chance(0.5)) +
          drawRidge(s, 0.07, 0.02, tone(0.4, 0.07, 150), 0.2) +
          drawWater(s, shore, s.height, tone(0.5, 0.07, 215)) +
          planks,
      };
    },
  },
  pool: {
    words: /pool|resort|swimming/,
    draw: (s) => {
      const z = s.z0 + 0.9;
      const far = s.z0 + 6;
      let ripples = '';
      for (let i = 0; i < 26; i++) {
        const [x, y] = s.at(s.random.range(-4, 4), 0, s.random.range(z, far));
        const w = s.random.range(0.02, 0.07) * s.width;
        ripples += `M${x - w} ${y}q${w * 0.5} -5 ${w} 0t${w} 0`;
      }
      return {
        back:
          drawSky(s, { clouds: 2 }) +
          drawRidge(s, 0.1, 0.03, green, 0.25) +
          drawGround(s, tone(0.9, 0.025, 80)) +
          drawTree(s, 'palm', -4, s.z0 + 8, 6, green) +
          drawTree(s, 'palm', 3.6, s.z0 + 9, 5, green) +
          drawBuilding(s, s.light.k * 5 - 3, s.light.k * 5 + 3, 3.4, s.z0 + 12, {
            wall: tone(0.92, 0.015, 80),
            floors: 1,
            columns: 4,
          }) +
          fill(
            slab(s, -7, z, 7, far),
            s.sketch.linear(0, s.at(0, 0, far)[1], 0, s.at(0, 0, z)[1], [
              [0, s.tone(tone(0.82, 0.08, 200), far)],
              [1, s.tone(tone(0.66, 0.12, 222), z)],
            ]),
          ) +
          stroke(ripples, s.paint(tone(0.95, 0.03, 200)), 2.4, 0.7) +
          stroke(
            `M${s.at(-7, 0, z).join(' ')}L${s.at(7, 0, z).join(' ')}`,
            s.paint(tone(0.96, 0.01, 80)),
            5,
          ),
      };
    },
  },
  bridge: {
    words: /bridge|harbou?r|canal|quay|waterfront/,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawSkyline(s, 130, 14, 40, tone(0.55, 0.03, 250)) +
        drawWater(s, s.horizon, s.height, tone(0.45, 0.06, 230)) +
        deck(s, tone(0.62, 0.02, 75)) +
        drawRailing(s, s.z0 + 1.5, s.random.pick(['stone', 'iron'])) +
        drawLamp(s, s.light.k * 1.9, s.z0 + 1.5) +
        drawLamp(s, -s.light.k * 4.6, s.z0 + 1.5) +
        wetGround(s),
    }),
  },
  balcony: {
    words: /balcony|veranda|porch/,
    draw: (s) => ({
      back:
        drawSky(s) +
        (s.random.chance(0.5)
          ? lowSkyline(s)
          : drawRidge(s, 0.12, 0.05, green, 0.3) +
            drawWater(s, s.horizon, s.height, tone(0.55, 0.08, 220))) +
        deck(s, tone(0.74, 0.03, 75)) +
        drawRailing(s, s.z0 + 1.3, s.random.pick(['iron', 'stone'])) +
        fill(
          side(s, -s.light.k * 2.3, 0, 0.6, 4.4, s.z0 + 1.4),
          s.paint(tone(0.82, 0.035, 75), s.z0),
        ) +
        drawFlowerBox(s),
    }),
  },
  rooftop: {
    words: /rooftop|roof|skyline|terrace/,
    draw: (s) => ({
      back:
        drawSky(s) +
        lowSkyline(s) +
        deck(s, tone(0.6, 0.05, 55)) +
        drawRailing(s, s.z0 + 2.6, s.random.pick(['glass', 'iron'])) +
        drawStrings(s, 3, 3, s.z0 + 0.6) +
        (s.light.lamps
          ? Array.from({ length: 12 }, () =>
              bokeh(
                s,
                s.random.range(0, s.width),
                s.random.range(s.horizon - 40, s.horizon + 120),
                s.random.range(4, 14),
                warmLamp,
                0.4,
              ),
            ).join('')
          : ''),
    }),
  },
};
