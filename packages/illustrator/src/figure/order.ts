import type { Box } from '../geometry.ts';
import type { Tone } from '../palette.ts';
import type { Appearance, Traits } from '../person.ts';
import type { Lighting } from '../schemes.ts';
import type { Sketch } from '../sketch.ts';
import type { Attire } from './attire.ts';
import type { PropKind } from './props.ts';
import type { HighSeat, LowSeat } from './seat-kinds.ts';
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
