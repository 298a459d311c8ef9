import * as z from 'zod/mini';
import { atMost } from '#shared/checks.ts';
import { CHARACTER_CHECKS } from '../../fields.ts';
import { NAME_LENGTH, tidyName } from '../../rules.ts';
import { CLONE_TEXT } from './copy.ts';

/** The clone form as it is filled in; without a name or a sex the server chooses. */
export const CloneFields = z.object({
  image_url: z.string().check(...CHARACTER_CHECKS.image_url),
  name: z.string().check(z.overwrite(tidyName), atMost(NAME_LENGTH)),
  sex: z.enum(['auto', 'female', 'male']),
  likeness_consent: z.literal(true, CLONE_TEXT.consentMissing),
});

/** What stands in the form. */
export interface CloneValues {
  image_url: string;
  name: string;
  sex: string;
  likeness_consent: boolean;
}
