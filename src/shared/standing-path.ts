/** The room of those whose account is suspended or closed. */
export const STANDING_PATH = '/standing';
