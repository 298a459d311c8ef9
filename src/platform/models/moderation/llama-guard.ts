import { answerOnce, type TextEngine } from '../text/index.ts';
import { fromTextError } from './moderation-error.ts';

/** `unsafe` and the codes S1 to S14. */
const MAX_TOKENS = 64;
const CODE = /^S([1-9]|1[0-4])$/;

/** The label of an unreadable verdict or part of one; it counts as unsafe. */
export const UNPARSED = 'unparsed';

/**
 * Sends one user turn to Llama Guard 3 or 4, in one attempt. The server's chat template adds the
 * documented prompt.
 * @throws ModerationError; the signal's reason
 */
export async function askLlamaGuard(
  engine: TextEngine,
  text: string,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  try {
    const turn = { type: 'text' as const, text: disarm(text) };
    const answer = await answerOnce(engine, {
      prompt: [{ role: 'user', content: [turn] }],
      max_tokens: MAX_TOKENS,
      signal,
    });
    return readVerdict(answer);
  } catch (error) {
    throw fromTextError('The moderation model', error);
  }
}

/** `safe`, or `unsafe` and the violated codes, each with score 1. */
export function readVerdict(answer: string): Record<string, number> {
  const verdict = answer.replace(/<\|\w+\|>/g, ' ').trim();
  if (/^safe$/i.test(verdict)) return {};
  const [, list] = /^unsafe\s+(\S[\s\S]*)$/i.exec(verdict) ?? [];
  if (list === undefined) return { [UNPARSED]: 1 };
  const codes = list.split(/[\s,]+/).filter(Boolean);
  return Object.fromEntries(codes.map((code) => [CODE.test(code) ? code : UNPARSED, 1]));
}

/** Breaks tokens and marks with which a text could end its turn and forge the verdict. */
function disarm(text: string): string {
  return text
    .replace(/<(?=\|)/g, '< ')
    .replace(/\|(?=>)/g, '| ')
    .replace(/<(?=\/?(?:BEGIN|END)\b)/gi, '< ');
}
