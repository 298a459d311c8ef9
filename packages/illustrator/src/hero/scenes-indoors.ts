import { tone } from '../palette.ts';
import { drawPlant, drawShade, drawShelves } from '../picture/furniture.ts';
import { drawRoom, drawWindow } from '../picture/rooms.ts';
import type { Stage } from '../picture/stage.ts';
import {
  board,
  drawLamplight,
  drawNearChair,
  drawTable,
  drawTableLamp,
  walnut,
} from './furniture.ts';
import type { HeroScene } from './scene.ts';
import { drawCandle, drawClock, drawCup } from './things.ts';

const wallOf = (s: Stage) => s.z0 + 2.6;

/** A clock workshop on a rainy evening. */
export const workshop: HeroScene = {
  hour: 'night',
  indoors: true,
  accent: tone(0.5, 0.07, 160),
  second: tone(0.6, 0.1, 60),
  stance: 'working',
  expression: 'smiling',
  wears: 'wearing a cream shirt',
  seated: 0.42,
  blur: 1.6,
  far: (s) => {
    const z = wallOf(s);
    const clocks = [
      [-3.1, 1.9, 0.2],
      [-2.5, 2.35, 0.14],
      [-2.3, 1.6, 0.17],
      [0.62, 2.2, 0.2],
      [1.15, 1.75, 0.15],
      [0.5, 1.55, 0.12],
      [1.55, 2.3, 0.22],
      [2.05, 1.7, 0.18],
    ] as const;
    return (
      drawRoom(s, {
        wall: tone(0.44, 0.055, 165),
        floor: walnut,
        deep: 2.6,
        half: 4.6,
        laid: 'boards',
        panels: true,
      }) +
      drawWindow(s, -0.72, 0.95, 2.5, 1.6, z, 'rain') +
      clocks.map(([x, y, r]) => drawClock(s, x, y, z - 0.02, r)).join('') +
      drawShelves(s, 0.4, 2.6, 1.25, z - 0.1, 'goods') +
      drawShade(s, -0.15, 2.15, s.z0 + 1.5, 0.34) +
      drawLamplight(s, 0.32, 1.02)
    );
  },
  table: (s) => {
    const z = s.z0 - 0.3;
    return (
      drawTable(s, board(s)) +
      drawTableLamp(s, 0.32, 0.74, z, 0.4) +
      drawClock(s, -0.36, 0.84, z, 0.1) +
      drawCup(s, -0.6, 0.74, z - 0.1, tone(0.9, 0.02, 80))
    );
  },
  near: (s) => drawPlant(s, 0.2, s.z0 - 1.1, 0.34, 0.64),
};

/** A table by a café's window, with a second cup. */
export const cafe: HeroScene = {
  hour: 'night',
  weather: 'rain',
  indoors: true,
  accent: tone(0.5, 0.13, 25),
  second: tone(0.42, 0.06, 210),
  stance: 'holdingBoth',
  prop: 'cup',
  expression: 'smiling',
  wears: 'wearing a summer dress',
  cloth: { cloth: tone(0.58, 0.15, 45), lower: tone(0.58, 0.15, 45), print: 'flowers' },
  seated: 0.42,
  blur: 2,
  far: (s) => {
    const z = wallOf(s);
    return (
      drawRoom(s, {
        wall: tone(0.4, 0.08, 28),
        floor: walnut,
        deep: 2.6,
        half: 4.6,
        laid: 'boards',
      }) +
      drawWindow(s, -1, 0.75, 2.6, 2.3, z, 'rain') +
      drawShelves(s, 0.9, 3.4, 2.6, z, 'bottles') +
      drawShade(s, -0.45, 2.05, s.z0 + 1.6, 0.36) +
      drawShade(s, 1.1, 2.05, s.z0 + 1.6, 0.36) +
      drawLamplight(s, 0.3, 0.82)
    );
  },
  table: (s) => {
    const z = s.z0 - 0.32;
    const china = tone(0.9, 0.03, 75);
    return (
      drawTable(s, board(s, tone(0.46, 0.08, 40))) +
      drawCandle(s, 0.3, 0.74, z + 0.06) +
      drawCup(s, -0.24, 0.74, z - 0.12, china)
    );
  },
  near: (s) => drawNearChair(s, -0.54, s.z0 - 0.8),
};
