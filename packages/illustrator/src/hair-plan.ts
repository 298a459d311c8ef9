import type { Random } from './genes.ts';
import type { Point } from './geometry.ts';
import type { HairLight } from './hair-strands.ts';
import type { Pose } from './pose.ts';
import type { Sketch } from './sketch.ts';

/** Hair in two layers: behind the neck and shoulders, and over face and garment. */
export interface HairLayers {
  back: string;
  front: string;
}

/** What every hair style draws with. */
export interface HairStudio {
  sketch: Sketch;
  light: HairLight;
  pose: Pose;
  /** From the frontal drawing of the head to the turned head. */
  place: (x: number, y: number, z?: number) => Point;
  random: Random;
  female: boolean;
  /** Swing of long tips at this moment, units. */
  swing: number;
}

export interface HairPlan {
  style: string;
  /** Where the parting is, units from the middle. */
  part: number;
  volume: number;
  /** A second look at the same style, 0..1. */
  twist: number;
  /** Headroom the style needs, 0..1. */
  lift: number;
  heritage: 'coily' | 'other';
}
