import { findAntecedent, isPlayed } from './find-antecedent.ts';
import { classifyNoun, readNounPhrase, type Person } from './nouns.ts';
import { findNamedAfter } from './named-after.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';

/** Identifies the noun phrase or pronoun that ends at a word. */
export function identify(scene: Scene, end: number): Person {
  const { words } = scene;
  const word = words[end] as Word;
  const before = words[end - 1];
  const isInside = before?.sentence === word.sentence;
  if (isInside && /^(?:both|all)$/.test(word.text)) return identify(scene, end - 1);
  const isAfterPreposition = isInside && is(before, 'preposition');
  if (is(word, 'neuter') && word.text !== 'that' && !isAfterPreposition)
    return { who: 'thing', from: end, to: end };
  if (/^(?:who|that|which)$/.test(word.text)) {
    if (isInside && !is(before, 'verb', 'preposition', 'adverb')) return identify(scene, end - 1);
    return { who: word.text === 'who' ? 'anyone' : 'thing', from: end, to: end };
  }
  if (is(word, 'speaker')) return { who: 'pair', from: end, to: end };
  if (is(word, 'pronoun')) {
    const found = findAntecedent(scene, end);
    const isKnown = found?.who === 'third' || found?.who === 'thing' || found?.who === 'pair';
    if (found && isKnown) return { ...found, from: end };
    const isRelative = found === null && findNamedAfter(scene, end) !== null;
    return { who: scene.quoted || isRelative ? 'third' : 'someone', from: end, to: end };
  }
  return identifyPhrase(scene, end);
}

function identifyPhrase(scene: Scene, end: number): Person {
  const { words } = scene;
  const { from, head, isDetermined } = readNounPhrase(words, end);
  if (head !== -1) return { who: classifyNoun(scene, from, head), from, to: head };
  if (from > end) return { who: 'unsaid', from: end, to: end };
  for (let k = from; k <= end; k += 1)
    if (readNumber(words, k)) return { who: 'thing', from, to: end };
  // "our sourdough" is a thing, "Emma" is somebody.
  if (isDetermined) return { who: 'thing', from, to: end };
  const name = words[end]?.text;
  for (let k = 0; k < from; k += 1)
    if (words[k]?.text === name && isPlayed(words, k)) return { who: 'pair', from, to: end };
  const isThird =
    scene.quoted ||
    isNameOfThird(words, from) ||
    words.slice(from, end + 1).some(({ text }) => scene.names().has(text));
  return { who: isThird ? 'third' : 'someone', from, to: end };
}

/** A name after a relative is the relative's name: "two kids: Tom is 8". */
function isNameOfThird(words: readonly Word[], from: number): boolean {
  for (let k = from - 1; k >= Math.max(0, from - 30); k -= 1) {
    const word = words[k] as Word;
    if (word.owns) continue;
    if (is(word, 'partner')) return false;
    if (is(word, 'relative', 'learner', 'child')) return true;
  }
  return false;
}
