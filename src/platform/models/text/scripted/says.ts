import { SAYS_CARE } from './says-care.ts';
import { SAYS_EVERYDAY } from './says-everyday.ts';
import { SAYS_PERSONA } from './says-persona.ts';
import { SAYS_TOPICS } from './says-topics.ts';

/** For each intent: what to say (templates), and how to go on asking. */
export type Says = Readonly<Record<string, { say: readonly string[]; ask?: readonly string[] }>>;

export const SAYS: Says = { ...SAYS_EVERYDAY, ...SAYS_CARE, ...SAYS_PERSONA, ...SAYS_TOPICS };
