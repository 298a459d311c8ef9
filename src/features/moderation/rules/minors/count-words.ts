import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { readNumber } from './read-number.ts';
import { some, sentenceEnd } from './scene.ts';
import { compileTable } from './word-pattern.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Units attached to a number: "16mm", "9pm". */
const TIGHT_UNIT =
  /^(?:m|c|k|km|cm|mm|h|s|g|kg|lb|oz|x|am|pm|p|fps|gb|mb|tb|ml|l|ft|in|hz|khz|mph|kmh|d|w)$/;
/** Measures and countable things. */
const MEASURES = set(
  `km cm mm kg lb oz am pm fps gb mb tb ml ft hz khz mph kmh percent degree degrees minute min hour hr second sec inch foot feet
   mile kilo stone pound dollar buck euro cent quid point pt page block floor step level out of oclock people person folks men
   women children more half dozen hundred thousand million billion ahead behind nil times time shot round karat carat gauge ply
   sharp noon midnight pixels week month day plus percentile watt volt gram liter `,
);
/** Words in -s that are not plurals. */
const NO_PLURAL = set(
  `is was this yes as his hers yours always perhaps has does its us thus anyways loves likes lives wants works wears goes says
   nevertheless sounds seems feels sucks rocks besides nowadays sometimes afterwards years ans anos`,
);
/** Numbered things: "room 16", "chapter 12". */
export const NUMBERED = set(
  `room number no nr chapter level size page floor gate seat table bus route channel scene part season episode version highway
   apt apartment suite unit flat building house street avenue line lane top score rating tier rank iphone windows area district
   sector agent figure catch track platform lot pier volume issue act zone terminal cabin locker box january february march april
   may june july august september october november december type studio exit interstate ps formula row hole verse psalm
   warehouse bay mile kilometer vol stage mark model day phase week lesson unit grade year form class round trip code step
   block sector group team player world pg rated take coach carriage compartment rooms chapters levels pages seats
   tables rows tracks platforms cabins evening morning afternoon
   entry section rule order experiment attempt draft clause paragraph appendix exhibit exercise module task ticket invoice
   claim bug patch release engine region quadrant camp hut cell stall booth crate drawer shelf aisle pitch station wharf
   hangar runway port berth slot pew desk bench ledger memo letter note diary journal log record tape reel disc cd song hymn
   sonnet canto stanza poem tale chronicle book edition option choice tip fact reason clue quest mission match set race
   marker checkpoint outpost colony planet subject specimen sample case trial recipe lap`,
);

const isPlural = (text: string): boolean =>
  /[a-z]s$/.test(text) && !/(?:ss|us|is)$/.test(text) && !NO_PLURAL.has(text);
const isMeasured = (text: string): boolean => isPlural(text) || MEASURES.has(text);

const DATE = compileTable(`
  of? january|february|march|april|june|july|august|september|october|november|december #|:preposition?
  of? may #
`);
const HOUR = compileTable(`
  in the morning|afternoon|evening
  at night
  past :speaker
`);
const isHour = (words: readonly Word[], after: number): boolean =>
  HOUR.isAt(words, after) || DATE.isAt(words, after);
const isWhileOf = (words: readonly Word[], at: number): boolean =>
  /^(?:years|months|weeks|days)$/.test(words[at]?.text ?? '') && words[at + 1]?.text === 'of';

/** Returns whether the word at `after` makes the number a count: "15 minutes", "12 red roses". */
export function isCounted(words: readonly Word[], after: number): boolean {
  const next = words[after];
  if (!next) return false;
  if (next.gap === '') return TIGHT_UNIT.test(next.text) || MEASURES.has(next.text);
  if (next.gap.startsWith("'")) return true;
  if (!/^ ?-? ?$/.test(next.gap)) return false;
  // "fifteen in cat years"
  if (next.text === 'in' && words[after + 2]?.text === 'years')
    return words[after + 1]?.text !== 'human';
  if (isMeasured(next.text)) return true;
  // "fifteen or sixteen roses"; but in "he is fifteen and one day …" a clause follows
  const isJoined =
    next.text === 'and' && is(words[after - 2], 'be', 'was', 'become', 'became', 'adverb');
  const isEither = /^(?:or|to|and)$/.test(next.text) && !isJoined;
  const other = isEither ? readNumber(words, after + 1) : null;
  // "17 and 11 months" is an age.
  const isAndMonths = next.text === 'and' && words[(other?.to ?? 0) + 1]?.text === 'months';
  if (other && !isAndMonths) return isCounted(words, other.to + 1);
  const then = words[after + 1];
  // "14 March", "three in the morning", "ten lazy years of you"
  if (isHour(words, after)) return true;
  if (
    next.classes.size === 0 &&
    next.gap === ' ' &&
    then?.gap === ' ' &&
    isWhileOf(words, after + 1)
  )
    return true;
  const isDescribed =
    (is(next, 'adjective') && !/^(?:last|next|same|this)$/.test(next.text)) ||
    /^(?:more|other|long|whole|full|different|extra|solid|straight|separate|calendar)$/.test(
      next.text,
    );
  return isDescribed && then?.gap === ' ' && isMeasured(then.text);
}

const SAYS_COUNT = compileTable(`
  that|this|it is|was|makes|leaves how many|much|long|far
  that|this|it is|was all|exactly? how many|much|long|far
  that|this|it is|was the :adjective? count|score|total|price|temperature
`);
const OF_LIFE = /^(?:years?|yrs|summers?|winters?|springs?|birthdays?|old|young|age)$/;

/** Returns whether the sentence after a number says what it counts: "Seventeen, love. That's how many are left." */
export function isExplained(words: readonly Word[], at: number): boolean {
  const next = sentenceEnd(words, at);
  if (next >= words.length || !SAYS_COUNT.isAt(words, next)) return false;
  return !some(words, next, sentenceEnd(words, next), ({ text }) => OF_LIFE.test(text));
}
