/** The RTA label by which parental controls recognize adult sites: in every page and header. */
export const ADULT_LABEL = 'RTA-5042-1996-1400-1577-RTA';
