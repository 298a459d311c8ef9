import type { Category } from './categories.ts';

/** Said at the start of a conversation and at least every three hours (see safety.md). */
export const AI_DISCLOSURE =
  'You are talking to an AI, not a person. Everything this companion says is made up by a computer.';

const EU = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

function nameHelpLine(country: string): string {
  if (country === 'US') return 'Call or text 988 (Suicide & Crisis Lifeline), free, day and night.';
  if (country === 'CA') return 'Call or text 988 (Suicide Crisis Helpline), free, day and night.';
  if (country === 'GB' || country === 'UK' || country === 'IE')
    return 'Call Samaritans on 116 123, free, day and night.';
  if (country === 'AU') return 'Call Lifeline on 13 11 14, day and night.';
  if (country === 'NZ') return 'Call or text 1737, free, day and night.';
  if (EU.has(country))
    return 'Call 112 in an emergency. In many European countries 116 123 offers emotional support.';
  return 'A help line in your country is listed at findahelpline.com.';
}

/**
 * What a user in distress sees in place of a reply.
 * `country` is ISO 3166-1 alpha-2; unknown countries get the international list.
 */
export function crisisMessage(country?: string): string {
  return [
    'It sounds like you are going through something very painful, and you deserve help from a person.',
    nameHelpLine((country ?? '').trim().toUpperCase()),
    'If you are in danger right now, call your local emergency number, or go to someone who can stay with you.',
    'I am an AI and cannot do that for you. When you feel safe you can keep writing here, about this or anything else.',
  ].join('\n\n');
}

const REFUSALS: Record<Category, string> = {
  minors:
    'This is not allowed: everyone here is an adult, in every word and picture. Describe an adult, or start a different topic.',
  real_person:
    'This names or copies a real person, which needs their consent. Describe a made-up adult in your own words instead.',
  illegal: 'We cannot help with something illegal. Please take the conversation somewhere else.',
  hate: 'This attacks people for who they are. Please rewrite it without that.',
  violence: 'This threatens or dwells on violence. Please rewrite it without that.',
  self_harm:
    'We cannot support hurting oneself here. Please rewrite it; if you need help, the Safety page lists whom to call.',
  privacy: "This is about someone's private details. Please leave them out and send it again.",
  copyright:
    'We cannot reproduce a whole work of someone else. Ask for a summary or a short quote.',
  spam: 'This looks like advertising. Remove the links and offers, then send it again.',
};

/** A plain sentence for a refused text: what is wrong and what to do; never the text itself. */
export function refusalMessage(category: Category): string {
  return REFUSALS[category];
}
