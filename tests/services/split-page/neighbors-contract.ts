/** Ports at the machine's 127.0.0.1. */
export const TEXT_PORT = 9101;
export const KEYS_PORT = 9102;
export const MODEL = 'model-of-this-test';
/** The part of the first half that the product passes on: it judges whole clauses first. */
export const BEGINNING = 'The sea is down the hill,';
export const FIRST_HALF = `${BEGINNING} past the old mill`;
export const SECOND_HALF = ' and the orchard.';

/** Files below its root: a mark that a reader has the first half of a reply, and Google's keys. */
export const READ_MARK = 'run/machine/has-read';
export const KEYS_FILE = 'run/machine/google-keys.json';
