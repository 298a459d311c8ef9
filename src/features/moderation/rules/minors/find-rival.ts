import { LIFE_OF_CHILD } from './child-life.ts';
import { classifyNoun, readNounPhrase } from './nouns.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const ENDEARMENT = /^(?:babe|bae|baby|darling|honey|sweetie|angel|beloved|date|match)s?$/;
const ROLE = /^(?:role|roleplay|rp|pretend|character|persona)$/;
/** "good boy": said to an animal. */
const PRAISE = compileTable('good|sweet|big|handsome|pretty boy|girl');
const WITH = /^(?:with|and|n|for)$/;
/** First words of a sentence that are not names: "wow is she cute". */
const SOUNDS =
  /^(?:a+w+|o+h*|wow|ha(?:ha)*|he+y?|hi|yes|yeah|ye+a+h|nah|mm+|hm+|aha|lo+l|omg|yay|sounds|poor|good|nice|great|sweet|how|why)$/;
/** "dinner is on me" */
const EVERYDAY =
  /^(?:dinner|supper|tea|coffee|traffic|weather|rain|life|time|news|money|dishes|laundry|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|mornings?|evenings?|nights?)$/;

/**
 * Returns whether the turns before name somebody whom "she" may mean instead of an animal: a partner,
 * a role, a person, or a name that does something.
 */
export function hasRival({ words, ...scene }: Scene, pronoun: Word): boolean {
  const isOfOtherSex = (word: Word): boolean =>
    (is(pronoun, 'female') && is(word, 'male') && !is(word, 'female')) ||
    (is(pronoun, 'male') && is(word, 'female') && !is(word, 'male'));
  for (let at = 0; at < scene.own; at += 1) {
    const word = words[at] as Word;
    if (isOfOtherSex(word)) continue;
    if (ROLE.test(word.text) || isActingName(words, at, scene.names())) return true;
    if (is(word, 'partner') && (!ENDEARMENT.test(word.text) || is(words[at - 1], 'owner')))
      return true;
    if (!is(word, 'person') || is(word, 'plural') || PRAISE.isAt(words, at - 1)) continue;
    const who = classifyNoun({ words, ...scene }, readNounPhrase(words, at).from, at);
    if (who === 'someone' || (who === 'anyone' && is(word, 'female', 'male'))) return true;
  }
  return false;
}

/** "emma walks the dog", "emma and i walk the dog", "with emma" */
function isActingName(words: readonly Word[], at: number, names: ReadonlySet<string>): boolean {
  const word = words[at] as Word;
  if (word.classes.size > 0 || !/^[a-z]{3,}$/.test(word.text)) return false;
  if (names.has(word.text) || SOUNDS.test(word.text)) return false;
  if (EVERYDAY.test(word.text) || LIFE_OF_CHILD.test(word.text)) return false;
  const [before, next, second] = [words[at - 1], words[at + 1], words[at + 2]];
  const isFirst = before?.sentence !== word.sentence;
  if (!isFirst && !WITH.test(before?.text ?? '')) return false;
  if (!isFirst) return before?.text !== 'for' && !is(next, 'animal', 'thing');
  if (!next || next.sentence !== word.sentence || next.gap !== ' ') return false;
  if (/^(?:and|n)$/.test(next.text)) return is(second, 'speaker');
  const acts = is(next, 'be', 'was', 'have', 'past') || /^[a-z]{2,}[^s\W]s$/.test(next.text);
  return acts && !is(second, 'pronoun', 'speaker');
}
