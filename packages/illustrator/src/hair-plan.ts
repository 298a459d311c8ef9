import type { Random } from './random.ts';
import type { Point } from './geometry.ts';
import type { HairLight } from './hair-strands.ts';
import type { Pose } from './pose.ts';
import type { Tone } from './palette.ts';
import type { Sketch } from './sketch.ts';

/** Hair in two layers: behind the neck and shoulders, and in front of face and garment. */
export interface HairLayers {
  back: string;
  front: string;
}

/** The layers, and the outlines of the front hair, which casts a shadow on the face. */
export interface DrawnHair extends HairLayers {
  outlines: readonly string[];
}

/** The shared inputs of every hair style. */
export interface HairStudio {
  sketch: Sketch;
  light: HairLight;
  pose: Pose;
  /** Maps the frontal drawing of the head to the turned head. */
  place: (x: number, y: number, z?: number) => Point;
  /** Where the silhouette of the turned head is at height `y`, on one side. */
  edge: (side: -1 | 1, y: number) => number;
  random: Random;
  female: boolean;
  /** The skin of the head between hairs. */
  scalp: Tone;
  /** Swing of long tips at this moment, in units. */
  swing: number;
}

export interface HairPlan {
  style: string;
  /** Offset of the parting from the middle, in units. */
  part: number;
  volume: number;
  /** Selects a variation of the style, 0..1. */
  twist: number;
  /** Headroom that the style needs, 0..1. */
  lift: number;
  heritage: 'coily' | 'other';
  /** How far the hairline retreats at the temples, 0..1. */
  recede: number;
}
