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
  /** The seed of the picture's other details, such as folds. */
  pictureSeed: string;
  stance: Stance;
  attire: Attire;
  light: Lighting;
  k: -1 | 1;
  /** Pixels per unit. */
  scale: number;
  /** 0 open eyes, 1 closed. */
  blink: number;
  gaze: number;
  /** The side that winks. */
  wink?: -1 | 1;
  prop?: PropKind;
  propTone: Tone;
  /** The seat of a seated person: at chair height, and at low height. */
  seat: { tone: Tone; high: HighSeat; low: LowSeat };
  /** The visible part of the head's coordinates. */
  view: Box;
}
