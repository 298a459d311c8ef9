/** Longest message a person can send, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 10_000;
