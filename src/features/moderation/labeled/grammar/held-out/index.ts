import type { ProductionSet } from '../production.ts';
import { COPYRIGHT } from './copyright.ts';
import { HATE } from './hate.ts';
import { ILLEGAL } from './illegal.ts';
import { MINORS_CLEAR_FAMILY } from './minors-clear-family.ts';
import { MINORS_CLEAR_PAST } from './minors-clear-past.ts';
import { MINORS_CLEAR_TALK } from './minors-clear-talk.ts';
import { MINORS_COMPANION } from './minors-companion.ts';
import { MINORS_DESCRIBED } from './minors-described.ts';
import { MINORS_LANGUAGES } from './minors-languages.ts';
import { MINORS_USER } from './minors-user.ts';
import { PRIVACY } from './privacy.ts';
import { REAL_PERSON } from './real-person.ts';
import { SELF_HARM } from './self-harm.ts';
import { SPAM } from './spam.ts';
import { VIOLENCE } from './violence.ts';

/** The held-out productions. They share no frame and no word list with the worked part. */
export const HELD_OUT: readonly ProductionSet[] = [
  MINORS_COMPANION,
  MINORS_USER,
  MINORS_DESCRIBED,
  MINORS_LANGUAGES,
  MINORS_CLEAR_PAST,
  MINORS_CLEAR_FAMILY,
  MINORS_CLEAR_TALK,
  ...SELF_HARM,
  ...REAL_PERSON,
  ...ILLEGAL,
  ...HATE,
  ...VIOLENCE,
  ...PRIVACY,
  ...COPYRIGHT,
  ...SPAM,
];
