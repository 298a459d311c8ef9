import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { NumberRead } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { compileTable } from './word-pattern.ts';

// Ages that are reckoned from another number, and the ways of learners.

const LIMIT = compileTable(`
  the|your|this|its? minimum|legal|required|allowed|permitted age|limit
`);
const HALF = compileTable('half :owner age');
const STARTS_WITH_ONE = compileTable(`
  age starts|begins with :article? 1|one
`);
/** "half your age, and you are thirty", "my age starts with a 1 and ends with a 5" */
export function readReckoned(words: readonly Word[], at: number): Cue | null {
  const riddle = STARTS_WITH_ONE.endFrom(words, at);
  const last =
    riddle === -1 ? null : readNumber(words, riddle + (words[riddle + 3]?.text === 'a' ? 4 : 3));
  if (last && last.value < 8)
    return { rule: 'age_stated', shape: 'label', from: at, to: last.to, years: 10 + last.value };
  const other = HALF.isAt(words, at) ? readOwnAge(words, at, at + 1) : null;
  const years = other ? other.value / 2 : 18;
  return years < 18 ? { rule: 'age_stated', shape: 'state', from: at, to: at + 2, years } : null;
}

const HAS_YEARS = compileTable(`
  :speaker|she|he have|has|had :adverb?
`);
/** "I have 15 years and I come from Madrid", as learners say it. */
export const isHeld = (words: readonly Word[], at: number, end: number): boolean => {
  const next = words[end];
  const goesOn =
    /^(?:and|but)$/.test(next?.text ?? '') ||
    (/^[,.!]/.test(next?.gap ?? '') && is(next, 'speaker'));
  return (
    HAS_YEARS.isBefore(words, at - 1) &&
    next !== undefined &&
    goesOn &&
    words[end + 1]?.text !== 'counting'
  );
};

/** "one year older than fifteen", "four years younger than me, and I'm nineteen". */
export function readCompared(words: readonly Word[], at: number, number: NumberRead): Cue | null {
  const [unit, way, than] = words.slice(number.to + 1, number.to + 4).map(({ text }) => text);
  if (!/^years?$/.test(unit ?? '')) return null;
  if (way === 'younger' && than !== 'than') return readYounger(words, at, number);
  if (!/^(?:older|younger|less|more)$/.test(way ?? '') || than !== 'than') return null;
  const limit = LIMIT.endFrom(words, number.to + 4);
  const other =
    limit === -1
      ? (readNumber(words, number.to + 4) ?? readOwnAge(words, at, number.to + 4))
      : { value: 18, to: limit - 1 };
  if (!other) return null;
  const years = /^(?:older|more)$/.test(way ?? '')
    ? other.value + number.value
    : other.value - number.value;
  return years >= 1 && years < 18
    ? { rule: 'age_stated', shape: 'state', from: at, to: other.to, years }
    : null;
}

/** "my sister is 18, I'm two years younger" */
function readYounger(words: readonly Word[], at: number, number: NumberRead): Cue | null {
  if (!I_AM.isBefore(words, at - 1)) return null;
  for (let k = at - 3; k >= Math.max(0, at - 25); k -= 1) {
    const other = is(words[k - 1], 'be', 'became', 'adverb') ? readNumber(words, k) : null;
    const years = other && other.value >= 18 && other.value < 30 ? other.value - number.value : 18;
    if (years < 18)
      return { rule: 'age_stated', shape: 'state', from: at, to: number.to + 2, years };
  }
  return null;
}

const I_AM = compileTable('i|you am|are|r :adverb?');

function readOwnAge(words: readonly Word[], from: number, than: number): NumberRead | null {
  if (!/^(?:me|i|you|u|him|her|my|your|his)$/.test(words[than]?.text ?? '')) return null;
  for (let k = Math.max(0, from - 15); k < from + 20; k += 1) {
    if (words[k]?.sentence !== words[from]?.sentence || (k >= from && k <= than)) continue;
    const number = is(words[k - 1], 'be', 'adverb') ? readNumber(words, k) : null;
    if (number && number.value >= 18 && number.value < 40) return { value: number.value, to: than };
  }
  return null;
}
