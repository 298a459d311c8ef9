/** Version of the 18+ notice. Users who acknowledged an older version are asked again. */
export const AGE_NOTICE_VERSION = '2026-11';
