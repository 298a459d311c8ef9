/** Maximum characters of a passage: the typical length of the training messages. */
export const MAX_PASSAGE_LENGTH = 240;
/** Maximum number of passages that are read; the embedded rules read the whole text. */
export const MAX_PASSAGES = 32;

/** Shorter passages are not judged: "Goodbye." and "What?" resemble anything. */
const MIN_WORDS = 3;
/** Also splits names such as "RightWingHero". */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\d+/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Splits a text for the classifier: whole if it is short, otherwise as many sentences at a time as
 * fit, since a sentence without its context is easily misjudged.
 */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let passage = '';
  for (const { segment } of segmenter.segment(text.trim())) {
    if (passage !== '' && passage.length + segment.trimEnd().length > MAX_PASSAGE_LENGTH) {
      passages.push(passage.trim());
      passage = '';
    }
    passage += segment;
    for (
      ;
      passage.trimEnd().length > MAX_PASSAGE_LENGTH;
      passage = passage.slice(MAX_PASSAGE_LENGTH)
    )
      passages.push(passage.slice(0, MAX_PASSAGE_LENGTH).trim());
  }
  passages.push(passage.trim());
  return [...new Set(passages)]
    .filter((each) => (each.match(WORD)?.length ?? 0) >= MIN_WORDS)
    .slice(0, MAX_PASSAGES);
}
