import { readNumeral } from './find-foreign-age.ts';
import { readPupil, readSchool } from './find-foreign-school.ts';
import type { Found } from './foreign-reading.ts';
import { found, has, isDenied, isThen, isYearsAhead, textAt } from './foreign-reading.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import * as foreign from './words-foreign.ts';

/** "quindicenne", "15-jährige". */
const ENNE = /^(?:un|do|tre|quattor|quin|se|dicias)(?:di|dici|set)?(?:ci|tt)?.*enne$/;
const JAHRIG =
  /^(zehn|elf|zwolf|zwoelf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn|acht|neun|sieben|sechs|funf)?jahrige?[mnrs]?$/;

/** Yields ages, youth and school in Spanish, German, French, Portuguese and Italian, with readings. */
export function* findForeign(scene: Scene, start: number): Generator<Found> {
  for (let at = start; at < scene.words.length; at += 1) {
    const next =
      readNoun(scene, at) ??
      readSchool(scene, at) ??
      readPupil(scene, at) ??
      readNumeral(scene, at);
    if (next) yield next;
  }
}

/** "colegiala", "quindicenne", "minderjährig", "menor de edad". */
function readNoun(scene: Scene, at: number): Found | null {
  const { words } = scene;
  const { text } = words[at] as Word;
  const isMenor = /^menor(?:es)?$/.test(text) && textAt(words, at + 1) === 'de';
  const isMinor =
    foreign.MINORS.has(text) || (isMenor && /^(?:edad|idade)$/.test(textAt(words, at + 2)));
  const isAged = isAgedNoun(words, at);
  if (!isMinor && !isAged && !foreign.ADULTS.has(text) && !isYouth(words, at)) return null;
  const start = sentenceStart(words, at);
  const when = isThen(words, start, at) ? 'then' : 'now';
  const denied = isDenied(words, Math.max(start, at - 3), at);
  const low = Math.max(start, at - 8);
  const isAhead = has(words, low, at, foreign.NOT_REACHED) || isYearsAhead(words, low, at);
  const isShort = foreign.ADULTS.has(text) && (denied || isAhead);
  if (isShort)
    return found(scene, { rule: 'not_adult', from: at, to: at, isShortOf: true }, { when });
  if (isMinor)
    return found(
      scene,
      { rule: 'not_adult', from: at, to: at + (isMenor ? 2 : 0) },
      { when, isDenied: denied },
    );
  if (!isAged && !isYouth(words, at)) return null;
  const cue = {
    rule: isAged ? 'age_stated' : 'youth_noun',
    shape: 'phrase',
    from: at,
    to: at,
  } as const;
  const reading = found(scene, cue, { when, isDenied: denied });
  if (reading.reading.who !== 'pair' || when === 'then' || isSaidOfPair(scene, at)) return reading;
  return found(scene, cue, { who: 'anyone', place: 'opening', isDenied: denied });
}

function isAgedNoun(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const jahrig = JAHRIG.exec(text);
  if (!jahrig) return text.length > 7 && ENNE.test(text);
  const number = at > 0 ? readNumber(words, at - 1) : null;
  return jahrig[1] !== undefined || (number !== null && number.value < 18);
}

const isFeeling = ({ text }: Word): boolean =>
  /^(?:sento|senti|sentirmi|sentire|siento|sientes|sentir|fuhle|fuhlst|sens|sinto|sentes)$/.test(
    text,
  );
function isYouth(words: readonly Word[], at: number): boolean {
  const { text } = words[at] as Word;
  const before = textAt(words, at - 1);
  // "her quinceañera photo"
  if (text === 'quinceanera' && is(words[at + 1], 'thing', 'fiction')) return false;
  if (/^nin[ao]$/.test(text)) return /^(?:una|un|la|el|como)$/.test(before);
  if (!foreign.PUPILS.has(text)) return false;
  // "mi niñita" is also said to a grown woman.
  const isPetName = /^(?:bambin|ninit|menininh|garotinh|fillett)/.test(text);
  // "mi sento un ragazzino quando ti scrivo"
  if (some(words, Math.max(sentenceStart(words, at), at - 4), at, isFeeling)) return false;
  return !(isPetName && /^(?:mia|mi|meine|minha|ma|mon|meu|mio)$/.test(before));
}

const isSaidOfPair = ({ words, describing }: Scene, at: number): boolean =>
  describing ||
  some(
    words,
    Math.max(sentenceStart(words, at), at - 4),
    at,
    ({ text }) =>
      foreign.AT_SCHOOL.has(text) || /^(?:soy|eres|es|sono|sei|e|sou|tu|sos)$/.test(text),
  );
