/** The page for users whose account is suspended or closed. */
export const STANDING_PATH = '/standing';
