import { lookUp } from '#shared/look-up.ts';
import { AFFAIR, BENEFITS, PARTNER, SPOUSE } from './bonds-close.ts';
import {
  BEST_FRIEND,
  CLASSMATE,
  COLLEAGUE,
  FRIEND,
  MENTOR,
  STEP_PARENT,
  STEP_SIBLING,
  STRANGER,
} from './bonds-open.ts';
import type { Bond } from './types.ts';

/** The ids differ by sex where the words do. */
const BONDS: Readonly<Record<string, Bond>> = {
  stranger: STRANGER,
  school_mate: CLASSMATE,
  schoolmate: CLASSMATE,
  colleague: COLLEAGUE,
  work_colleague: COLLEAGUE,
  mentor: MENTOR,
  girlfriend: PARTNER,
  boyfriend: PARTNER,
  sex_friend: BENEFITS,
  wife: SPOUSE,
  husband: SPOUSE,
  mistress: AFFAIR,
  lover: AFFAIR,
  friend: FRIEND,
  best_friend: BEST_FRIEND,
  step_sister: STEP_SIBLING,
  step_brother: STEP_SIBLING,
  step_mom: STEP_PARENT,
  step_father: STEP_PARENT,
};

export const hasBond = (relationship: string): boolean => Object.hasOwn(BONDS, relationship);
/** A relationship no list has any more reads as friendship. */
export const bondOf = (relationship: string): Bond =>
  hasBond(relationship) ? lookUp(BONDS, relationship)! : FRIEND;
