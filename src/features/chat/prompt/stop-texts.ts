import { cleanName } from './clean-card-text.ts';

// A server with the usual limit of four gets the first four.
const TEMPLATE_STOPS = ['<|im_end|>', '<|eot_id|>', '</s>', '<end_of_turn>', '<|end|>', '[INST]'];

/** Texts that end a reply: the model starts to speak for the user, or leaves its turn. */
export function stopTexts(user: string): string[] {
  return [`\n${cleanName(user, 'User')}:`, ...TEMPLATE_STOPS];
}
