import { slavicYears } from './age-units.ts';
import type { Reading } from './cue.ts';
import { toFoundCue } from './cue.ts';
import type { FoundCue } from './decide.ts';
import type { Word } from './passage.ts';
import { is, startsClause } from './passage.ts';
import { readNumber, type NumberRead } from './read-number.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import * as foreign from './words-foreign.ts';
import { FOREIGN_LIFE, FOREIGN_YEARS, FORMER, IS_TEACHER, LESSON } from './words-foreign-school.ts';

/** "quindicenne", "15-jährige". */
const ENNE = /^(?:un|do|tre|quattor|quin|se|dicias)(?:di|dici|set)?(?:ci|tt)?.*enne$/;
const JAHRIG =
  /^(zehn|elf|zwolf|zwoelf|dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn|acht|neun|sieben|sechs|funf)?jahrige?[mnrs]?$/;
/** Verb forms that require a unit after the number: "tu as quinze ans". */
const WITH_UNIT = /^(?:a|as|ha|ai|are)$/;
const GERMAN_LEAD = /^(?:bin|bist|ist|werde|wirst|wird|morgen|erst|gerade|bald|du|ich)$/;
/** Numbers that are other words in English: "seize ans", "once años", "elf Jahre". */
const LATENT: ReadonlyMap<string, number> = new Map([
  ['seize', 16],
  ['once', 11],
  ['elf', 11],
  ['sei', 6],
  ['six', 6],
]);

type Found = Required<FoundCue>;

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

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? '';
const hasYears = (words: readonly Word[], at: number): boolean =>
  foreign.YEARS.has(textAt(words, at)) || slavicYears(words, at) !== -1;
const has = (
  words: readonly Word[],
  from: number,
  to: number,
  list: ReadonlySet<string>,
): boolean => some(words, from, to, ({ text }) => list.has(text));

/** "in zwei Jahren volljährig"; not "seit zwei Jahren" */
const isYearsAhead = (words: readonly Word[], from: number, to: number): boolean =>
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
const isDenied = (words: readonly Word[], from: number, to: number): boolean =>
  some(words, from, to, ({ text }, at) => {
    const next = textAt(words, at + 1);
    const isVerb =
      foreign.IS_AGED.has(next) || foreign.AT_SCHOOL.has(next) || /^(?:soy|eres)$/.test(next);
    return foreign.NOT.has(text) || (text === 'no' && isVerb);
  });

/** "Aluna do ensino médio", "la novia, alumna de tercero": a card's subject. */
const isSubject = ({ words, describing }: Scene, at: number): boolean =>
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

const found = (
  scene: Scene,
  cue: Parameters<typeof toFoundCue>[0],
  more: Partial<Reading> = {},
): Found => toFoundCue(cue, { who: findSubjectBefore(scene, cue.from), ...more });

