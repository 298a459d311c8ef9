import { AppError } from '#platform/errors.ts';

/**
 * Refuses what the user's plan does not include, with a link to the offer.
 * @param detail a sentence
 */
export const premiumRequired = (detail: string): AppError =>
  new AppError('premium_required', { detail, extra: { upgrade_url: '/premium' } });
