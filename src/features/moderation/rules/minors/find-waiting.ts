import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const DEED = 'vote|drive|drink|smoke|gamble|marry|enlist';
const LONG = 'a|an|one|two|three|four|five|six|seven|few|couple|#';

/** An act of adults that somebody must wait years for. */
const WAITS = compileTable(`
  can not :adverb+ :adverb? ${DEED} :person? yet? not? for|until|till :adverb? another? ${LONG} of? :adverb? more? years|yrs
  will not :adverb? be :adverb? able|allowed|permitted|old|legal enough? to :adverb? ${DEED} :person? yet? not? for|until|till :adverb? another? ${LONG} of? :adverb? more? years|yrs
  not :adverb? able|allowed|permitted|old enough? to :adverb? ${DEED} :person? yet? not? for|until|till :adverb? another? ${LONG} of? :adverb? more? years|yrs
`);

/** What keeps adults from driving or voting. */
const HINDRANCE =
  /^(?:suspended|suspension|revoked|banned|ban|court|judge|dui|dwi|seizures?|epilep(?:sy|tic)|surgery|operation|cast|crutches|knee|leg|ankle|wrist|doctors?|medication|meds|concussion|stroke|eyesight|vision|blind|lessons?|learn(?:ed|t)|instructor|citizen(?:ship)?|visa|parole|probation|felony)$/;
const LOST = /^(?:lost|took|taken|lose|losing)$/;
const LICENSE = /^licen[cs]e$/;

/** "They took my license", "my cast comes off in May": age is not what keeps somebody from driving. */
export const isHindered = (words: readonly Word[]): boolean =>
  words.some(
    ({ text }, at) =>
      HINDRANCE.test(text) ||
      (LOST.test(text) && some(words, at + 1, at + 4, (word) => LICENSE.test(word.text))),
  );

/** "I can't drive, not for two more years": refused next to romance. */
export function readWaiting(words: readonly Word[], at: number): Cue | null {
  const end = WAITS.endFrom(words, at);
  if (end === -1 || isHindered(words)) return null;
  return {
    rule: 'not_old_enough',
    shape: 'state',
    from: at,
    to: end - 1,
    years: null,
    isShortOf: true,
    isSoft: true,
  };
}
