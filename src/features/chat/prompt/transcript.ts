import { cleanLine, cleanName } from './clean-card-text.ts';
import type { PromptTurn } from './types.ts';

const MAX_LINE_LENGTH = 1200;

export interface Names {
  char: string;
  user: string;
  /** The other characters of a scene. */
  others?: readonly string[];
}

/** Each turn as one line, `Name: text`. */
export function toTranscript(
  turns: readonly Pick<PromptTurn, 'sender' | 'content' | 'speaker'>[],
  names: Names,
): string[] {
  return turns.map((turn) => {
    const who =
      turn.sender === 'user'
        ? cleanName(names.user, 'User')
        : cleanName(turn.speaker ?? names.char, 'Character');
    return `${who}: ${cleanLine(turn.content, MAX_LINE_LENGTH)}`;
  });
}
