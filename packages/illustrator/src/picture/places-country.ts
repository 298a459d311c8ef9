import { blend, shift, tone } from '../palette.ts';
import { fill } from '../sketch.ts';
import { drawBuilding } from './buildings.ts';
import { drawLamp } from './lamps.ts';
import { drawGround, drawPath, drawRidge, drawRock, drawTufts } from './land.ts';
import { green } from './materials.ts';
import type { Place } from './place.ts';
import {
  drawArch,
  drawCactus,
  drawDune,
  drawLeaves,
  drifting,
  grass,
  snowCap,
  trees,
} from './scenery.ts';
import { drawBeams, drawSky } from './sky.ts';
import { poly } from './stage.ts';
import { type TreeKind, drawTree } from './trees.ts';

export const country: Record<string, Place> = {
  park: {
    words: /\bpark\b|picnic|bench|lawn|dog walk|walking the dog|oak tree|old oak/,
    leafy: true,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawRidge(s, 0.09, 0.03, green, 0.35) +
        drawGround(s, snowCap(s)) +
        drawPath(s, 1.4, tone(0.8, 0.035, 75), s.random.near(0, 1.4)) +
        trees(s, ['round', 'round', 'birch'], 16, s.z0 + 3, s.z0 + 26, 6, 4, 7.5) +
        drawLamp(s, s.light.k * 2.3, s.z0 + 5) +
        drawTufts(s, 26, s.z0, s.z0 + 6, 4, grass, s.accent),
    }),
  },
  forest: {
    words: /forest|\bwoods\b|woodland|jungle|\btrees?\b|nature|\bhike/,
    draw: (s) => {
      const kinds: TreeKind[] = s.random.chance(0.5)
        ? ['pine']
        : s.random.chance(0.5)
          ? ['birch', 'birch', 'round']
          : ['round', 'pine'];
      const autumn = s.random.chance(0.3) ? tone(0.6, 0.12, 60) : green;
      return {
        back:
          drawSky(s, { sun: false }) +
          drawRidge(s, 0.3, 0.06, shift(autumn, -0.04), 0.55) +
          drawRidge(s, 0.16, 0.05, shift(autumn, -0.1), 0.3) +
          drawGround(s, tone(0.5, 0.06, 110)) +
          drawPath(s, 1, tone(0.62, 0.045, 70), 1.2) +
          trees(s, kinds, 30, s.z0 + 1.8, s.z0 + 22, 4.6, 6, 11, autumn) +
          drawTufts(s, 80, s.z0, s.z0 + 7, 4, shift(green, -0.05)) +
          drawBeams(s, s.light.hour === 'night' || s.light.hour === 'dusk' ? 0.06 : 0.16),
        front: drawLeaves(s, shift(green, -0.16)),
      };
    },
  },
  autumn: {
    words: /autumn|fall leaves|\bfall\b|october|maple/,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawRidge(s, 0.12, 0.04, tone(0.58, 0.12, 50), 0.4) +
        drawGround(s, tone(0.62, 0.09, 70)) +
        drawPath(s, 1.5, tone(0.72, 0.06, 68), 0.8) +
        trees(s, ['round', 'birch'], 20, s.z0 + 2.5, s.z0 + 22, 5, 5, 9, tone(0.62, 0.14, 55)) +
        drifting(s, tone(0.66, 0.15, 50), 46) +
        drawBeams(s, 0.15),
    }),
  },
  mountains: {
    words: /mountain|hiking|\balps\b|\bpeaks?\b|summit|canyon|valley|highland/,
    leafy: true,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawRidge(s, 0.42, 0.12, tone(0.5, 0.05, 262), 0.5, true) +
        drawRidge(s, 0.2, 0.05, tone(0.46, 0.05, 220), 0.35) +
        drawRidge(s, 0.08, 0.03, tone(0.45, 0.07, 145), 0.12) +
        drawGround(s, snowCap(s), tone(0.55, 0.08, 140)) +
        trees(s, ['pine'], 20, s.z0 + 6, s.z0 + 30, 7, 4, 8, tone(0.4, 0.06, 155)) +
        drawRock(s, s.light.k * 2.4, s.z0 + 1.6, 0.6) +
        drawTufts(s, 30, s.z0, s.z0 + 6, 4, grass, tone(0.85, 0.09, 330)),
    }),
  },
  meadow: {
    words:
      /meadow|\bgrass\b|\bfields?\b|flower field|lavender|wildflower|sunflower|poppy|countryside|farm|prairie/,
    leafy: true,
    draw: (s) => {
      const bloom =
        s.bloom ??
        s.random.pick([
          tone(0.62, 0.13, 305),
          tone(0.85, 0.15, 92),
          tone(0.6, 0.19, 28),
          tone(0.85, 0.08, 350),
        ]);
      return {
        back:
          drawSky(s) +
          drawRidge(s, 0.1, 0.04, tone(0.55, 0.07, 150), 0.5) +
          drawGround(s, blend(grass, bloom, 0.35), blend(grass, bloom, 0.6)) +
          drawTree(s, 'round', s.light.k * -4, s.z0 + 16, 6, green) +
          drawTufts(s, 240, s.z0 - 0.3, s.z0 + 14, 6, grass, bloom),
        front: drawTufts(s, 22, 1.1, s.z0 - 0.5, 2.2, shift(grass, -0.06), bloom),
      };
    },
  },
  garden: {
    words: /garden|\broses?\b|blossom|spring|orchard/,
    leafy: true,
    draw: (s) => {
      const bloom =
        s.bloom ?? s.random.pick([tone(0.86, 0.08, 0), tone(0.68, 0.16, 10), tone(0.9, 0.04, 60)]);
      return {
        back:
          drawSky(s, { clouds: 2 }) +
          drawRidge(s, 0.16, 0.05, shift(green, -0.02), 0.3) +
          drawGround(s, grass) +
          drawPath(s, 0.9, tone(0.86, 0.03, 75), -0.8) +
          trees(s, ['round'], 8, s.z0 + 3, s.z0 + 14, 4.4, 3.6, 5.6, bloom) +
          drawArch(s, bloom) +
          drawTufts(s, 60, s.z0 - 0.2, s.z0 + 8, 4, grass, bloom) +
          drifting(s, bloom, 26),
        front: drawTufts(s, 14, 1.1, s.z0 - 0.6, 2.2, shift(green, -0.06), bloom),
      };
    },
  },
  desert: {
    words: /desert|dune|sahara|cactus|arizona|western/,
    draw: (s) => ({
      back:
        drawSky(s, { clouds: 1 }) +
        drawRidge(s, 0.16, 0.06, tone(0.6, 0.1, 45), 0.4) +
        drawDune(s, 0.09, tone(0.76, 0.1, 62)) +
        drawDune(s, 0.03, tone(0.8, 0.1, 68)) +
        drawGround(s, tone(0.82, 0.09, 72)) +
        (s.random.chance(0.6)
          ? drawCactus(s, -s.light.k * 2.6, s.z0 + 4, 2.6) +
            drawCactus(s, s.light.k * 4.6, s.z0 + 11, 3)
          : '') +
        drawRock(s, s.light.k * 3, s.z0 + 3, 0.5, tone(0.6, 0.09, 45)),
    }),
  },
  snow: {
    words:
      /snow|winter|skating|\bski(?:s|ing|er|ers)?\b|\bice\b(?! ?cream)|\bicy\b|frost|christmas market|arctic/,
    weather: 'snow',
    draw: (s) => ({
      back:
        drawSky(s) +
        drawRidge(s, 0.3, 0.1, tone(0.6, 0.04, 255), 0.5, true) +
        drawGround(s, tone(0.95, 0.012, 245), tone(0.88, 0.025, 250)) +
        drawDune(s, 0.02, tone(0.93, 0.014, 245)) +
        trees(
          s,
          ['pine', 'pine', 'bare'],
          20,
          s.z0 + 2.6,
          s.z0 + 24,
          5,
          5,
          9,
          tone(0.42, 0.045, 170),
        ) +
        (s.random.chance(0.5)
          ? drawBuilding(s, -s.light.k * 5 - 1.6, -s.light.k * 5 + 1.6, 2.6, s.z0 + 9, {
              wall: tone(0.45, 0.06, 50),
              floors: 1,
              columns: 3,
              roof: 'gable',
            })
          : drawLamp(s, s.light.k * 2.2, s.z0 + 3)),
    }),
  },
  vineyard: {
    words: /vineyard|tuscan|winery|provence|olive/,
    leafy: true,
    draw: (s) => {
      let rows = '';
      for (const x of [-6, -4, -2.2, 2.2, 4, 6])
        rows +=
          fill(
            poly([
              s.at(x - 0.3, 0, s.z0 * 0.6),
              s.at(x - 0.3, 1.3, s.z0 * 0.6),
              s.at(x - 0.3, 1.3, 60),
              s.at(x - 0.3, 0, 60),
            ]),
            s.paint(shift(green, -0.06), s.z0 + 4),
          ) +
          fill(
            poly([
              s.at(x - 0.3, 1.3, s.z0 * 0.6),
              s.at(x + 0.3, 1.3, s.z0 * 0.6),
              s.at(x + 0.3, 1.3, 60),
              s.at(x - 0.3, 1.3, 60),
            ]),
            s.paint(shift(green, 0.06), s.z0 + 4),
          );
      return {
        back:
          drawSky(s) +
          drawRidge(s, 0.16, 0.06, tone(0.6, 0.06, 140), 0.5) +
          drawRidge(s, 0.07, 0.03, tone(0.62, 0.09, 115), 0.25) +
          drawGround(s, tone(0.74, 0.07, 80), grass) +
          rows +
          drawBuilding(s, -s.light.k * 16, -s.light.k * 16 + 6, 5, s.z0 + 40, {
            wall: tone(0.8, 0.06, 65),
            floors: 2,
            columns: 3,
            roof: 'gable',
          }) +
          [-11, -13, 12]
            .map((x) => drawTree(s, 'cypress', x, s.z0 + 36, 9, shift(green, -0.1)))
            .join(''),
      };
    },
  },
};
