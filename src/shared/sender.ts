import { emailChecks, filledIn } from './checks.ts';

/** Maximum text lengths for senders without an account, in UTF-16 units. */
export const SENDER_LENGTHS = { name: 100, email: 254 } as const;

export const NAME_SENTENCE = 'Enter your name.';

export const SENDER_CHECKS = {
  name: filledIn(NAME_SENTENCE, SENDER_LENGTHS.name),
  email: emailChecks(SENDER_LENGTHS.email),
};
