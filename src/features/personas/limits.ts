/** The most personas and lorebooks of one user. */
export const MAX_PERSONAS = 50;
export const MAX_LOREBOOKS = 100;
/** Lengths in UTF-16 units. */
export const PERSONA_LENGTHS = { name: 60, pronouns: 40, description: 2000 } as const;
export const LOREBOOK_LENGTHS = { name: 80, description: 500 } as const;
/** The most entries of one lorebook; prompts read no more. */
export const MAX_ENTRIES = 500;
/** The maximum size of a request with a whole lorebook, in bytes. */
export const LOREBOOK_BYTES = 2 * 1024 * 1024;
/** The most lorebooks that are on in one chat. */
export const MAX_CHAT_LOREBOOKS = 10;
