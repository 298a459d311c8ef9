const MAX_LENGTH = 150;
/** A shorter one is an abbreviation or an exclamation: the next sentence follows it. */
const MIN_LENGTH = 16;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The first sentence of a text on one line, plus the next if it is very short, cut between words at
 * 150 characters.
 */
export function firstLine(text: string): string {
  const plain = text.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').trim();
  let line = '';
  for (const { segment } of sentences.segment(plain)) {
    line += segment;
    if (line.trim().length >= MIN_LENGTH) break;
  }
  line = line.trim();
  if (line.length <= MAX_LENGTH) return line;
  const cut = line.slice(0, MAX_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}
