import * as z from 'zod/mini';
import { atMost } from '#shared/checks.ts';
import { DECLINE_NOTE_LENGTH } from './limits.ts';
import { hasVisible, IMAGE_URL_LENGTH, NAME_LENGTH, tidyName } from './rules.ts';

/** The messages of invalid fields. */
export const FIELD_PROBLEMS = {
  name: 'Enter a name.',
  url: 'Please enter a valid image URL',
} as const;

/** The checks of a character's texts; the contract uses the same ones. */
export const CHARACTER_CHECKS = {
  name: [
    z.overwrite(tidyName),
    z.minLength(1, FIELD_PROBLEMS.name),
    atMost(NAME_LENGTH),
    z.refine<string>(
      (name) => name === '' || hasVisible(name),
      'Enter a name with visible characters.',
    ),
  ],
  image_url: [z.trim(), z.url(FIELD_PROBLEMS.url), atMost(IMAGE_URL_LENGTH)],
  note: [z.trim(), atMost(DECLINE_NOTE_LENGTH)],
} as const;

/** The reason for declining a publication. */
export const DeclineFields = z.object({ note: z.string().check(...CHARACTER_CHECKS.note) });
