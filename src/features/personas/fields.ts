import * as z from 'zod/mini';
import { atMost, filledIn, withoutNul } from '#shared/checks.ts';
import { LOREBOOK_LENGTHS, PERSONA_LENGTHS } from './limits.ts';

export const FIELD_TEXT = {
  name: 'Enter a name.',
  nameSign: 'Leave colons, braces and line breaks out of the name.',
  bookName: 'Enter a name for the lorebook.',
} as const;

/** Validation of personas and lorebooks, shared by the form and the contract. */
export const CHECKS = {
  name: [
    withoutNul(),
    ...filledIn(FIELD_TEXT.name, PERSONA_LENGTHS.name),
    // `Name:` marks a speaker in a prompt.
    z.regex(/^[^\n\r:{}<>]*$/, FIELD_TEXT.nameSign),
  ],
  pronouns: [withoutNul(), z.trim(), atMost(PERSONA_LENGTHS.pronouns)],
  description: [withoutNul(), z.trim(), atMost(PERSONA_LENGTHS.description)],
  book_name: [withoutNul(), ...filledIn(FIELD_TEXT.bookName, LOREBOOK_LENGTHS.name)],
  book_description: [withoutNul(), z.trim(), atMost(LOREBOOK_LENGTHS.description)],
} as const;

/** The persona form as it is filled in. */
export const PersonaFields = z.object({
  name: z.string().check(...CHECKS.name),
  pronouns: z.string().check(...CHECKS.pronouns),
  description: z.string().check(...CHECKS.description),
  is_default: z.boolean(),
});
