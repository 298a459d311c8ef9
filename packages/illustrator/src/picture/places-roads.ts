import { shift, tone } from '../palette.ts';
import { fill, stroke } from '../sketch.ts';
import { drawSkyline } from './buildings.ts';
import { drawLamp, drawRailing } from './lamps.ts';
import { drawGround, drawRidge, drawTufts, drawWater } from './land.ts';
import { green } from './materials.ts';
import type { Place } from './place.ts';
import { drawGroundFrom, grass, wetGround } from './scenery.ts';
import { drawSky } from './sky.ts';
import { type Stage, line, panel, poly, slab } from './stage.ts';
import { drawTree } from './trees.ts';
import { drawCar, drawTram } from './vehicles.ts';

const lacquers = [
  tone(0.55, 0.13, 28),
  tone(0.72, 0.07, 195),
  tone(0.9, 0.03, 90),
  tone(0.5, 0.08, 160),
  tone(0.8, 0.1, 85),
];

/** A road across the picture behind the person. */
const crossRoad = (s: Stage, near: number, far: number) => {
  let dashes = '';
  const z = (near + far) / 2;
  for (let x = -12; x < 12; x += 1.6) dashes += slab(s, x, z - 0.06, x + 0.8, z + 0.06, 0.01);
  return (
    fill(slab(s, -40, near, 40, far), s.paint(tone(0.5, 0.012, 265), s.z0)) +
    fill(dashes, s.paint(tone(0.9, 0.03, 90), s.z0), 0.85)
  );
};

const car = (s: Stage, kind: 'classic' | 'van') =>
  drawCar(
    s,
    -s.light.k * s.random.range(0.5, 1.3),
    s.z0 + 1.7,
    s.random.pick(lacquers),
    kind,
    s.light.k,
  );

export const roads: Record<string, Place> = {
  coast_road: {
    words:
      /coast(al)? (road|drive)|(vintage|classic|sports?|old) car|convertible|\bcar\b.*\b(coast|sea|beach)|scenic drive/,
    low: true,
    draw: (s) => {
      const edge = s.at(0, 0, s.z0 + 5.2)[1];
      return {
        back:
          drawSky(s) +
          drawWater(s, s.horizon, s.height, tone(0.56, 0.09, 220)) +
          drawRidge(s, 0.1, 0.05, tone(0.55, 0.06, 120), 0.4) +
          drawGroundFrom(s, edge, tone(0.66, 0.07, 95)) +
          drawTree(s, 'cypress', s.light.k * 4.4, s.z0 + 5.6, 5.5, shift(green, -0.08)) +
          crossRoad(s, s.z0 * 0.2, s.z0 + 3.6) +
          drawRailing(s, s.z0 + 4.4, 'wood') +
          car(s, 'classic'),
        front: drawTufts(s, 8, 1.2, s.z0 - 0.8, 2.4, tone(0.6, 0.08, 105), s.accent),
      };
    },
  },
  road_trip: {
    words: /road ?trip|camper|\bvan\b|\bcar\b|\broad\b|hood of|highway|petrol|gas station/,
    low: true,
    draw: (s) => {
      const dry = s.random.chance(0.5);
      return {
        back:
          drawSky(s, { clouds: 3 }) +
          drawRidge(s, 0.2, 0.07, dry ? tone(0.58, 0.11, 42) : tone(0.5, 0.05, 250), 0.45, !dry) +
          drawRidge(s, 0.08, 0.03, dry ? tone(0.66, 0.11, 52) : green, 0.3) +
          drawGround(s, dry ? tone(0.78, 0.09, 70) : grass) +
          crossRoad(s, s.z0 * 0.4, s.z0 + 3.2) +
          (dry ? '' : drawTree(s, 'pine', -s.light.k * 4, s.z0 + 7, 7, shift(green, -0.08))) +
          car(s, s.random.chance(0.55) ? 'van' : 'classic'),
        front: drawTufts(s, 8, 1.2, s.z0 - 0.8, 2.4, dry ? tone(0.66, 0.08, 85) : grass),
      };
    },
  },
  tram_stop: {
    words: /\btrams?\b|bus ?stop|\bbus\b|waiting (at|for) (the|a) (bus|tram|stop)|streetcar/,
    draw: (s) => {
      const k = s.light.k;
      const z = s.z0 + 0.9;
      return {
        back:
          drawSky(s) +
          drawSkyline(s, 70, 9, 26, tone(0.56, 0.03, 255)) +
          drawGround(s, tone(0.52, 0.012, 265)) +
          drawTram(
            s,
            -k * 3.4,
            s.z0 + 4.6,
            s.random.pick([tone(0.5, 0.14, 28), tone(0.45, 0.09, 160), tone(0.75, 0.12, 85)]),
          ) +
          stroke(
            line([s.at(-9, 0, s.z0 + 4.2), s.at(9, 0, s.z0 + 4.2)]) +
              line([s.at(-9, 0, s.z0 + 3.2), s.at(9, 0, s.z0 + 3.2)]),
            s.paint(tone(0.75, 0.01, 240)),
            2,
            0.7,
          ) +
          fill(slab(s, -9, 0.6, 9, s.z0 + 2), s.paint(tone(0.68, 0.02, 75))) +
          // The shelter: a roof and a pane next to the person.
          fill(panel(s, k * 0.9, 0.2, k * 3.4, 2.4, z), s.paint(tone(0.8, 0.04, 210), z), 0.32) +
          fill(
            poly([
              s.at(k * 0.7, 2.5, z - 0.6),
              s.at(k * 4, 2.5, z - 0.6),
              s.at(k * 4, 2.45, z + 0.6),
              s.at(k * 0.7, 2.45, z + 0.6),
            ]),
            s.paint(tone(0.32, 0.02, 250), z),
          ) +
          stroke(
            line([s.at(k * 0.95, 0, z), s.at(k * 0.95, 2.5, z)]) +
              line([s.at(k * 3.3, 0, z), s.at(k * 3.3, 2.5, z)]),
            s.paint(tone(0.3, 0.02, 250), z),
            s.size(z) * 0.06,
          ) +
          drawLamp(s, -k * 2, s.z0 + 2.4) +
          wetGround(s),
      };
    },
  },
};
