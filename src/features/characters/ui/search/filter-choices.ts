/** For the lazily loaded filter dialog, and for loaders. */
export { filterChoices, filterOptions } from '../../filters.ts';
export { MAX_AGE, MIN_AGE } from '../../rules.ts';
