import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readNumber } from './read-number.ts';

const LONGEST_LIST = 14;
const LEADS = /^(?:named|called|is|are|and|or|lord|lady|sir|little|big|old|baby|who|aged?)$/;

/**
 * Finds introduced names of children, pupils and animals: "my daughter Emma", "dogs: Biscuit (14) and
 * Gravy", "father of three: Ola". A card's subject ("your sister Mia") is not included.
 */
export function findNames(words: readonly Word[], describing: boolean): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    const end = introduces(words, at);
    if (end === -1 || (describing && isOfReader(words, at))) continue;
    collect(words, end, names);
  }
  // A card starts with its subject's name.
  if (describing)
    for (let at = 0; at < words.length && (at === 0 || !words[at]?.gap.includes('\n')); at += 1)
      names.delete(words[at]?.text ?? '');
  return names;
}

/** Returns the position after "my daughter" or "father of three", or -1. */
function introduces(words: readonly Word[], at: number): number {
  const word = words[at] as Word;
  if (is(word, 'relative', 'learner', 'child', 'animal') && !word.owns) return at + 1;
  if (/^(?:girl|boy)s?$/.test(word.text) && isOwned(words, at)) return at + 1;
  if (!is(word, 'elder') && word.text !== 'parents') return -1;
  const number = words[at + 1]?.text === 'of' ? readNumber(words, at + 2) : null;
  return number ? number.to + 1 : -1;
}

/** "got a little girl, Emmy-Lou", "my boy Tom" */
const isOwned = (words: readonly Word[], at: number): boolean => {
  const isSmall = is(words[at - 1], 'small');
  const first = words[isSmall ? at - 2 : at - 1];
  const before = words[isSmall ? at - 3 : at - 2];
  return (
    /^(?:my|our|his|her|their)$/.test(first?.text ?? '') ||
    (is(first, 'article') &&
      (is(before, 'have') || /^(?:got|raises|raised)$/.test(before?.text ?? '')))
  );
};

const isOfReader = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ text, owns }) => /^your?$/.test(text) || (text === 'user' && owns));

function collect(words: readonly Word[], from: number, names: Set<string>): void {
  const first = words[from];
  if (!first || !/^[ ,:(-]+$/.test(first.gap)) return;
  for (let at = from; at < from + LONGEST_LIST; at += 1) {
    const word = words[at];
    if (!word || word.sentence !== first.sentence) return;
    if (word.classes.size === 0 && /^[a-z]{2,}$/.test(word.text)) names.add(word.text);
    else if (!LEADS.test(word.text) && !readNumber(words, at)) return;
  }
}
