import * as z from 'zod/mini';
import { atMost, EMAIL_SENTENCE, filledIn } from '#shared/checks.ts';
import { NAME_SENTENCE, SENDER_CHECKS, SENDER_LENGTHS } from '#shared/sender.ts';
import { LENGTHS, TRAFFIC_SOURCES } from './rules.ts';

/** What is wrong with a field. */
export const FIELD_TEXT = {
  name: NAME_SENTENCE,
  firstName: 'Enter your first name.',
  email: EMAIL_SENTENCE,
  subject: 'Enter a subject.',
  message: 'Enter your message.',
  website: 'Enter the full address, for example https://example.org.',
  traffic: 'Choose where your visitors come from.',
} as const;

/** Validation of the public forms' texts; the contract uses the same. */
export const CHECKS = {
  ...SENDER_CHECKS,
  subject: filledIn(FIELD_TEXT.subject, LENGTHS.subject),
  message: filledIn(FIELD_TEXT.message, LENGTHS.message),
  first_name: filledIn(FIELD_TEXT.firstName, SENDER_LENGTHS.name),
  website_url: [
    z.trim(),
    atMost(LENGTHS.url),
    z.url({ protocol: /^https?$/, error: FIELD_TEXT.website }),
  ],
  optional: [z.trim(), atMost(LENGTHS.message)],
} as const;

/** The contact form as it is filled in. */
export const ContactFields = z.object({
  name: z.string().check(...CHECKS.name),
  email: z.string().check(...CHECKS.email),
  subject: z.string().check(...CHECKS.subject),
  message: z.string().check(...CHECKS.message),
  fax: z.string(),
});

/** The affiliate's application as it is filled in. */
export const AffiliateFields = z.object({
  email: z.string().check(...CHECKS.email),
  first_name: z.string().check(...CHECKS.first_name),
  website_url: z.string().check(...CHECKS.website_url),
  traffic_source: z.enum(TRAFFIC_SOURCES, FIELD_TEXT.traffic),
  introduction: z.string().check(...CHECKS.optional),
  promotion_strategy: z.string().check(...CHECKS.optional),
  fax: z.string(),
});
