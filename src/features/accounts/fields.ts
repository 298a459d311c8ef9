import * as z from 'zod/mini';
import { emailChecks, filledIn } from '#shared/checks.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './limits.ts';
import { DELETION_PHRASE } from './rules.ts';

/** Validation of the profile's text fields, shared with the contract. */
export const PROFILE_CHECKS = {
  full_name: filledIn('Enter a name.', MAX_NAME_LENGTH),
  email: emailChecks(MAX_EMAIL_LENGTH),
};

/** One schema per profile dialog. */
export const PROFILE_FIELDS = {
  full_name: z.object({ full_name: z.string().check(...PROFILE_CHECKS.full_name) }),
  email: z.object({ email: z.string().check(...PROFILE_CHECKS.email) }),
};

/** The confirmation that deletes an account. */
export const DeletionFields = z.object({ typed: z.literal(DELETION_PHRASE) });
