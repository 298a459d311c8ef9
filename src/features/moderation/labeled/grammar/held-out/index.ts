import type { ProductionSet } from '../production.ts';
import { MINORS_CLEAR_FAMILY } from './minors-clear-family.ts';
import { MINORS_CLEAR_PAST } from './minors-clear-past.ts';
import { MINORS_CLEAR_TALK } from './minors-clear-talk.ts';
import { MINORS_COMPANION } from './minors-companion.ts';
import { MINORS_DESCRIBED } from './minors-described.ts';
import { MINORS_LANGUAGES } from './minors-languages.ts';
import { MINORS_USER } from './minors-user.ts';

/** What rules are not written from: no frame and no word list here is known to the worked part. */
export const HELD_OUT: readonly ProductionSet[] = [
  MINORS_COMPANION,
  MINORS_USER,
  MINORS_DESCRIBED,
  MINORS_LANGUAGES,
  MINORS_CLEAR_PAST,
  MINORS_CLEAR_FAMILY,
  MINORS_CLEAR_TALK,
];
