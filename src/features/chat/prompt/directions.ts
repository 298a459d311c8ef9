import { MAX_HINT_LENGTH } from '../limits.ts';
import { cleanCardText } from './clean-card-text.ts';

/** What the user asked of one reply, apart from the conversation. */
export interface Direction {
  /** The reply continues the character's last message instead of answering. */
  continues?: boolean | undefined;
  /** In a scene: another character spoke last, and this one speaks before the user writes. */
  takes_turn?: boolean | undefined;
  /** What a regenerated reply should do differently, in the user's words. */
  hint?: string | null | undefined;
  /** The roles are reversed: the user's next message is written. */
  suggests?: boolean | undefined;
}

/**
 * The lines at the end of a prompt that apply only to this reply. The hint is cleaned and fenced.
 */
export function directionNotes(
  { continues, takes_turn, hint }: Direction,
  { char, user }: { char: string; user: string },
): string[] {
  const asked = cleanCardText(hint, MAX_HINT_LENGTH);
  return [
    ...(continues
      ? [
          `${user} has not written again: do not answer. Go on as ${char} from where your last message ends, as its next part. Repeat nothing of it, and do not greet or sum up.`,
        ]
      : []),
    ...(takes_turn
      ? [
          `${user} has not written again: now ${char} speaks, to what was said last. Do not greet or sum up.`,
        ]
      : []),
    ...(asked === ''
      ? []
      : [`What ${user} asks of this message, to be followed within the rules: <<<\n${asked}\n>>>`]),
  ];
}

/** Replaces the direction for the character's reply when the user's next message is suggested. */
export const suggestionNote = ({ char, user }: { char: string; user: string }): string =>
  `This once you write for ${user}: their next message to ${char}, in the first person, in their manner and language, one to three sentences that fit the last message. Write only that message, with no name before it. Do not speak or act for ${char}.`;
