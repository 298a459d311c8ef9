import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { isForeign } from '#platform/models/moderation/index.ts';
import { MAX_SHOWN_WORDS } from '../limits.ts';

/** Words of intimacy that are harmless in a chat and not on a table in a café. */
const INTIMATE =
  /\b(?:naked|nud(?:e|es|ity)|undress\w*|topless|lingerie|underwear|pant(?:y|ies)|bra|thighs?|breasts?|nipples?|moan\w*|arous\w*|horny|lust\w*|intimate\w*|seduc\w*|sexy|sexual\w*|erotic\w*|kink\w*|fetish\w*|orgasm\w*|bed(?:room)?|straddl\w*|caress\w*|strip(?:s|ped|ping)?|suck\w*|lick\w*|spank\w*|thrust\w*|naughty|milf\w*|hickeys?|ma(?:k(?:e|es|ing)|de) (?:sweet )?love|inside (?:me|you|her|him))\b/i;

let matcher: RegExpMatcher | undefined;

/** Built on first use, because compiling the dataset is slow. */
function getMatcher(): RegExpMatcher {
  matcher ??= new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  return matcher;
}

/** Whether anybody may read a text over the user's shoulder. */
export const isDiscreet = (text: string): boolean =>
  !INTIMATE.test(text) && !getMatcher().hasMatch(text);

/**
 * The beginning of a text for a lock screen, or null if it might offend bystanders or is in an
 * unsupported language. The whole text decides, since the hidden part affects how the shown part
 * reads.
 */
export async function wordsForLockScreen(text: string): Promise<string | null> {
  // Actions in asterisks and line breaks are for the chat.
  const plain = text
    .replace(/[*_~`#>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || !isDiscreet(plain) || (await isForeign(plain))) return null;
  const characters = Array.from(plain);
  if (characters.length <= MAX_SHOWN_WORDS) return plain;
  const cut = characters.slice(0, MAX_SHOWN_WORDS).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
