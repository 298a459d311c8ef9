import * as z from 'zod/mini';
import { emailChecks, filledIn } from '#shared/checks.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './limits.ts';
import { DELETION_PHRASE } from './rules.ts';

/** What the texts of a profile must be; the contract takes the same. */
export const PROFILE_CHECKS = {
  full_name: filledIn('Enter a name.', MAX_NAME_LENGTH),
  email: emailChecks(MAX_EMAIL_LENGTH),
};

/** One field of the profile, as its dialog edits it. */
export const PROFILE_FIELDS = {
  full_name: z.object({ full_name: z.string().check(...PROFILE_CHECKS.full_name) }),
  email: z.object({ email: z.string().check(...PROFILE_CHECKS.email) }),
};

/** What is typed to delete an account. */
export const DeletionFields = z.object({ typed: z.literal(DELETION_PHRASE) });
