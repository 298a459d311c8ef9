import { shift, tone } from '../palette.ts';
import { drawBuilding } from '../picture/buildings.ts';
import { drawPlant } from '../picture/furniture.ts';
import { drawRailing, drawStrings, warmLamp } from '../picture/lamps.ts';
import { drawWater } from '../picture/land.ts';
import { lowSkyline } from '../picture/scenery.ts';
import { drawSky } from '../picture/sky.ts';
import { bokeh } from '../picture/stage.ts';
import { drawArch, drawReflections, drawRoofs } from './backgrounds.ts';
import { board, drawLamplight, drawTable, drawTableLamp } from './furniture.ts';
import type { HeroScene } from './scene.ts';
import { drawCandle, drawCup, drawLantern } from './things.ts';

/** A roof over the city at dusk. */
export const roof: HeroScene = {
  hour: 'dusk',
  indoors: false,
  accent: tone(0.56, 0.15, 20),
  second: tone(0.45, 0.08, 300),
  stance: 'holding',
  prop: 'glass',
  mirrored: true,
  expression: 'smiling',
  wears: 'wearing a red slip dress',
  seated: 0,
  blur: 1.2,
  far: (s) =>
    drawSky(s) +
    lowSkyline(s) +
    drawRoofs(s, 70, 9, tone(0.44, 0.07, 300)) +
    drawRoofs(s, 40, 2.5, tone(0.36, 0.06, 295)) +
    drawRoofs(s, 24, 0.4, tone(0.28, 0.05, 290)) +
    drawRailing(s, s.z0 + 1.2, 'iron') +
    drawStrings(s, 2, 2.35, s.z0 + 0.6) +
    drawLamplight(s, 0.32, 1.2),
  table: (s) => {
    const top = 1.14;
    const z = s.z0 - 0.3;
    return (
      drawTable(s, board(s, tone(0.5, 0.05, 40), top)) +
      drawCandle(s, 0.3, top, z, 0.11) +
      drawCandle(s, 0.42, top, z + 0.1, 0.08)
    );
  },
  near: (s) => drawPlant(s, 0.2, s.z0 - 1.1, 0.34, 1.08),
};

/** A terrace on a canal at night. */
export const canal: HeroScene = {
  hour: 'night',
  indoors: false,
  accent: tone(0.5, 0.09, 240),
  second: tone(0.62, 0.1, 50),
  stance: 'holdingBoth',
  prop: 'cup',
  expression: 'smiling',
  wears: 'wearing a cream sweater',
  seated: 0.42,
  blur: 1.8,
  far: (s) => {
    const z = s.z0 + 30;
    const quay = [
      [-26, -19.5, 5.4, tone(0.6, 0.1, 35), 5],
      [-19.3, -14, 4, tone(0.7, 0.08, 75), 4],
      [-13.8, -7, 5.8, tone(0.58, 0.09, 25), 5],
      [-6.8, -1.6, 4.4, tone(0.74, 0.06, 80), 4],
      [-1.4, 4.6, 5.6, tone(0.62, 0.1, 45), 5],
      [4.8, 10, 4.2, tone(0.66, 0.08, 70), 4],
      [10.2, 17, 5.4, tone(0.6, 0.09, 28), 5],
    ] as const;
    return (
      drawSky(s) +
      quay
        .map(([x0, x1, high, wall, columns]) =>
          drawBuilding(s, x0, x1, high, z, { wall: shift(wall, -0.14), floors: 2, columns }),
        )
        .join('') +
      drawWater(s, s.at(0, 0, z)[1], s.height, tone(0.34, 0.06, 240)) +
      drawReflections(s, z) +
      drawRailing(s, s.z0 + 0.9, 'iron') +
      drawStrings(s, 2, 2.1, s.z0 + 0.8) +
      drawLamplight(s, 0.32, 0.98)
    );
  },
  table: (s) => {
    const z = s.z0 - 0.3;
    return (
      drawTable(s, board(s, tone(0.44, 0.05, 40))) +
      drawTableLamp(s, 0.32, 0.74, z, 0.36) +
      drawCup(s, -0.4, 0.74, z - 0.1, tone(0.9, 0.02, 80))
    );
  },
  near: (s) => drawPlant(s, 0.2, s.z0 - 1.1, 0.34, 0.64),
};

/** A ramen cart under a bridge, past midnight. */
export const cart: HeroScene = {
  hour: 'night',
  indoors: false,
  accent: tone(0.56, 0.18, 28),
  second: tone(0.36, 0.07, 265),
  stance: 'holdingBoth',
  prop: 'cup',
  expression: 'smiling',
  wears: 'wearing a blouse',
  cloth: { cloth: tone(0.62, 0.13, 30) },
  seated: 0,
  blur: 1.4,
  far: (s) =>
    drawSky(s) + lowSkyline(s) + drawArch(s) + drawLamplight(s, 0.32, 1.78, tone(0.72, 0.17, 40)),
  table: (s) => {
    const top = 1.14;
    const z = s.z0 - 0.3;
    const bowl = tone(0.4, 0.12, 25);
    return (
      drawTable(s, board(s, tone(0.4, 0.07, 40), top)) +
      drawCup(s, 0.3, top, z, bowl, 'bowl') +
      drawCup(s, -0.4, top, z - 0.05, bowl, 'bowl') +
      drawLantern(s, 0.32, 1.78, z, 0.1, tone(0.66, 0.18, 35)) +
      drawLantern(s, -0.72, 1.92, s.z0 + 0.3, 0.1, tone(0.66, 0.18, 35))
    );
  },
  near: (s) =>
    [0.62, 0.76, 0.9]
      .map((u, i) =>
        bokeh(s, s.width * u, s.height * (0.93 - i * 0.06), s.ppm * 0.07, warmLamp, 0.16),
      )
      .join(''),
};
