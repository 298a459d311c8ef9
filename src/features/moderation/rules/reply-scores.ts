import { mentionsYouth } from './check-minors.ts';
import { normalizeText } from './normalize-text.ts';

/**
 * The scores that count in a passage of a reply, at which almost no ordinary text is rejected. Of
 * the 44 violations in replies in `labeled/validation-2.tsv` that pass the rules, 33 are found; of
 * its 174 harmless replies, which share the words of harms, one is refused, and of 1,096 ordinary
 * ones one.
 */
const THRESHOLDS = { illegal: 0.7, minors: 0.9, self_harm_urged: 0.6, other: 0.95 };
/** A short passage resembles much. */
const SHORT = 8;
const SHORT_THRESHOLDS = { illegal: 0.98, minors: 2, self_harm_urged: 0.8, other: 0.98 };
/** A shorter one is meaningless. */
const TOO_SHORT = 4;
/** A reply that condemns a harm or declines to take part contains the words of the harm. "I can't wait" declines nothing. */
const DECLINES =
  /\b(?:nobody|no one) (?:should|who)\b|\bI (?:can|could|do|will|would) ?not\b|\bI (?:can|couldn|don|won|wouldn)['’]t\b(?! (?:wait|believe|imagine|get enough|stop (?:thinking|smiling|dreaming)|help (?:smiling|thinking|loving)|(?:legally )?(?:drive|vote)))/i;

/** Returns whether a label's score counts in a passage of a reply. */
export function doesScoreCountInReply(
  { name, score }: { name: string; score: number },
  text: string,
  isForeign: boolean,
): boolean {
  const words = countWords(text);
  if (words <= TOO_SHORT || DECLINES.test(text)) return false;
  const least = words <= SHORT ? SHORT_THRESHOLDS : THRESHOLDS;
  switch (name) {
    // Despair may be the character's. One that urges a person to hurt themselves has its own label.
    case 'classifier/self_harm':
      return false;
    case 'classifier/self_harm_urged':
      return score >= least.self_harm_urged;
    case 'classifier/illegal':
      return score >= least.illegal;
    case 'classifier/minors':
      return score >= least.minors && !isForeign && mentionsYouth('reply', normalizeText(text));
    default:
      return score >= least.other;
  }
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