/** "colegiala", "quindicenne", "minderjährig", "menor de edad". */
function readNoun(scene: Scene, at: number): Found | null {
  const { words } = scene;
  const { text } = words[at] as Word;
  const start = sentenceStart(words, at);
  const when = isThen(words, start, at) ? 'then' : 'now';
  const denied = isDenied(words, Math.max(start, at - 3), at);
  const isMenor = /^menor(?:es)?$/.test(text) && textAt(words, at + 1) === 'de';
  const low = Math.max(start, at - 8);
  const isAhead = has(words, low, at, foreign.NOT_REACHED) || isYearsAhead(words, low, at);
  const isShort = foreign.ADULTS.has(text) && (denied || isAhead);
  if (isShort)
    return found(scene, { rule: 'not_adult', from: at, to: at, isShortOf: true }, { when });
  if (foreign.MINORS.has(text) || (isMenor && /^(?:edad|idade)$/.test(textAt(words, at + 2))))
    return found(
      scene,
      { rule: 'not_adult', from: at, to: at + (isMenor ? 2 : 0) },
      { when, isDenied: denied },
    );
  const isAged = isAgedNoun(words, at);
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

const isThen = (words: readonly Word[], from: number, to: number): boolean =>
  has(words, from, to, foreign.WAS_AGED) && !has(words, Math.max(0, from - 3), to, foreign.IF_AGED);

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
  // "mi niñita" is also said to a grown woman.
  const isPetName = /^(?:bambin|ninit|menininh|garotinh|fillett)/.test(text);
  // "mi sento un ragazzino quando ti scrivo"
  if (some(words, Math.max(sentenceStart(words, at), at - 4), at, isFeeling)) return false;
  return (
    foreign.PUPILS.has(text) &&
    !(isPetName && /^(?:mia|mi|meine|minha|ma|mon|meu|mio)$/.test(before))
  );
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

/** "estoy en la secundaria", "ich gehe in die neunte Klasse". */
function readSchool(scene: Scene, at: number): Found | null {
  const { words } = scene;
  if (!foreign.SCHOOLS.has(textAt(words, at))) return null;
  const start = Math.max(sentenceStart(words, at), at - 7);
  const was = has(words, start, at, foreign.WAS_AT_SCHOOL);
  // "college" and "media" are English too.
  const isForeign = has(words, start, at, foreign.SMALL_WORDS);
  if (!isForeign || (!was && !has(words, start, at, foreign.AT_SCHOOL))) return null;
  if (isTaughtThere(words, at) || isElection(words, at)) return null;
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
      (/^(?:unterricht(?:e|et|en)|enseno|ensino|insegno|enseigne|leciono)$/.test(text) &&
        textAt(words, k + 1) !== 'medio' &&
        textAt(words, k + 1) !== 'fundamental') ||
      IS_TEACHER.isAt(words, k),
  );

/** "en clase de octavo", "domani ho l'interrogazione": refused next to romance. */
function readPupil(scene: Scene, at: number): Found | null {
  const { words, describing } = scene;
  const years = FOREIGN_YEARS.endFrom(words, at);
  const life = LESSON.test(textAt(words, at)) ? at + 1 : FOREIGN_LIFE.endFrom(words, at);
  const end = years === -1 ? life : years;
  if (end === -1 || isTaughtThere(words, at) || (describing && years === -1)) return null;
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

/** "tengo quince años", "bald achtzehn". */
function readNumeral(scene: Scene, at: number): Found | null {
  const { words } = scene;
  const number = readNumber(words, at) ?? readLatent(words, at);
  const before = textAt(words, at - 1);
  // "trinta e cinco", "veinte y cinco"
  if (
    !number ||
    /^(?:e|y|et)$/.test(before) ||
    foreign.TENS.has(before) ||
    number.value < 1 ||
    number.value > 18
  )
    return null;
  if (number.value === 18) return readEighteen(scene, at, number);
  // "Edad: quince"
  if (/^(?:edad|eta|idade|alter)$/.test(before) && words[at]?.gap.includes(':')) {
    const cue = { rule: 'age_label', from: at - 1, to: number.to, years: number.value };
    return found(scene, cue, { who: 'unsaid' });
  }
  const hasUnit = hasYears(words, number.to + 1);
  const next = words[number.to + 1];
  const continues = !next || startsClause(next) || next.sentence !== words[at]?.sentence;
  const isSaid =
    (continues ||
      foreign.LATER.has(next.text) ||
      /^(?:y|e|und|en|pero|mas|ma|aber|maar)$/.test(next.text)) &&
    has(words, Math.max(sentenceStart(words, at), at - 4), at, foreign.IS_YEARS);
  const isKnown =
    (isSaid && number.value >= 10) ||
    hasUnit ||
    number.isForeign === true ||
    GERMAN_LEAD.test(before) ||
    (foreign.FROM.has(before) && foreign.PERSONS.has(textAt(words, at - 2)));
  return isKnown ? readAge(scene, at, number, hasUnit) : null;
}

function readLatent(words: readonly Word[], at: number): NumberRead | null {
  const value = LATENT.get(textAt(words, at));
  const hasUnit = hasYears(words, at + 1);
  return value !== undefined && hasUnit ? { value, to: at, isForeign: true } : null;
}

function readAge(scene: Scene, from: number, number: NumberRead, hasUnit: boolean): Found | null {
  const { words } = scene;
  const to = hasUnit ? number.to + 1 : number.to;
  const start = sentenceStart(words, from);
  const low = Math.max(start, from - 5);
  const before = textAt(words, from - 1);
  const cue = { rule: 'age_stated', from, to, years: number.value };
  // "há 16 anos" is a duration, "ha 16 anni" an age.
  const isDuration =
    foreign.WHILE_BEFORE.has(before) || (before === 'ha' && textAt(words, to) === 'anos');
  if (isDuration || foreign.DURATION_AFTER.has(textAt(words, to + 1))) return null;
  // "dix-sept ans de mariage", "cinco netos"
  const isOf = /^(?:de|di|von|d)$/.test(textAt(words, to + 1));
  if (isOf && foreign.DURATION_AFTER.has(textAt(words, to + 2))) return null;
  const next = textAt(words, to + 1);
  if (!hasUnit && (foreign.KIN.has(next) || foreign.THINGS.has(next))) return null;
  if (isParentOf(words, from)) return found(scene, cue, { who: 'third' });
  // "trop jeune à 14 ans"
  if (TOO_YOUNG.test(textAt(words, from - 2)) && has(words, low, from - 2, TOO)) {
    const isPair = has(words, low, from - 2, I_OR_YOU);
    return found(scene, cue, isPair ? { who: 'pair' } : {});
  }
  const isLos = /^(?:los|las)$/.test(before) && textAt(words, from - 2) === 'a';
  const point = isLos ? from - 2 : from - 1;
  const isAsChild = wasThenChild(words, point);
  const isOfPerson =
    !isAsChild && foreign.FROM.has(before) && foreign.PERSONS.has(textAt(words, from - 2));
  if (isOfPerson || (foreign.FROM.has(before) && hasUnit && !/^(?:con|com|mit|avec)$/.test(before)))
    return found(scene, cue);
  const isNow = some(
    words,
    low,
    from,
    ({ text }, k) =>
      (foreign.IS_AGED.has(text) && (hasUnit || !WITH_UNIT.test(text))) || isImagined(words, k),
  );
  const was = isThen(words, low, from);
  // "a 15 anni suonavo": "at" an age is in somebody's past.
  const isLead =
    before !== 'a' || isAsChild || point === start || /[,;]/.test(words[point]?.gap ?? '');
  const isPoint = isLos || (isLead && /^(?:a|com|mit|con|avec|aos)$/.test(before));
  const persons = isAsChild ? point - 2 : from;
  if (isPoint && hasUnit && !has(words, start, persons, foreign.PERSONS))
    return found(scene, { ...cue, isPlace: true }, { when: 'then' });
  const isAttribute = textAt(words, to + 1) === 'alt' || foreign.PERSONS.has(before);
  const isAlone =
    hasUnit && (from === start || isAttribute || /[,:(]/.test(words[from]?.gap ?? ''));
  if (!isNow && !was && !isAlone) return null;
  return found(scene, cue, { when: was ? 'then' : 'now', isDenied: isDenied(words, low, from) });
}

/** "comme si tu avais seize ans" */
const isImagined = (words: readonly Word[], at: number): boolean =>
  /^(?:si|se)$/.test(textAt(words, at)) && /^(?:comme|como|come)$/.test(textAt(words, at - 1));

const TOO = new Set(['trop', 'demasiado', 'muy', 'zu', 'troppo', 'muito', 'demais']);
const I_OR_YOU = new Set(['suis', 'es', 'soy', 'eres', 'bin', 'bist', 'sono', 'sei', 'sou', 'tu']);
const TOO_YOUNG = /^(?:jeune|joven|jovem|jung|giovane|novo|nova|piccola|pequena)$/;
const TOGETHER = /^(?:tu|ti|te|voce|me|conmigo|comigo|contigo|user|char)$/;
/** "Da ragazzo, a quindici anni, ...", "de chica, a los quince años": the speaker's youth, unless it is about "you". */
function wasThenChild(words: readonly Word[], point: number): boolean {
  const lead = point - 2;
  return (
    lead >= 0 &&
    lead === sentenceStart(words, point) &&
    /^(?:da|de|em|quando|cuando)$/.test(textAt(words, lead)) &&
    foreign.PERSONS.has(textAt(words, point - 1)) &&
    !some(words, lead, sentenceEnd(words, point), ({ text }) => TOGETHER.test(text))
  );
}

/** "pai de um menino de seis" */
const isParentOf = (words: readonly Word[], at: number): boolean =>
  some(
    words,
    Math.max(sentenceStart(words, at), at - 6),
    at,
    ({ text }, k) =>
      /^(?:pai|mae|padre|madre|pere|mere|vater|mutter|papa|mama|papai|mamae)$/.test(text) &&
      /^(?:de|von|di|d|einer|eines)$/.test(textAt(words, k + 1)),
  );

/** "todavía no tengo dieciocho", "bald achtzehn". */
function readEighteen(scene: Scene, from: number, number: NumberRead): Found | null {
  const { words } = scene;
  const { to } = number;
  const start = Math.max(sentenceStart(words, from), from - 6);
  const isForeign =
    number.isForeign === true ||
    hasYears(words, to + 1) ||
    has(words, start, from, foreign.IS_AGED);
  const isShort =
    has(words, start, from, foreign.NOT_YET) ||
    has(words, start, from, foreign.NOT_REACHED) ||
    isDenied(words, start, from);
  const last = Math.min(sentenceEnd(words, to), to + 8);
  const isLater =
    has(words, start, Math.min(last, to + 5), foreign.LATER) ||
    isYearsAhead(words, start - 1, last);
  if (!isForeign || (!isShort && !isLater)) return null;
  return found(scene, { rule: 'under_eighteen', from, to, isShortOf: true });
}
