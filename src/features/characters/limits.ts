/** Characters of what is searched for. */
export const SEARCH_LENGTH = 100;

/** Of a superuser's note to a request to publish, in UTF-16 units. */
export const PUBLICATION_NOTE_LENGTH = 500;
