import { MAX_QUOTE_LENGTH } from '../limits.ts';
import { cleanLine } from './clean-card-text.ts';
import type { PromptTurn } from './types.ts';

/**
 * A turn's text below a line that quotes the earlier turn that it answers.
 * @param content the turn's text, already clean
 */
export function withQuoteLine({ quoted }: Pick<PromptTurn, 'quoted'>, content: string): string {
  if (!quoted || content === '') return content;
  const words = cleanLine(quoted.content, MAX_QUOTE_LENGTH).replace(/[[\]"“”]/g, '');
  const whose =
    quoted.sender === 'user' ? 'their own' : quoted.speaker ? `${quoted.speaker}’s` : 'your';
  const line =
    words === '' ? `[Answers ${whose} picture]` : `[Answers ${whose} message: “${words}”]`;
  return `${line}\n${content}`;
}
