import type { Glow, Hour, Weather } from './daylight.ts';
import type { Stage } from './stage.ts';

export interface Place {
  /** Prompt words that mean this place. */
  words: RegExp;
  indoors?: boolean;
  /** Looks best with lamps lit. */
  evening?: boolean;
  weather?: Weather;
  /** The default hour and lamps. */
  hour?: Hour;
  glow?: Glow;
  /** True if leaves may reach into the picture. */
  leafy?: boolean;
  /**
   * True if its characteristic objects are low, so that a head-only picture would not show them.
   */
  low?: boolean;
  draw(stage: Stage): { back: string; front?: string };
}
