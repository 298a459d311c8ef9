import { ELSEWHERE, isDuration, readUnit } from './age-units.ts';
import { isAgeWithHave, readCompared, readComputed } from './compared-ages.ts';
import { isCounted, isExplained, NUMBERED } from './count-words.ts';
import type { Cue } from './cue.ts';
import { readNameField } from './name-field.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { NumberRead } from './read-number.ts';
import { readNumber } from './read-number.ts';
import type { Scene } from './scene.ts';
import { some } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const AGE_NOUN = compileTable(`
  ages|aged|age
  age|ages of|is|was|as|at|to|equals|now|about|around|only|just
  age is|to|of :adverb
  age should|must|can|will be
  the|an|early|tender|young|ripe age of :adverb?
  edad|eta|idade|alter|anni|asl
  id|passport|certificate says|reads|shows|states :adverb?
`);
const POINT = compileTable(`
  at|since|from|until|till|by|before|after :adverb?
  at|since|from|until|till|by|before|after|around the? :adjective? age|ages of|about? :adverb?
  at|since|from|until|till|by|before|after|around age :adverb?
`);
/** "seen but fourteen winters", "been on this planet for 13 years" */
const SEEN_YEARS = compileTable(`
  seen|counted|known|lived|weathered|survived but|only|just|barely|about|for? :adverb?
  been on this|the earth|planet|world for? :adverb?
  been alive for? :adverb?
`);
const SEASON = /^(?:summers|winters|springs|autumns|falls|harvests|years)$/;
const LABEL = /^(?:age|ages|old|edad|alter|eta|idade|aged)$/;

/** Yields every age under eighteen in the judged text. */
export function* findAges(scene: Scene): Generator<Cue> {
  const { words } = scene;
  for (let at = scene.own; at < words.length; at += 1) {
    const reckoned = readComputed(words, at);
    if (reckoned) yield reckoned;
    const number = readNumber(words, at);
    if (!number || number.isForeign) continue;
    const cue = readAge(scene, at, number);
    if (cue) yield cue;
    at = Math.max(at, number.to);
  }
}

