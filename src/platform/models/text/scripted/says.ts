import { SAYS_CARE } from './says-care.ts';
import { SAYS_EVERYDAY } from './says-everyday.ts';
import { SAYS_PERSONA } from './says-persona.ts';
import { SAYS_TOPICS } from './says-topics.ts';
import type { Says } from './says-table.ts';

export const SAYS: Says = { ...SAYS_EVERYDAY, ...SAYS_CARE, ...SAYS_PERSONA, ...SAYS_TOPICS };
