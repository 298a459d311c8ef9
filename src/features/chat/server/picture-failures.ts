import { PRICES } from '#features/billing/catalog.ts';
import { reasonOf } from '#features/images/server/index.ts';
import { lookUp } from '#shared/look-up.ts';

const REASONS: Record<string, string> = {
  insufficient_tokens: `A picture in a chat costs ${PRICES.image} tokens. You get new free credits at midnight UTC; with Premium, pictures are included.`,
  rate_limited: 'Many pictures are in progress. Please try this one again in a moment.',
  content_blocked: 'This cannot be shown here. Please ask for something else.',
};

/** The reason that the user sees when a picture failed. */
export const describePictureFailure = (code: string): string =>
  lookUp(REASONS, code) ?? reasonOf(code);