function readAge(scene: Scene, at: number, number: NumberRead): Cue | null {
  const { words } = scene;
  const after = number.to + 1;
  const compared = readCompared(words, at, number);
  if (compared) return compared;
  if (number.inYears) return readYears(words, at, number);
  const unit = readUnit(words, after);
  if (unit) {
    const years = unit.isInfant ? 0 : number.value;
    if (years >= 8 && years < 18 && isAgeWithHave(words, at, unit.end))
      return { rule: 'age_stated', shape: 'state', from: at - 1, to: unit.end - 1, years };
    if (!(years < 18) || (!unit.isFull && isDuration(words, at, unit.end))) return null;
    const lived = SEEN_YEARS.startTo(words, at - 1);
    if (lived !== -1 && SEASON.test(words[after]?.text ?? '') && !ELSEWHERE.isAt(words, unit.end))
      return { rule: 'age_stated', shape: 'state', from: lived, to: unit.end - 1, years };
    return readStated(words, at, unit.end - 1, years, unit.isFull);
  }
  if (number.value >= 18 || number.value < 1 || /[$#]/.test(words[at]?.gap ?? '')) return null;
  return readBare(scene, at, number);
}

/** "a decade and a half old" */
function readYears(words: readonly Word[], at: number, number: NumberRead): Cue | null {
  const after = number.to + 1;
  const isOld = /^(?:old|young|of)$/.test(words[after]?.text ?? '');
  if (number.value >= 18 || (!isOld && isDuration(words, at, after))) return null;
  return readStated(words, at, isOld ? after : number.to, number.value, isOld);
}

function readStated(
  words: readonly Word[],
  from: number,
  to: number,
  years: number,
  isFull: boolean,
): Cue {
  const cue = { rule: 'age_stated', from, to, years, isBare: !isFull, isSoft: years === 0 };
  if (!isFull && POINT.isBefore(words, from - 1)) return { ...cue, shape: 'point' };
  if (isLabeled(words, from)) return { ...cue, shape: 'label' };
  const unit = words[from + 1];
  const isAttribute =
    /^(?:year|yr|y|yo|yearold|yrold|month|week|day)$/.test(unit?.text ?? '') ||
    unit?.gap.startsWith('-') === true ||
    hasDeterminer(words, from) ||
    leadsNoun(words, to);
  return { ...cue, shape: isFull && isAttribute ? 'phrase' : 'state' };
}

function leadsNoun(words: readonly Word[], to: number): boolean {
  const next = words[to + 1];
  if (!next || !/^[ -]$/.test(next.gap)) return false;
  return is(
    next,
    'person',
    'partner',
    'relative',
    'learner',
    'animal',
    'thing',
    'body',
    'youth',
    'child',
    'small',
  );
}

function hasDeterminer(words: readonly Word[], from: number): boolean {
  for (let k = from - 1; k >= Math.max(0, from - 4); k -= 1) {
    const word = words[k] as Word;
    if (is(word, 'article', 'owner') || word.owns) return true;
    if (!is(word, 'adjective') || is(word, 'verb', 'be')) return false;
  }
  return false;
}

const isLabeled = (words: readonly Word[], from: number): boolean =>
  /[:=]|^ ?- ?$/.test(words[from]?.gap ?? '') && LABEL.test(words[from - 1]?.text ?? '');

const textBefore = (words: readonly Word[], at: number): string =>
  `${words[at - 2]?.text} ${words[at - 1]?.text}`;

const FRACTION = compileTable(`
  and :article|three half|quarter|quarters|thirds
`);
/** Reads a number without a unit, which is an age only in context. */
function readBare(scene: Scene, at: number, number: NumberRead): Cue | null {
  const { words } = scene;
  const { value, to } = number;
  const cue = { from: at, to, years: value, isBare: true };
  const gap = words[at]?.gap ?? '';
  const before = words[at - 1];
  const next = words[to + 1];
  const isPoint = POINT.isBefore(words, at - 1);
  if (gap.includes("'")) return null;
  const counted = isCounted(words, to + 1);
  if (!counted && before && /:/.test(gap) && is(before, 'speaker', 'pronoun', 'partner'))
    return isLineOfDialogue(words, at, gap)
      ? null
      : { ...cue, rule: 'age_label', shape: 'bracket' };
  if (!counted && isLabeled(words, at)) return { ...cue, rule: 'age_label', shape: 'label' };
  if (before && !is(before, 'not') && AGE_NOUN.isBefore(words, at - 1)) {
    if (counted) return null;
    return isPoint
      ? { ...cue, rule: 'age_said', shape: 'point' }
      : { ...cue, rule: 'age_label', shape: 'label' };
  }
  if (!counted && IS_MY_AGE.isAt(words, to + 1))
    return { ...cue, rule: 'age_label', shape: 'label' };
  if (isBracketed(words, at, number)) return { ...cue, rule: 'age_punctuated', shape: 'bracket' };
  const withSex = readWithSex(words, at, number, scene.surface);
  if (withSex) return { ...cue, ...withSex, rule: 'age_and_sex', shape: 'phrase' };
  // Other languages are read by `find-foreign.ts`.
  if (/^(?:anos|ans|anni|jahre|jahren|lat|jaar)$/.test(next?.text ?? '')) return null;
  const isNumbered = before !== undefined && NUMBERED.has(before.text) && !gap.includes(',');
  // "seats 16 and 17"
  const isNumberedToo =
    /^(?:and|or|to)$/.test(before?.text ?? '') &&
    NUMBERED.has(words[at - 3]?.text ?? '') &&
    readNumber(words, at - 2) !== null;
  if (/^(?:foot|feet|ft)$/.test(before?.text ?? '') || isNumbered || isNumberedToo) return null;
  if (
    /^(?:quarter|half|minutes?|ten|five|twenty) (?:past|to|after|till)$/.test(textBefore(words, at))
  )
    return null;
  const fraction = value >= 10 ? FRACTION.endFrom(words, to + 1) : -1;
  const isClosed = words[fraction]?.gap !== ' ';
  if (fraction !== -1 && isClosed)
    return { ...cue, rule: 'age_said', shape: 'state', to: fraction - 1 };
  if (counted || value < 3 || is(before, 'article', 'owner') || isExplained(words, to)) return null;
  // "half your age plus seven"
  if (before?.text === 'plus') return null;
  // Other scripts are read by `other-languages.ts`.
  if (next?.gap === ' ' && /\P{ASCII}/u.test(next.text)) return null;
  // "s6", "what does it stand 4"
  const isTight = gap === '' && before?.text.length === 1;
  if (isDesignation(words, at, value)) return null;
  const isFor = value < 10 && /^(?:stand|stands|good|here|up|go|looking)$/.test(before?.text ?? '');
  if (isTight || isFor || countsHeads(words, at, value)) return null;
  // "I'll be there in 14"
  if (before?.text === 'in' && !/^(?:am|is|are|be)$/.test(words[at - 2]?.text ?? '')) return null;
  // "he is 6 2"
  if (value < 10 && next?.gap === ' ' && /^\d/.test(next.text)) return null;
  if (next && /^[/:.]$/.test(next.gap) && /^\d/.test(next.text)) return null;
  const name = readNameField(scene, at, number);
  if (name !== null) return name === 'age' ? { ...cue, rule: 'age_said', shape: 'label' } : null;
  return { ...cue, rule: 'age_said', shape: isPoint ? 'point' : 'state' };
}

/** "Android R-9", "the X-15". But "f-16" may be a woman, and "she r-9" a misspelling. */
const isDesignation = (words: readonly Word[], at: number, value: number): boolean => {
  const letter = words[at - 1]?.text ?? '';
  const isSaid = is(words[at - 2], 'speaker', 'pronoun', 'person', 'partner');
  return (
    words[at]?.gap === '-' &&
    !isSaid &&
    (/^[b-eg-lnpqstv-z]$/.test(letter) || (letter === 'r' && value < 10))
  );
};

const HEADS = compileTable(`
  we|they|us|both are|is|were|was|r :adverb?
  need|needs|want|wants|like|have|having|make|makes|made|get|draw|show :adverb?
`);
/** "when we are three", "I'd need three", "what do I do with eleven". */
const countsHeads = (words: readonly Word[], at: number, value: number): boolean =>
  (words[at - 1]?.text === 'with' && !is(words[at - 2], 'person', 'adjective')) ||
  (value < 10 && HEADS.isBefore(words, at - 1));

const IS_MY_AGE = compileTable(`
  is|would :adverb? :owner :adverb? real|actual|true? age
`);
const ASKS_AGE = compileTable(`
  how old are|is|r :speaker|:pronoun|char
  your|ur|her|his age
`);
/** `{{char}}: "Fifteen."` in a dialogue is an age only after a question for it. */
const isLineOfDialogue = (words: readonly Word[], at: number, gap: string): boolean =>
  /["*\u201c]/.test(gap) && !some(words, at - 10, at, (_, k) => ASKS_AGE.isAt(words, k));

/** "Mia (16)" and "Mia, 16, loves". */
function isBracketed(words: readonly Word[], at: number, { value, to }: NumberRead): boolean {
  const before = words[at - 1];
  const next = words[to + 1];
  const gap = words[at]?.gap ?? '';
  if (!before || !/[a-z]{2}/.test(before.text)) return false;
  if (value >= 3 && gap.endsWith('(') && /^ ?(?:\)|f\)|m\))/.test(next?.gap ?? ')')) return true;
  if (value >= 10 && /^ ?\| ?$/.test(gap) && /^ ?\|/.test(next?.gap ?? '|')) return true;
  const continues =
    value >= 13 && /^(?:and|but)$/.test(next?.text ?? '') && !readNumber(words, at - 1);
  const isClosed = next === undefined || continues || /[),.;\n]/.test(next.gap);
  return value >= 10 && isClosed && /^[}\])*"]*, ?$/.test(gap) && !NUMBERED.has(before.text);
}

