import type { Category, Surface } from '../../rules/index.ts';

/** Ordinary talk that shares words with a harm, and examples of that harm. */
export interface PairedTalk {
  name: string;
  surface?: Surface;
  harmless: readonly string[];
  harms?: readonly (readonly [Category, string])[];
}
