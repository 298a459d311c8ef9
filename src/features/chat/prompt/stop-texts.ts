import { cleanName } from './clean-card-text.ts';

// The first four are what a server with the usual limit of four gets.
const TEMPLATE_STOPS = ['<|im_end|>', '<|eot_id|>', '</s>', '<end_of_turn>', '<|end|>', '[INST]'];

/** Where a reply must end: the model begins to speak for the user, or leaves its turn. */
export function stopTexts(user: string): string[] {
  return [`\n${cleanName(user, 'User')}:`, ...TEMPLATE_STOPS];
}
