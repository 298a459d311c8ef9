/** The wording of the 18+ notice; equals AGE_NOTICE_VERSION of the accounts contract (tested). */
export const AGE_NOTICE_VERSION = '2026-11';
