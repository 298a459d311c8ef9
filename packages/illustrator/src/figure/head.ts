import type { Outfit } from '../garments.ts';
import type { Box, Point } from '../geometry.ts';
import { planHair } from '../hair.ts';
import { drawHead } from '../head.ts';
import type { Tone } from '../palette.ts';
import type { Pose } from '../pose.ts';
import type { Lighting } from '../schemes.ts';
import type { Sketch } from '../sketch.ts';
import type { Appearance, Traits } from '../traits.ts';
import type { Attire } from './attire.ts';
import type { HighSeat, LowSeat } from './seats.ts';
import type { PropKind } from './props.ts';
import type { Stance } from './stance.ts';

export interface FigureOrder {
  sketch: Sketch;
  appearance: Appearance;
  traits: Traits;
  seed: string;
  /** What else the seed of the picture decides (folds). */
  pictureSeed: string;
  stance: Stance;
  attire: Attire;
  light: Lighting;
  k: -1 | 1;
  /** Pixels a unit will have. */
  scale: number;
  /** 0 open eyes, 1 shut. */
  blink: number;
  gaze: number;
  /** The side that winks. */
  wink?: -1 | 1;
  prop?: PropKind;
  propTone: Tone;
  /** What a seated person sits on: on a chair's height, and on something low. */
  seat: { tone: Tone; high: HighSeat; low: LowSeat };
  /** What of the space of the head is in the picture. */
  view: Box;
}

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
    gaze: order.gaze,
    wink: order.wink,
    phase: 0,
    breath: 0,
  };
}

/** The old names that hats, scarf and necklace ask for. */
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
});

/** The head of the portraits, on a figure. */
export function drawFigureHead(order: FigureOrder, pose: Pose) {
  const { appearance, seed, attire } = order;
  const own = planHair(appearance, seed);
  // A bun is worn low under a hat.
  const plan =
    attire.hat !== 'none' && own.style === 'bun' ? { ...own, twist: 0.6 + own.twist * 0.4 } : own;
  return drawHead({ ...order, plan, outfit: outfitOf(attire) }, pose);
}
