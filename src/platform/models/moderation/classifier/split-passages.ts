/** Characters: about as long as the messages that the classifier learned from. */
const LONGEST = 240;
/** No more passages of one text are read: the embedded rules read all of it. */
export const MOST_PASSAGES = 32;

/** "Goodbye." and "What?" resemble anything: by fewer words than these nothing is judged. */
const FEWEST_WORDS = 3;
/** A name's words, too: "RightWingHero". */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\d+/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A text as the classifier reads it: whole where it is short, else as many sentences at a time as fit. A sentence
 * torn from its neighbors is easily taken for what it is not.
 */
export function splitPassages(text: string): string[] {
  const passages: string[] = [];
  let passage = '';
  for (const { segment } of segmenter.segment(text.trim())) {
    if (passage !== '' && passage.length + segment.trimEnd().length > LONGEST) {
      passages.push(passage.trim());
      passage = '';
    }
    passage += segment;
    for (; passage.trimEnd().length > LONGEST; passage = passage.slice(LONGEST))
      passages.push(passage.slice(0, LONGEST).trim());
  }
  passages.push(passage.trim());
  return [...new Set(passages)]
    .filter((each) => (each.match(WORD)?.length ?? 0) >= FEWEST_WORDS)
    .slice(0, MOST_PASSAGES);
}
