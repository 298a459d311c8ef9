import { COPYRIGHT } from './copyright.ts';
import {
  FOREIGN_COPYRIGHT,
  FOREIGN_ILLEGAL,
  FOREIGN_PRIVACY,
  FOREIGN_REAL_PERSON,
  FOREIGN_SPAM,
} from './foreign-acts.ts';
import { FOREIGN_CLEAR } from './foreign-clear.ts';
import { FOREIGN_CRISIS, FOREIGN_CRISIS_CLEAR } from './foreign-crisis.ts';
import { FOREIGN_HATE, FOREIGN_VIOLENCE } from './foreign-harm.ts';
import { HATE } from './hate.ts';
import { ILLEGAL } from './illegal.ts';
import { MINORS_CLEAR_FAMILY } from './minors-clear-family.ts';
import { MINORS_CLEAR_PAST } from './minors-clear-past.ts';
import { MINORS_CLEAR_TALK } from './minors-clear-talk.ts';
import { MINORS_CLEAR_THINGS } from './minors-clear-things.ts';
import { MINORS_COMPANION } from './minors-companion.ts';
import { MINORS_DESCRIBED } from './minors-described.ts';
import { MINORS_LANGUAGES } from './minors-languages.ts';
import { MINORS_USER } from './minors-user.ts';
import { PRIVACY } from './privacy.ts';
import type { ProductionSet } from './production.ts';
import { REAL_PERSON } from './real-person.ts';
import { REPLY_ADVICE } from './reply-advice.ts';
import { SELF_HARM_CLEAR } from './self-harm-clear.ts';
import { SELF_HARM } from './self-harm.ts';
import { SPAM } from './spam.ts';
import { VIOLENCE } from './violence.ts';

/** The productions that rules are written from. */
export const WORKED: readonly ProductionSet[] = [
  MINORS_COMPANION,
  MINORS_USER,
  MINORS_DESCRIBED,
  MINORS_LANGUAGES,
  MINORS_CLEAR_PAST,
  MINORS_CLEAR_FAMILY,
  MINORS_CLEAR_THINGS,
  MINORS_CLEAR_TALK,
  ...SELF_HARM,
  SELF_HARM_CLEAR,
  ...REAL_PERSON,
  ...ILLEGAL,
  ...HATE,
  ...VIOLENCE,
  ...PRIVACY,
  ...COPYRIGHT,
  ...SPAM,
  ...REPLY_ADVICE,
  FOREIGN_CRISIS,
  FOREIGN_CRISIS_CLEAR,
  FOREIGN_ILLEGAL,
  FOREIGN_PRIVACY,
  FOREIGN_COPYRIGHT,
  FOREIGN_SPAM,
  FOREIGN_REAL_PERSON,
  FOREIGN_HATE,
  FOREIGN_VIOLENCE,
  ...FOREIGN_CLEAR,
];
