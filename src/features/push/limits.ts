/** The maximum number of browsers per user for notifications; another one replaces the oldest. */
export const MAX_SUBSCRIPTIONS = 10;
/** The maximum length of a push service's address, in UTF-16 units. */
export const MAX_ENDPOINT_LENGTH = 1024;
/** The most characters of a message that a notification shows. */
export const MAX_SHOWN_WORDS = 120;

/** What notifications are about: a first message, a picture in a chat, pictures for the gallery. */
export const PUSH_KINDS = ['first_message', 'chat_picture', 'picture'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
