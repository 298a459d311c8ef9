import { lookUp } from '#shared/look-up.ts';

/**
 * The languages that are distinguished from English. Rarer ones match too many names and obfuscated
 * words.
 */
const LANGUAGES =
  'en es de fr it pt nl ca sv da no fi pl cs sk hr ro hu tr ru uk bg el ar fa he hi th vi zh ja ko';
/** The minimum lead over English in the detector's score, which ranges to 1. */
const LEAD = 0.12;
const LEAST = 0.6;
/** A name or a single word does not identify a language. */
const MIN_WORDS = 3;
/** Maximum number of characters that are read. */
const READ = 2000;

/** Loading takes 0.2 s and 30 MB, so it is lazy. */
let detector: ReturnType<typeof loadDetector> | undefined;
async function loadDetector() {
  const { eld } = await import('eld/extrasmall');
  eld.setLanguageSubset(LANGUAGES.split(' '));
  return eld;
}

/** True if a text is clearly in a language other than English; when in doubt, false. */
export async function isForeign(text: string): Promise<boolean> {
  const read = text.slice(0, READ);
  // Scripts without spaces have no words to count.
  const isLatin = /\p{Script=Latin}/u.test(read);
  if (isLatin && (read.match(/[\p{L}\p{N}'’]+/gu) ?? []).length < MIN_WORDS) return false;
  detector ??= loadDetector();
  const found = (await detector).detect(read);
  const scores = found.getScores();
  const best = lookUp(scores, found.language) ?? 0;
  const isClear = best >= LEAST && best - (scores['en'] ?? 0) >= LEAD;
  return found.language !== 'en' && isClear && found.isReliable();
}
