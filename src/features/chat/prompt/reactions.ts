import type { Reaction } from '../limits.ts';

/** The meaning of a reaction, as a sentence about the user. */
const MEANING: Record<Reaction, string> = {
  '❤️': 'loved it',
  '😂': 'found it funny',
  '😮': 'was amazed by it',
  '😢': 'was moved to tears by it',
  '🔥': 'found it thrilling',
  '👏': 'applauded it',
};

/** The line at the end of a prompt about the user's reaction to the character's last message. */
export const reactionNote = (reaction: Reaction, user: string): string =>
  `To your last message ${user} reacted with ${reaction}: ${user} ${MEANING[reaction]}. Let it color your manner; do not mention the reaction itself.`;
