import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { hasRomance, sentenceEnd, some } from './scene.ts';

/** A relative is named within this many words. */
const REACH = 10;
const JOINS = /^(?:but|and|though|since|because|as|cause|cuz|well|yes|yeah|hes|shes|theyre)$/;

/**
 * Returns the relative that a clause names after its pronoun: "he's only six but my nephew",
 * "she is 15, my cousin". Null when none is, or when the phrase has another head ("my sister's friend").
 */
export function findNamedAfter(scene: Scene, at: number): number | null {
  const { words, own, describing } = scene;
  if (describing || hasRomance(scene, own, words.length)) return null;
  if (some(words, own, words.length, (word) => is(word, 'partner'))) return null;
  const end = Math.min(sentenceEnd(words, at), at + REACH);
  for (let k = at + 2; k < end; k += 1) {
    const word = words[k] as Word;
    if (!is(word, 'relative') || word.owns || is(word, 'elder', 'partner')) continue;
    let from = k - 1;
    while (from > at && is(words[from], 'adjective', 'small')) from -= 1;
    const next = words[k + 1];
    const isHead =
      !next ||
      next.sentence !== word.sentence ||
      next.gap !== ' ' ||
      !is(next, 'person', 'partner', 'learner');
    if (isHead && is(words[from], 'owner') && isJoined(words, from, at)) return k;
  }
  return null;
}

/** "…, my nephew", "… but my nephew", "… but he is my nephew" */
function isJoined(words: readonly Word[], owner: number, at: number): boolean {
  if (/[,(–—-]/.test(words[owner]?.gap ?? '')) return true;
  let k = owner - 1;
  while (k > at && is(words[k], 'be', 'pronoun', 'adverb')) k -= 1;
  return k > at && (JOINS.test(words[k]?.text ?? '') || /[,(–—]/.test(words[k + 1]?.gap ?? ''));
}
