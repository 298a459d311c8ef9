/** How long a removal can be undone, in the words that pages show. */
export const UNDO_SECONDS = 10;
