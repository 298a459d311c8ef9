import type { Found } from './foreign-reading.ts';
import { found, has, isDenied, isSubject, isThen, textAt } from './foreign-reading.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import * as foreign from './words-foreign.ts';
import { FOREIGN_LIFE, FOREIGN_YEARS, FORMER, IS_TEACHER, LESSON } from './words-foreign-school.ts';

/** "estoy en la secundaria", "ich gehe in die neunte Klasse". */
export function readSchool(scene: Scene, at: number): Found | null {
  const { words } = scene;
  if (!foreign.SCHOOLS.has(textAt(words, at))) return null;
  const start = Math.max(sentenceStart(words, at), at - 7);
  const was = has(words, start, at, foreign.WAS_AT_SCHOOL);
  // "college" and "media" are English too.
  const isForeign = has(words, start, at, foreign.SMALL_WORDS);
  if (!isForeign || (!was && !has(words, start, at, foreign.AT_SCHOOL))) return null;
  if (isTaughtThere(words, at) || isElection(words, at) || isStudies(words, at + 1)) return null;
  const more = { when: was ? 'then' : 'now', isDenied: isDenied(words, start, at) } as const;
  return found(scene, { rule: 'school_years', from: at, to: at }, more);
}

/** "primaire" is a school only after "école". */
const isElection = (words: readonly Word[], at: number): boolean =>
  textAt(words, at) === 'primaire' && !textAt(words, at - 1).endsWith('ecole');

/** The speaker is a teacher, or the school is a former one. */
const isTaughtThere = (words: readonly Word[], at: number): boolean =>
  FORMER.test(textAt(words, at - 1)) ||
  some(
    words,
    sentenceStart(words, at),
    sentenceEnd(words, at),
    ({ text }, k) =>
      (/^(?:unterricht(?:e|et|en)|vertretung|vertrete|korrigiere|supplenza|suplencia|remplacement|enseno|ensino|insegno|enseigne|leciono)$/.test(
        text,
      ) &&
        textAt(words, k + 1) !== 'medio' &&
        textAt(words, k + 1) !== 'fundamental') ||
      IS_TEACHER.isAt(words, k),
  );

/** "en troisième | année de droit": a year at a university; "en troisième | position": none at all. */
const isStudies = (words: readonly Word[], at: number): boolean =>
  isRank(textAt(words, at)) ||
  (/^(?:annee|ano|anno)$/.test(textAt(words, at)) &&
    /^(?:de|di|d|da|do)$/.test(textAt(words, at + 1)) &&
    /^(?:droit|medecine|master|fac|derecho|medicina|carrera|direito|faculdade|giurisprudenza|universita|universidad|universidade|engenharia|enfermagem|psicologia|arquitetura|licenciatura|graduacao|mestrado|curso)$/.test(
      textAt(words, at + 2),
    ));
const isRank = (text: string): boolean =>
  /^(?:position|place|ligne|vitesse|semestre|lugar|puesto|posicion|posicao|posto|posizione|fila|linea|marcia|reihe|etage|stock|runde|platz)$/.test(
    text,
  );

/** "en clase de octavo", "domani ho l'interrogazione": refused next to romance. */
export function readPupil(scene: Scene, at: number): Found | null {
  const { words, describing } = scene;
  const years = FOREIGN_YEARS.endFrom(words, at);
  const life = LESSON.test(textAt(words, at)) ? at + 1 : FOREIGN_LIFE.endFrom(words, at);
  const end = years === -1 ? life : years;
  if (end === -1 || isTaughtThere(words, at) || (describing && years === -1)) return null;
  if (isStudies(words, end) || isStudies(words, end - 1)) return null;
  const start = sentenceStart(words, at);
  const was = has(
    words,
    start,
    sentenceEnd(words, at),
    years === -1 ? foreign.LONG_AGO : foreign.WAS_AT_SCHOOL,
  );
  const isOthers = some(
    words,
    start,
    years === -1 ? sentenceEnd(words, at) : at,
    (word, k) =>
      !isSubject(scene, k) &&
      (foreign.KIN.has(word.text) ||
        is(word, 'relative', 'learner', 'child') ||
        (foreign.OWNERS.has(textAt(words, k - 1)) &&
          /^(?:schuler|alumnos|eleves|alunni|alunos)/.test(word.text))),
  );
  const rule = years === -1 ? 'school_cue' : 'school_level';
  return found(
    scene,
    { rule, from: at, to: end - 1, isSoft: !describing },
    {
      when: was || (years !== -1 && isThen(words, start, at)) ? 'then' : 'now',
      who: isOthers ? 'third' : 'pair',
    },
  );
}
