import { FEELINGS } from './feelings.ts';
import { HAPPENINGS } from './happenings.ts';
import { LIFE } from './life.ts';
import { MOMENTS } from './moments.ts';
import { NEWS } from './news.ts';
import { REMARKS } from './remarks.ts';
import { TOLD_SHAPES } from './shapes.ts';
import { TONE } from './tone.ts';
import type { Told } from './entry.ts';

/** Everything that the user may share, most specific first. */
export const TOLD: readonly Told[] = [...MOMENTS, ...LIFE, ...REMARKS];

/** Tried only if no set phrase fits. */
export const TOLD_LATER: readonly Told[] = [...NEWS, ...FEELINGS, ...HAPPENINGS];

/** Tried only if none of the above fits. */
export const TOLD_VAGUE: readonly Told[] = [...TOLD_SHAPES, ...TONE];
