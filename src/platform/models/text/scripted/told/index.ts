import { LIFE } from './life.ts';
import { REMARKS } from './remarks.ts';
import type { Told } from './entry.ts';

/** Everything that the user may tell, most specific first. */
export const TOLD: readonly Told[] = [...LIFE, ...REMARKS];
