/**
 * The maximum number of active facts of one chat, pinned and learned; beyond it, the oldest learned
 * ones are forgotten.
 */
export const MAX_MEMORIES = 2000;
/** UTF-16 units. */
export const MAX_FACT_LENGTH = 500;
export const MAX_SUMMARY_LENGTH = 3000;
