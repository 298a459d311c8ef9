import type { Outfit } from '../garments.ts';
import type { Point } from '../geometry.ts';
import { planHair } from '../hair.ts';
import { drawHead } from '../head.ts';
import type { Pose } from '../pose.ts';
import type { Attire } from './attire.ts';
import type { FigureOrder } from './order.ts';

export function headPose(order: FigureOrder, pit: Point): Pose {
  const { stance, k } = order;
  return {
    yaw: stance.yaw,
    pitch: stance.pitch,
    roll: stance.roll,
    turn: stance.turn,
    slope: 0,
    light: k,
    pit,
    scale: order.scale,
    x: 0,
    y: 0,
    blink: order.blink,
    gaze: order.gaze - stance.yaw * 0.4,
    gazeY: order.blink > 0.3 && order.blink < 1 ? 0.6 : 0,
    brows: 0,
    dramatic: false,
    headScale: 0.87,
    wink: order.wink,
    phase: 0,
    breath: 0,
  };
}

/** Converts the attire to the portrait outfit that hats, scarf, and necklace need. */
export const outfitOf = (attire: Attire): Outfit => ({
  kind:
    attire.top === 'turtleneck' ||
    attire.top === 'sweater' ||
    attire.top === 'dressShirt' ||
    attire.top === 'tee' ||
    attire.top === 'hoodie'
      ? 'turtleneck'
      : 'squareDress',
  cloth: attire.cloth,
  second: attire.lower,
  trim: attire.trim,
  headwear: attire.hat,
  scarf: attire.scarf,
  drape: 'short',
  details: [],
});

/** Draws the head of a figure, in the same way as for portraits. */
export function drawFigureHead(order: FigureOrder, pose: Pose) {
  const { appearance, seed, attire } = order;
  const own = planHair(appearance, seed);
  // A bun is worn low under a hat.
  const plan =
    attire.hat !== 'none' && own.style === 'bun' ? { ...own, twist: 0.6 + own.twist * 0.4 } : own;
  return drawHead({ ...order, plan, outfit: outfitOf(attire) }, pose);
}
