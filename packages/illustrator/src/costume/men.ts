import type { Costumes } from './costume.ts';
import { active, outer } from './men-active.ts';
import { duty, festive } from './men-duty.ts';
import { everyday, suits } from './men-everyday.ts';

/** Men's clothes by the id of the option. */
export const men: Costumes = new Map([
  ...everyday,
  ...suits,
  ...outer,
  ...active,
  ...festive,
  ...duty,
]);
