import { slavicYears } from './age-units.ts';
import type { Reading } from './cue.ts';
import { toFoundCue } from './cue.ts';
import type { FoundCue } from './read-whole.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import * as foreign from './words-foreign.ts';

/** What the finders of other languages share. */
export type Found = Required<FoundCue>;

export const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';
export const hasYears = (words: readonly Word[], at: number): boolean =>
  foreign.YEARS.has(textAt(words, at)) || slavicYears(words, at) !== -1;
export const has = (
  words: readonly Word[],
  from: number,
  to: number,
  list: ReadonlySet<string>,
): boolean => some(words, from, to, ({ text }) => list.has(text));

/** "in zwei Jahren volljährig"; not "seit zwei Jahren" */
export const isYearsAhead = (words: readonly Word[], from: number, to: number): boolean =>
  some(
    words,
    from + 1,
    to,
    ({ text }, at) =>
      (/^(?:in|dans|en|tra|fra|em|over)$/.test(text) ||
        (/^(?:a|de)$/.test(text) && /^(?:daqui|dentro)$/.test(textAt(words, at - 1)))) &&
      /^(?:jahren|monaten|wochen|ans|mois|anos|meses|anni|mesi|jaar|maanden)$/.test(
        textAt(words, at + 2),
      ),
  );

/** "no" negates a verb in Spanish; in Portuguese it means "in the". */
export const isDenied = (words: readonly Word[], from: number, to: number): boolean =>
  some(words, from, to, ({ text }, at) => {
    const next = textAt(words, at + 1);
    const isVerb =
      foreign.IS_AGED.has(next) || foreign.AT_SCHOOL.has(next) || /^(?:soy|eres)$/.test(next);
    return foreign.NOT.has(text) || (text === 'no' && isVerb);
  });

/** "Aluna do ensino médio", "la novia, alumna de tercero": a card's subject. */
export const isSubject = ({ words, describing }: Scene, at: number): boolean =>
  describing &&
  foreign.LEARNERS.has(textAt(words, at)) &&
  (at === sentenceStart(words, at) ||
    /[,:]/.test(words[at]?.gap ?? '') ||
    /^(?:una?|uma?|ein|eine|une?)$/.test(textAt(words, at - 1)));

/** Returns the person that the sentence is about before the cue. */
function findSubjectBefore(scene: Scene, at: number): Reading['who'] {
  const { words } = scene;
  const start = sentenceStart(words, at);
  const isChild = some(words, start, at, (word, k) => {
    // "ma fille" is a daughter, "une fille" is a girl.
    const isFille =
      /^(?:fille|filles|garcon)$/.test(word.text) && foreign.OWNERS.has(textAt(words, k - 1));
    if (isSubject(scene, k)) return false;
    return (
      foreign.KIN.has(word.text) || is(word, 'relative', 'learner', 'child', 'elder') || isFille
    );
  });
  if (isChild) return 'third';
  return has(words, start, at, foreign.THINGS) ? 'thing' : 'pair';
}

export const found = (
  scene: Scene,
  cue: Parameters<typeof toFoundCue>[0],
  more: Partial<Reading> = {},
): Found => toFoundCue(cue, { who: findSubjectBefore(scene, cue.from), ...more });

export const isThen = (words: readonly Word[], from: number, to: number): boolean =>
  has(words, from, to, foreign.WAS_AGED) && !has(words, Math.max(0, from - 3), to, foreign.IF_AGED);
