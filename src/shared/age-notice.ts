/** The wording of the 18+ notice that is shown now; an older acknowledgment is asked for again. */
export const AGE_NOTICE_VERSION = '2026-11';
