/** A removal can be taken back for so long, as the pages say it. */
export const UNDO_SECONDS = 10;
