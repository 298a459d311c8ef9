import type { Phrase } from './cue-phrase.ts';
import type { Reading } from './cue.ts';
import { isTaught, namesThird } from './nouns.ts';
import { is } from './passage.ts';
import { some } from './scene.ts';

// Phrases that name a third person's child.

/** "my 15-year-old loves chess", "my sister's teen" */
export function readAsFamily(phrase: Phrase): Reading | null {
  const isOwned = phrase.before?.owns === true || isFamily(phrase);
  return isOwned ? phrase.read('third', 'owned') : null;
}
export function isFamily({ scene, first, head }: Phrase): boolean {
  if (!is(first, 'owner') || (scene.describing && /^your?$/.test(first.text))) return false;
  const isOwn = /^(?:my|our|his|their|whose)$/.test(first.text);
  return (
    !head || is(head, 'relative', 'learner', 'child', 'youth') || (is(head, 'person') && isOwn)
  );
}

/** "a daughter of 15". On a card, "The 16-year-old daughter of your boss" is the subject. */
export function readAsThird({ scene, who, first, head, from, low, read }: Phrase): Reading | null {
  if (who !== 'third') return null;
  const isOpening = from === low && !is(first, 'owner') && !is(head, 'plural');
  const isSubject = scene.describing && (isOpening || /^your?$/.test(first.text));
  return isSubject ? read('pair', 'opening') : read('third', 'object');
}

/** "pupils aged 8 to 80; the eight-year-old plays better" */
export const readAsOneOfThem = ({ scene, first, head, from, cue, read }: Phrase): Reading | null =>
  first.text === 'the' &&
  !head &&
  cue.years !== null &&
  some(scene.words, from - 15, from, (_, at) => namesThird(scene.words, at))
    ? read('third', 'object')
    : null;

/** "teaches 15-year-olds", "has a teenager", "mother of a teen" */
export function readAsTheirs({
  scene: { words },
  from,
  before,
  left,
  read,
}: Phrase): Reading | null {
  if (isTaught(words, from)) return read('third', 'object');
  const isRaised = /^(?:rais|adopt|foster|parent)(?:e|es|ed|ing|s)?$/.test(before?.text ?? '');
  const isParents = /^(?:of|to)$/.test(before?.text ?? '') && is(words[left - 1], 'elder');
  return is(before, 'have') || isRaised || isParents ? read('third', 'owned') : null;
}
