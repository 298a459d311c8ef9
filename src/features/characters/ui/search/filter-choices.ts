/** For the filter dialog, which is loaded when it is opened, and for loaders. */
export { filterChoices, filterOptions } from '../../filters.ts';
export { MAX_AGE, MIN_AGE } from '../../rules.ts';
