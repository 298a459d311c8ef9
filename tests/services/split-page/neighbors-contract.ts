/** At 127.0.0.1 of the machine. */
export const TEXT_PORT = 9101;
export const KEYS_PORT = 9102;
export const MODEL = 'model-of-this-test';
export const REPLY = 'The sea is down the hill, past the old mill and the orchard.';
