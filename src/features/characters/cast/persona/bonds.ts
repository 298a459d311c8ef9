import { z } from 'zod';
import { lookUp } from '#shared/look-up.ts';
import bonds from './data/bonds.json' with { type: 'json' };
import { Bond } from './types.ts';

const BONDS: Readonly<Record<string, Bond>> = z.record(z.string(), Bond).parse(bonds);

/** Maps option ids to bonds; ids differ by sex where the words do. */
const BOND_OF: Readonly<Record<string, string>> = {
  stranger: 'stranger',
  school_mate: 'classmate',
  schoolmate: 'classmate',
  colleague: 'colleague',
  work_colleague: 'colleague',
  mentor: 'mentor',
  girlfriend: 'partner',
  boyfriend: 'partner',
  sex_friend: 'benefits',
  wife: 'spouse',
  husband: 'spouse',
  mistress: 'affair',
  lover: 'affair',
  friend: 'friend',
  best_friend: 'best_friend',
  step_sister: 'step_sibling',
  step_brother: 'step_sibling',
  step_mom: 'step_parent',
  step_father: 'step_parent',
};

export const hasBond = (relationship: string): boolean => Object.hasOwn(BOND_OF, relationship);

/** An unknown relationship reads as friendship. */
export const bondOf = (relationship: string): Bond =>
  lookUp(BONDS, lookUp(BOND_OF, relationship) ?? 'friend')!;
