import { cleanCardText, cleanName } from './clean-card-text.ts';
import type { PromptTurn } from './types.ts';

const MAX_LINE_LENGTH = 1200;

export interface Names {
  char: string;
  user: string;
  /** The other characters of a scene. */
  others?: readonly string[];
}

/** Each turn as one line, `Name: text`. */
export function toTranscript(turns: PromptTurn[], names: Names): string[] {
  return turns.map((turn) => {
    const who =
      turn.sender === 'user'
        ? cleanName(names.user, 'User')
        : cleanName(turn.speaker ?? names.char, 'Character');
    return `${who}: ${cleanCardText(turn.content, MAX_LINE_LENGTH).replace(/\s*\n\s*/g, ' ')}`;
  });
}
