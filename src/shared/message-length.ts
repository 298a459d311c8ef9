/** The maximum length of a user's message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 10_000;
