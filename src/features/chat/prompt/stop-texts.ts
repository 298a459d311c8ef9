import { cleanName } from './clean-card-text.ts';

// A server with the usual limit of four gets the first four.
const TEMPLATE_STOPS = ['<|im_end|>', '<|eot_id|>', '</s>', '<end_of_turn>', '<|end|>', '[INST]'];

/**
 * Texts that end a reply: the model starts to speak for the user or another character of a scene,
 * or leaves its turn.
 */
export function stopTexts(user: string, others: readonly string[] = []): string[] {
  const names = [cleanName(user, 'User'), ...others.map((name) => cleanName(name, 'Character'))];
  return [...names.map((name) => `\n${name}:`), ...TEMPLATE_STOPS];
}
