import * as z from 'zod/mini';
import { atMost } from '#shared/checks.ts';
import { CHARACTER_CHECKS } from '../../fields.ts';
import { NAME_LENGTH, tidyName } from '../../rules.ts';
import { CLONE_TEXT } from './copy.ts';

/** The values of the clone form; the server chooses an empty name or sex. */
export const CloneFields = z.object({
  image_url: z.string().check(...CHARACTER_CHECKS.image_url),
  name: z.string().check(z.overwrite(tidyName), atMost(NAME_LENGTH)),
  sex: z.enum(['auto', 'female', 'male']),
  likeness_consent: z.literal(true, CLONE_TEXT.consentMissing),
});

/** The raw values of the form. */
export interface CloneValues {
  image_url: string;
  name: string;
  sex: string;
  likeness_consent: boolean;
}
