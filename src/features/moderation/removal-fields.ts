import * as z from 'zod/mini';
import { EMAIL_SENTENCE, filledIn, withoutNul } from '#shared/checks.ts';
import { NAME_SENTENCE, SENDER_CHECKS, SENDER_LENGTHS } from '#shared/sender.ts';
import { REMOVAL_KINDS, REMOVAL_LENGTHS } from './removal-rules.ts';

/** Messages for invalid fields. */
export const REMOVAL_PROBLEMS = {
  name: NAME_SENTENCE,
  email: EMAIL_SENTENCE,
  kind: 'Choose what it is about.',
  what: 'Enter what should be removed, and where it is.',
  good_faith: 'Confirm the good-faith statement.',
  signature: 'Enter your full name as a signature.',
} as const;

/** Text validation of a notice. The text rules do not apply. */
export const REMOVAL_CHECKS = {
  name: [withoutNul(), ...SENDER_CHECKS.name],
  email: SENDER_CHECKS.email,
  what: [withoutNul(), ...filledIn(REMOVAL_PROBLEMS.what, REMOVAL_LENGTHS.what)],
  signature: [withoutNul(), ...filledIn(REMOVAL_PROBLEMS.signature, SENDER_LENGTHS.name)],
} as const;

/** The notice form. */
export const RemovalFields = z.object({
  name: z.string().check(...REMOVAL_CHECKS.name),
  email: z.string().check(...REMOVAL_CHECKS.email),
  kind: z.enum(REMOVAL_KINDS, REMOVAL_PROBLEMS.kind),
  what: z.string().check(...REMOVAL_CHECKS.what),
  good_faith: z.literal(true, REMOVAL_PROBLEMS.good_faith),
  signature: z.string().check(...REMOVAL_CHECKS.signature),
});
