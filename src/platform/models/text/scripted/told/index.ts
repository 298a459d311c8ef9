import { COURTESIES } from './courtesies.ts';
import { DOINGS } from './doings.ts';
import { FEELINGS } from './feelings.ts';
import { TOLD_FIELDS, TOLD_MENTIONED } from './fields.ts';
import { HAPPENINGS } from './happenings.ts';
import { LIFE } from './life.ts';
import { MOMENTS } from './moments.ts';
import { NEWS } from './news.ts';
import { TOLD_PLEAS } from './pleas.ts';
import { REACTIONS } from './reactions.ts';
import { REMARKS } from './remarks.ts';
import { TOLD_SHAPES } from './shapes.ts';
import { STATES } from './states.ts';
import { TONE } from './tone.ts';
import type { Told } from './entry.ts';

/** Everything that the user may share, most specific first. */
export const TOLD: readonly Told[] = [
  ...TOLD_PLEAS,
  ...REACTIONS,
  ...COURTESIES,
  ...MOMENTS,
  ...LIFE,
  ...DOINGS,
  ...STATES,
  ...REMARKS,
];

/** Tried only if no set phrase fits. */
export const TOLD_LATER: readonly Told[] = [...NEWS, ...FEELINGS, ...HAPPENINGS, ...TOLD_FIELDS];

/** Tried only if none of the above fits. */
export const TOLD_VAGUE: readonly Told[] = [...TOLD_SHAPES, ...TONE, ...TOLD_MENTIONED];
