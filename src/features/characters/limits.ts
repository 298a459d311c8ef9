/** Characters of what is searched for. */
export const SEARCH_LENGTH = 100;
/** Most characters that a search answers. */
export const SEARCH_LIMIT = 40;
/** Characters of a superuser's note about a declined publication. */
export const DECLINE_NOTE_LENGTH = 500;
/** Other first words of a character. */
export const MAX_GREETINGS = 20;
/** Characters of a lorebook entry that prompts read. */
export const LORE_ENTRY_LENGTH = 4000;
/** Ways to order lists. */
export const CHARACTER_SORTS = ['popular', 'newest'] as const;
/** Bytes of a card file. */
export const CARD_FILE_BYTES = 20 * 1024 * 1024;
