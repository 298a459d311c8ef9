/** The maximum length of a user's message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** Whether a text has no visible character: whitespace and invisible characters do not count. */
export const isBlank = (text: string): boolean => !/[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
