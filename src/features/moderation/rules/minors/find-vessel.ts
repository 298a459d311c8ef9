import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const VESSEL =
  'car|truck|van|boat|sailboat|ship|yacht|bike|motorbike|motorcycle|scooter|jeep|tractor|camper';
/** "bought a vintage car", "my motorcycle". */
const HAS_VESSEL = compileTable(`
  bought|got|have|own|drive|ride|restored|restoring|inherited|sail myself|ourselves? :article|:owner :adverb? * * ${VESSEL}
  bought|got|have|own|drive|ride|restored|restoring|inherited|sail myself|ourselves? :article|:owner :adverb? *? ${VESSEL}
  my|our *? ${VESSEL}
`);
/** Words between a vehicle and "she". */
const BETWEEN =
  /^(?:last|this|week|month|year|spring|summer|autumn|fall|winter|morning|yesterday|today|is|was|back|out|of|in|at|from|the|a|shop|garage|workshop|driveway|yard|harbou?r|marina|again|finally|now|still|running)$/;
const BEFORE = /^(?:i|we|just|finally|have|so|and|today|yesterday|guess|what|hey)$/;
const COURTS =
  /^(?:her|loves|wants?|likes|dates?|dating|girl|woman|lady|wife|gf|hair|eyes|lips|virgin|single|sexy|shy|kisse[sd]|school|herself)$/;

/** "Bought a vintage car, she's 17": a vehicle is called "she" if nobody else is named. */
export function isVessel(words: readonly Word[], at: number): boolean {
  const pronoun = words[at];
  if (pronoun?.text !== 'she') return false;
  let k = at - 1;
  while (k >= 0 && at - k < 8 && BETWEEN.test(words[k]?.text ?? '')) k -= 1;
  const from = k < 0 ? -1 : HAS_VESSEL.startTo(words, k);
  if (from === -1 || !(startsClause(pronoun) || words[k]?.sentence !== pronoun.sentence))
    return false;
  let low = from - 1;
  while (low >= sentenceStart(words, from) && BEFORE.test(words[low]?.text ?? '')) low -= 1;
  const isFirst = low < sentenceStart(words, from) || startsClause(words[low + 1] as Word);
  return (
    isFirst &&
    !some(
      words,
      from,
      k,
      (word) =>
        is(word, 'person', 'partner', 'relative', 'pronoun') ||
        /^(?:her|him|them|his)$/.test(word.text) ||
        word.owns,
    ) &&
    !some(words, at + 1, sentenceEnd(words, at), ({ text }) => COURTS.test(text))
  );
}
