export { MAX_MESSAGE_LENGTH } from '#shared/message-length.ts';

/** The maximum length of a search in messages or memories, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 200;
/** The maximum length of a quote from the message that another one answers, in UTF-16 units. */
export const MAX_QUOTE_LENGTH = 160;
/**
 * How a user can react to a message of a character. At most six, which fit in one row of a menu.
 */
export const REACTIONS = ['❤️', '😂', '😮', '😢', '🔥', '👏'] as const;
export type Reaction = (typeof REACTIONS)[number];
/** The maximum length of a hint for a regenerated reply, in UTF-16 units. */
export const MAX_HINT_LENGTH = 500;
/** The maximum size of an imported chat's file. */
export const MAX_IMPORT_BYTES = 8 * 1024 ** 2;
/** The maximum number of messages in an imported chat. */
export const MAX_IMPORT_MESSAGES = 5000;
/** The maximum length of an imported message, in UTF-16 units. */
export const MAX_IMPORTED_LENGTH = 20_000;
/** The maximum number of versions of an imported message. */
export const MAX_IMPORTED_VERSIONS = 100;

/** The maximum size of a picture that a user sends. */
export const MAX_PICTURE_BYTES = 10 * 1024 ** 2;
/** The formats of pictures that a user sends. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Whether a text has no visible character: whitespace and invisible characters do not count. */
export const isBlank = (text: string): boolean => !/[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}]/u.test(text);

/** The maximum length of a chat's title, its note and its style, in UTF-16 units. */
export const TITLE_LENGTH = 80;
export const NOTE_LENGTH = 2000;
export const STYLE_LENGTH = 300;
/** The note is at most this many turns before the end. */
export const MAX_NOTE_DEPTH = 50;
/** The maximum number of chats of one user with one character. */
export const MAX_CHATS_PER_CHARACTER = 100;
/** The maximum number of characters in a scene besides the chat's own. */
export const MAX_MEMBERS = 4;
