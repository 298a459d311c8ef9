import type { Finding, Surface } from './categories.ts';
import type { TextViews } from './normalize-text.ts';

const SOCIAL_SECURITY = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const CARD_NUMBER = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;

/** Verifies the check digit of a payment card number. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Finds personal identification numbers on surfaces that others may read. */
export function findPublishedNumber(surface: Surface, views: TextViews): Finding | null {
  // In a chat, a number is usually the user's own.
  if (surface === 'chat_input') return null;
  const cards = views.folded.match(CARD_NUMBER) ?? [];
  const published =
    SOCIAL_SECURITY.test(views.folded) ||
    cards.some((card) => /^[3-6]/.test(card) && passesLuhn(card.replace(/\D/g, '')));
  return published
    ? { category: 'privacy', rule: 'privacy.number_published', outcome: 'block' }
    : null;
}
