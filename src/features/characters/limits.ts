/** The maximum length of a search. */
export const SEARCH_LENGTH = 100;
/** The maximum number of search results. */
export const SEARCH_LIMIT = 40;
/** The maximum length of a superuser's note about a declined publication. */
export const DECLINE_NOTE_LENGTH = 500;
/** The maximum number of alternate greetings. */
export const MAX_GREETINGS = 20;
/** The length of a lorebook entry that prompts include. */
export const LORE_ENTRY_LENGTH = 4000;
/** Sort orders of lists. */
export const CHARACTER_SORTS = ['popular', 'newest'] as const;
/** The maximum size of a card file in bytes. */
export const CARD_FILE_BYTES = 20 * 1024 * 1024;
