/** The sign-in providers. */
export const PROVIDERS = ['google', 'discord'] as const;
/** In UTF-16 units. */
export const MAX_NAME_LENGTH = 80;
/** RFC 3696: 64 before the @, 255 after it. */
export const MAX_EMAIL_LENGTH = 320;
