/** Longest message a person can send, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** Whether nothing of a text can be seen: spaces, line ends and invisible characters do not count. */
export const isBlank = (text: string): boolean => !/[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
