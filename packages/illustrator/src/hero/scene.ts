import type { Attire } from '../figure/attire.ts';
import type { PropKind } from '../figure/props.ts';
import type { StanceName } from '../figure/stances.ts';
import type { Tone } from '../palette.ts';
import type { Glow, Hour, Weather } from '../picture/daylight.ts';
import type { Stage } from '../picture/stage.ts';

/** A place of the hero, with what is between it and the lens. */
export interface HeroScene {
  hour: Hour;
  weather?: Weather;
  glow?: Glow;
  indoors: boolean;
  /** The two colors of the place other than its light. */
  accent: Tone;
  second: Tone;
  stance: StanceName;
  mirrored?: boolean;
  prop?: PropKind;
  expression: 'smiling' | 'calm' | 'dreamy' | 'laughing';
  /** Clothes in words of the prompts, and tones that the words leave open. */
  wears: string;
  cloth?: Partial<Pick<Attire, 'cloth' | 'lower' | 'over' | 'print' | 'top' | 'outer'>>;
  /** Meters that the person's body is lower than standing: 0.42 on a chair. */
  seated: number;
  /** How much of the place is out of focus, in pixels of the wide picture. */
  blur: number;
  far(stage: Stage): string;
  /** The table with its things, sharp; then what is too near for the lens. */
  table(stage: Stage): string;
  near(stage: Stage): string;
}
