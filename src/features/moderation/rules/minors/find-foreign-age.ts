import type { Found } from './foreign-reading.ts';
import { isOwnChild } from './foreign-child.ts';
import { found, has, hasYears, isDenied, isThen, isYearsAhead, textAt } from './foreign-reading.ts';
import type { Word } from './passage.ts';
import { startsClause } from './passage.ts';
import { readNumber, type NumberRead } from './read-number.ts';
import type { Scene } from './scene.ts';
import { sentenceEnd, sentenceStart, some } from './scene.ts';
import * as foreign from './words-foreign.ts';

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

/** "tengo quince años", "bald achtzehn". */
export function readNumeral(scene: Scene, at: number): Found | null {
  const { words } = scene;
  const number = readNumber(words, at) ?? readLatent(words, at);
  const before = textAt(words, at - 1);
  // "trinta e cinco", "veinte y cinco", "dix-neuf", "quatre-vingt-dix"
  if (
    !number ||
    /^(?:e|y|et|dix|vingts?)$/.test(before) ||
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
  const isBut = textAt(words, to + 1) === 'mas' && has(words, low, from, PORTUGUESE_IS);
  if (isDuration || (!isBut && foreign.DURATION_AFTER.has(textAt(words, to + 1)))) return null;
  // "dix-sept ans de mariage", "cinco netos"
  const isOf = /^(?:de|di|von|d)$/.test(textAt(words, to + 1));
  if (isOf && foreign.DURATION_AFTER.has(textAt(words, to + 2))) return null;
  const next = textAt(words, to + 1);
  if (!hasUnit && (foreign.KIN.has(next) || foreign.THINGS.has(next))) return null;
  if (isParentOf(words, from) || isOwnChild(scene, from, number.value))
    return found(scene, cue, { who: 'third' });
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

/** "tenho 15 anos, mas" is Portuguese for "but"; "15 años más" is Spanish for "more". */
const PORTUGUESE_IS = new Set(['tenho', 'tens', 'tem', 'temos', 'faco', 'fazes', 'faz', 'fiz']);
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