/** Words that follow in a personal ad. */
const SEEKING =
  /^(?:here|looking|lf|seeking|searching|wanting|wanna|single|bored|lonely|from|uk|usa|us)$/;
/** "16f", "(f/16)", "female 16", "m17 here". */
function readWithSex(
  words: readonly Word[],
  at: number,
  { value, to, isForeign }: NumberRead,
  surface: Scene['surface'],
): { from?: number; to?: number } | null {
  if (value < 10 || isForeign) return null;
  const before = words[at - 1];
  const next = words[to + 1];
  const tight = /^(?: ?\/? ?|-)$/;
  if (next && tight.test(next.gap)) {
    const isNumbered = /^\d/.test(words[to + 2]?.text ?? '');
    if (/^(?:f|female|male|girl|boy)$/.test(next.text) && !isNumbered) return { to: to + 1 };
    const isHello = SEEKING.test(words[to + 2]?.text ?? '');
    const isSlashed = next.gap === '/' && words[to + 2]?.gap === '/';
    const isHandle = surface === 'profile_name' && words[to + 2] === undefined && at > 0;
    if (next.text === 'm' && (isHello || isSlashed || isHandle)) return { to: to + 1 };
  }
  const isMale = before?.text === 'm' && SEEKING.test(next?.text ?? '');
  const isSexed = isMale || /^(?:f|female|male)$/.test(before?.text ?? '');
  if (!before || !tight.test(words[at]?.gap ?? '') || !isSexed) return null;
  // "f/16" is a lens.
  const isLens = before.text === 'f' && words[at]?.gap !== '' && !/[([]/.test(before.gap);
  return isLens || isCounted(words, to + 1) ? null : { from: at - 1 };
}
