import type { Cue } from './cue.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { NumberRead } from './read-number.ts';
import { readNumber } from './read-number.ts';
import { compileTable } from './word-pattern.ts';

// Ages that are computed from another number, and phrases of language learners.

const LIMIT = compileTable(`
  the|your|this|its? minimum|legal|required|allowed|permitted age|limit
`);
const HALF = compileTable('half :owner age');
const STARTS_WITH_ONE = compileTable(`
  age starts|begins with :article? 1|one
`);
/** "half your age, and you are thirty", "my age starts with a 1 and ends with a 5" */
export function readComputed(words: readonly Word[], at: number): Cue | null {
  const riddle = STARTS_WITH_ONE.endFrom(words, at);
  const last =
    riddle === -1 ? null : readNumber(words, riddle + (words[riddle + 3]?.text === 'a' ? 4 : 3));
  if (last && last.value < 8)
    return { rule: 'age_stated', shape: 'label', from: at, to: last.to, years: 10 + last.value };
  const other = HALF.isAt(words, at) ? readOwnAge(words, at, at + 1) : null;
  const years = other ? other.value / 2 : 18;
  if (years < 18) return { rule: 'age_stated', shape: 'state', from: at, to: at + 2, years };
  const below = BELOW_EIGHTEEN.endFrom(words, at);
  if (below !== -1)
    return { rule: 'age_stated', shape: 'label', from: at, to: below - 1, years: 17 };
  return readTwice(words, at) ?? readTakenOff(words, at);
}

const BELOW_EIGHTEEN = compileTable(`
  age is|was|would :adverb? the number|digit|one|year :adverb? before|below|under|preceding 18|eighteen
`);

const TWICE = compileTable(`
  am|are|is|m|r twice|double as old as :owner
  am|are|is|m|r twice|double :owner
`);
/** "I'm twice as old as my brother, and he's 7" */
function readTwice(words: readonly Word[], at: number): Cue | null {
  const end = TWICE.endFrom(words, at);
  if (end === -1 || is(words[end], 'thing', 'animal')) return null;
  for (let k = end; k < end + 12 && k < words.length; k += 1) {
    const number = is(words[k - 1], 'be', 'became', 'adverb') ? readNumber(words, k) : null;
    if (number && number.value < 9)
      return { rule: 'age_stated', shape: 'state', from: at + 1, to: end, years: 2 * number.value };
  }
  return null;
}

const OF_AGES = /^(?:profile|app|age|bio|account|old|birthday|site)$/;
const TAKES = compileTable(`
  take|subtract|remove|drop|knock|minus|deduct|shave :adverb? off?
`);
/** "the app made me put 18, but take 3 off that" */
function readTakenOff(words: readonly Word[], at: number): Cue | null {
  const said = readNumber(words, at);
  if (!said || said.value < 18 || said.value > 30) return null;
  if (!words.slice(Math.max(0, at - 6), at + 8).some(({ text }) => OF_AGES.test(text))) return null;
  for (let k = said.to + 1; k < said.to + 9 && k < words.length; k += 1) {
    const end = TAKES.endFrom(words, k);
    const less = end === -1 ? null : readNumber(words, end);
    const years = less ? said.value - less.value : 18;
    if (less && years >= 5 && years < 18)
      return {
        rule: 'age_taken_off',
        shape: 'label',
        from: at,
        to: less.to,
        years,
        isAbsolute: true,
      };
  }
  return null;
}

const DE_AGED = compileTable(`
  deage|deaged :pronoun|:owner? by
  de age|aged :pronoun|:owner? by
`);
const MAKES = /^(?:make|draw|render|paint|generate|turn|imagine|picture)$/;
/** "de-age her by ten years (she's 24)", "make her ten years younger, she is 26": a picture's subject. */
function readDeAged(words: readonly Word[], at: number, number: NumberRead): Cue | null {
  const isMade =
    words[number.to + 2]?.text === 'younger' &&
    words.slice(Math.max(0, at - 4), at).some(({ text }) => MAKES.test(text));
  if (!isMade && !DE_AGED.isBefore(words, at - 1)) return null;
  for (let k = Math.max(0, at - 15); k < at + 20 && k < words.length; k += 1) {
    const grown = k >= at && k <= number.to ? null : readNumber(words, k);
    const years = grown && grown.value >= 18 && grown.value < 60 ? grown.value - number.value : 18;
    if (years >= 1 && years < 18)
      return { rule: 'age_stated', shape: 'label', from: at, to: number.to + 1, years };
  }
  return null;
}

const HAS_YEARS = compileTable(`
  :speaker|she|he have|has|had :adverb?
`);
/** "I have 15 years and I come from Madrid", as language learners say it. */
export const isAgeWithHave = (words: readonly Word[], at: number, end: number): boolean => {
  const next = words[end];
  const continues =
    /^(?:and|but)$/.test(next?.text ?? '') ||
    (/^[,.!]/.test(next?.gap ?? '') && is(next, 'speaker'));
  return (
    HAS_YEARS.isBefore(words, at - 1) &&
    next !== undefined &&
    continues &&
    words[end + 1]?.text !== 'counting'
  );
};

/** "one year older than fifteen", "four years younger than me, and I'm nineteen". */
export function readCompared(words: readonly Word[], at: number, number: NumberRead): Cue | null {
  const [unit, way, than] = words.slice(number.to + 1, number.to + 4).map(({ text }) => text);
  if (!/^years?$/.test(unit ?? '')) return null;
  const deAged = readDeAged(words, at, number);
  if (deAged) return deAged;
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
