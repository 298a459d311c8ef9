import type { Reaction } from '../../limits.ts';

/** What each reaction is called. */
export const REACTION_NAMES: Record<Reaction, string> = {
  '❤️': 'Love',
  '😂': 'Funny',
  '😮': 'Wow',
  '😢': 'Sad',
  '🔥': 'Fire',
  '👏': 'Applause',
};

/** The texts of reactions. */
export const REACTION_TEXT = {
  choose: 'React to this message',
  remove: (name: string) => `You reacted with ${name}. Remove it`,
} as const;
