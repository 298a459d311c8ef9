/** Characters; sentences are joined up to this length, as the classifier learned from such texts. */
const LONGEST = 240;
/** No more passages of one text are read: the embedded rules read all of it. */
export const MOST_PASSAGES = 32;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text as the classifier reads it: whole where it is short, else each of its sentences. */
export function splitPassages(text: string): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  const sentences = [...segmenter.segment(whole)].map(({ segment }) => segment.trim());
  const passages = whole.length <= LONGEST && sentences.length > 1 ? [whole] : [];
  for (const sentence of sentences)
    for (let at = 0; at < sentence.length; at += LONGEST)
      passages.push(sentence.slice(at, at + LONGEST));
  return [...new Set(passages)].slice(0, MOST_PASSAGES);
}
