import { lookUp } from '#shared/look-up.ts';

/** What is told apart from English. Of rarer languages, names and words in disguise have too much. */
const LANGUAGES =
  'en es de fr it pt nl ca sv da no fi pl cs sk hr ro hu tr ru uk bg el ar fa he hi th vi zh ja ko';
/** So much more than English must a language resemble a text, of 1. */
const LEAD = 0.12;
const LEAST = 0.6;
/** A name or a single word says little about its language. */
const FEWEST_WORDS = 3;
/** So many characters tell. */
const READ = 2000;

/** Takes 0.3 s and 45 MB, so only who asks loads it. */
let detector: ReturnType<typeof loadDetector> | undefined;
async function loadDetector() {
  const { eld } = await import('eld/small');
  eld.setLanguageSubset(LANGUAGES.split(' '));
  return eld;
}

/** Whether a text is clearly in another language than English. In doubt it is English. */
export async function isForeign(text: string): Promise<boolean> {
  const read = text.slice(0, READ);
  // Scripts without spaces have no words to count.
  const isLatin = /\p{Script=Latin}/u.test(read);
  if (isLatin && (read.match(/[\p{L}\p{N}'’]+/gu) ?? []).length < FEWEST_WORDS) return false;
  detector ??= loadDetector();
  const found = (await detector).detect(read);
  const scores = found.getScores();
  const best = lookUp(scores, found.language) ?? 0;
  const isClear = best >= LEAST && best - (scores['en'] ?? 0) >= LEAD;
  return found.language !== 'en' && isClear && found.isReliable();
}
