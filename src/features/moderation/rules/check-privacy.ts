import type { Finding, Surface } from './categories.ts';
import { PRIVACY_RULES } from './harm-rules.ts';
import type { TextViews } from './normalize-text.ts';
import { runRules } from './rule-table.ts';

const SOCIAL_SECURITY = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const CARD_NUMBER = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;

/** The check digit of payment card numbers. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Looking for somebody's private data, or publishing numbers that identify a person. */
export function checkPrivacy(surface: Surface, views: TextViews): Finding | null {
  if (surface === 'contact') return null;
  const asked = runRules('privacy', PRIVACY_RULES, surface, views);
  if (asked || surface === 'chat_input') return asked;
  const cards = views.folded.match(CARD_NUMBER) ?? [];
  const published =
    SOCIAL_SECURITY.test(views.folded) ||
    cards.some((card) => /^[3-6]/.test(card) && passesLuhn(card.replace(/\D/g, '')));
  return published
    ? { category: 'privacy', rule: 'privacy.number_published', outcome: 'block' }
    : null;
}
