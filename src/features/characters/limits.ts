/** Characters of what is searched for. */
export const SEARCH_LENGTH = 100;
