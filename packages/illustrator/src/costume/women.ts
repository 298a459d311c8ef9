import type { Costumes } from './costume.ts';
import { active, duty } from './women-active.ts';
import { dresses } from './women-dresses.ts';
import { everyday } from './women-everyday.ts';
import { world } from './women-world.ts';

/** Women's clothes by the id of the option. */
export const women: Costumes = new Map([...dresses, ...world, ...everyday, ...active, ...duty]);
