import type { Word } from './passage.ts';
import { is } from './passage.ts';
import { compileTable } from './word-pattern.ts';

/** Units that make a number an age. */
const FULL_UNITS = compileTable(`
  year|years old|olds|young
  year|years of age|life
  year|years on earth
  year|years on this|the earth|planet|world
  yearold|yearolds|yrold|yrolds|yo|yos|yold
  yr|y|ys old|olds|o|os
  summers|winters|springs|autumns|falls|harvests old
  turns|cycles|trips around|of the sun
`);
const INFANT_UNITS = compileTable(`
  month|months|mos|mo|week|weeks|wks|day|days old|olds
`);
/** Units that may also measure a duration. */
const OPEN_UNITS = compileTable(`
  years|year|yr
  summers|winters|springs|harvests
`);
/** Czech and Polish words for years, after digits, unlike "one, let us go". */
const SLAVIC_YEARS = compileTable(`
  let|lat
`);
const LET_GO = compileTable(`
  let s|us|me|you|him|her|it|them|go|in|out|the|a|my|your|his|their|this|that
`);

export interface Unit {
  /** The position after its last word. */
  end: number;
  isFull: boolean;
  /** Months, weeks or days. */
  isInfant: boolean;
}

const JOINS_UNIT = /^(?: ?[-_/"'*~. ]? ?| \)? ?)$/;

export function readUnit(words: readonly Word[], at: number): Unit | null {
  const word = words[at];
  if (!word || !JOINS_UNIT.test(word.gap)) return null;
  const full = FULL_UNITS.endFrom(words, at);
  if (full !== -1) return { end: full, isFull: true, isInfant: false };
  const infant = INFANT_UNITS.endFrom(words, at);
  if (infant !== -1) return { end: infant, isFull: true, isInfant: true };
  const open = Math.max(OPEN_UNITS.endFrom(words, at), slavicYears(words, at));
  return open === -1 ? null : { end: open, isFull: false, isInfant: false };
}

/** Returns the position after "let" or "lat", or -1. */
export function slavicYears(words: readonly Word[], at: number): number {
  const hasDigits = /^\d+$/.test(words[at - 1]?.text ?? '');
  return hasDigits && LET_GO.endFrom(words, at) === -1 ? SLAVIC_YEARS.endFrom(words, at) : -1;
}

/** "15 years of experience", "15 years ago": a duration, not an age. */
const DURATION_AFTER = compileTable(`
  older|younger|ago|away|apart|out|later|earlier|before|after|in|into|clean|sober|together|late|early|behind|ahead|married|strong|running|straight|long|hence|since|from|at|with|as|for|to|until|till|on|through|deep|back|worth|difference|max|plus|experience|tops|doswiadczenia|stazu|praktyki
  of *
  and counting
  now together
  my|your|his|her|our|their :adverb? senior|junior
  :past
`);
const WHILE_BEFORE = compileTable(`
  married|together|dating|engaged|gone|dead|widowed|sober|clean|retired|divorced|single|alone|abroad|missing|away|for|in|after|within|over|during|since|took|takes|lasted|lasts|spent|spend|waited|waiting|wait|another|next|last|past|first|every|each|of|been|from|about|add|served :adverb? :adverb? :adjective?
`);
/** "I have lived sixteen years", but not "in Rome". */
export const LIVED = compileTable(`
  lived|existed|alive for? :adverb?
  been alive|here for? :adverb?
  been on this|the earth|planet for? :adverb?
  walked the|this earth for? :adverb?
  :article|:owner whole|entire|short life of
`);
export const ELSEWHERE = compileTable(`
  in|at|here|there|with|together|abroad|alone|by|without|under|as|near|apart|on|of
`);

/** "a girl of sixteen years", "she is of fifteen years" */
export const OF_PERSON = compileTable(`
  :person|:child|sweetheart|bride|groom|lover|darling of :adverb?
  :person|:child|sweetheart|bride|groom|lover|darling of :adverb? :adverb
  am|is|are of :adverb?
`);

/** Returns whether the years between `at` and `end` are a duration. */
export function isDuration(words: readonly Word[], at: number, end: number): boolean {
  if (LIVED.isBefore(words, at - 1) && !ELSEWHERE.isAt(words, end)) return false;
  // "I am become 17 years in February"
  if (is(words[at - 1], 'become', 'became') && words[at - 1]?.text !== 'go') return false;
  if (DURATION_AFTER.isAt(words, end)) return true;
  const isOfPerson = OF_PERSON.isBefore(words, at - 1);
  return WHILE_BEFORE.isBefore(words, at - 1) && !is(words[at - 1], 'be') && !isOfPerson;
}
