import type { Glow, Hour, Weather } from './daylight.ts';
import type { Stage } from './stage.ts';

export interface Place {
  /** Words of a prompt that mean this place. */
  words: RegExp;
  indoors?: boolean;
  /** Looks best with lamps lit. */
  evening?: boolean;
  weather?: Weather;
  /** Its hour and lamps, when the words are silent. */
  hour?: Hour;
  glow?: Glow;
  /** Leaves may reach into the picture. */
  leafy?: boolean;
  /** What tells it apart stands low: a head alone would not show it. */
  low?: boolean;
  draw(stage: Stage): { back: string; front?: string };
}
