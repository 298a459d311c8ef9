import type { Point } from '../geometry.ts';
import { blend, shift, tone } from '../palette.ts';
import { fill, oval, stroke } from '../sketch.ts';
import { drawCampfire, drawFirelight, ember } from './fire.ts';
import { warmLamp } from './lamps.ts';
import { drawGround, drawRidge, drawTufts, drawWater } from './land.ts';
import { green, sand } from './materials.ts';
import type { Place } from './place.ts';
import { drawGroundFrom, trees } from './scenery.ts';
import { drawSky } from './sky.ts';
import { type Stage, glow, poly } from './stage.ts';

const log = (s: Stage, x: number, z: number, w: number) => {
  const [ax, ay] = s.at(x - w / 2, 0.18, z);
  const [bx] = s.at(x + w / 2, 0.18, z);
  const m = s.size(z);
  const bark = tone(0.4, 0.05, 50);
  return (
    stroke(`M${ax} ${ay}L${bx} ${ay}`, s.paint(bark, z), m * 0.34) +
    stroke(
      `M${ax} ${ay - m * 0.1}L${bx} ${ay - m * 0.1}`,
      s.paint(blend(bark, ember, 0.4), z),
      m * 0.06,
      0.7,
    ) +
    oval(bx, ay, m * 0.12, m * 0.17, s.paint(tone(0.66, 0.06, 65), z))
  );
};

/** Between the person and the lens, on the side of the light; always within the picture. */
const fire = (s: Stage) => {
  const z = s.z0 - 0.3;
  const low = s.at(0, 0, z)[1];
  const [person] = s.at(0, 0, s.z0);
  const aside = s.width * s.random.range(0.27, 0.34);
  const room = (q: number) => (q > 0 ? s.width - person : person);
  const q = room(s.light.k) > aside * 1.2 ? s.light.k : -s.light.k;
  const at: Point = [person + q * aside, Math.min(low, s.height * 0.985)];
  const r = Math.min(s.size(z) * 0.36, s.width * 0.15, s.height * 0.105);
  return drawFirelight(s, at) + drawCampfire(s, at, r);
};

const tent = (s: Stage, x: number, z: number) => {
  const t = tone(0.68, 0.13, 60);
  const glowing = s.light.lamps ? blend(t, warmLamp, 0.4) : t;
  return (
    (s.light.lamps ? glow(s, s.at(x, 0.6, z), s.size(z) * 2, 0.4, warmLamp) : '') +
    fill(poly([s.at(x - 1.2, 0, z), s.at(x, 1.5, z), s.at(x + 1.2, 0, z)]), s.paint(glowing, z)) +
    fill(
      poly([
        s.at(x, 1.5, z),
        s.at(x + 1.2, 0, z),
        s.at(x + 2, 0, z + 1.6),
        s.at(x + 0.9, 1.4, z + 1.6),
      ]),
      s.paint(shift(t, -0.14), z),
    ) +
    fill(
      poly([s.at(x - 0.3, 0, z), s.at(x, 1.3, z), s.at(x + 0.3, 0, z)]),
      s.paint(tone(0.95, 0.09, 80), z),
      s.light.lamps ? 0.9 : 0.3,
    )
  );
};

export const fires: Record<string, Place> = {
  beach_fire: {
    words: /(bon|camp)?fire\b.*\b(beach|sea|shore|sand)|beach.*(bon|camp)fire/,
    hour: 'night',
    weather: 'clear',
    glow: 'candle',
    low: true,
    draw: (s) => {
      const shore = s.at(0, 0, s.z0 + 8)[1];
      return {
        back:
          drawSky(s) +
          drawWater(s, s.horizon, shore + 8, tone(0.5, 0.08, 225)) +
          drawGroundFrom(s, shore, sand) +
          log(s, -s.light.k * 1.3, s.z0 + 1, 1.4),
        front: fire(s),
      };
    },
  },
  campfire: {
    words: /camp ?fire|bonfire|fire ?pit|camping|\btents?\b/,
    hour: 'night',
    weather: 'clear',
    glow: 'candle',
    low: true,
    draw: (s) => ({
      back:
        drawSky(s) +
        drawRidge(s, 0.22, 0.08, tone(0.36, 0.05, 250), 0.35, s.random.chance(0.5)) +
        drawGround(s, tone(0.46, 0.06, 95)) +
        trees(s, ['pine'], 22, s.z0 + 6, s.z0 + 22, 6, 6, 11, shift(green, -0.12)) +
        tent(s, -s.light.k * 2.1, s.z0 + 4.2) +
        log(s, -s.light.k * 1.2, s.z0 + 0.9, 1.3) +
        drawTufts(s, 20, s.z0 + 0.6, s.z0 + 6, 4, shift(green, -0.06)),
      front: fire(s),
    }),
  },
};
