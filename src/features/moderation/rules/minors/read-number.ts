import type { Word } from './passage.ts';
import { learnWord } from './word-classes.ts';

/** A number and the position of its last word. */
export interface NumberRead {
  value: number;
  to: number;
  /** "a decade and a half" includes its unit. */
  inYears?: boolean;
  /** Spelled in a language other than English. */
  isForeign?: boolean;
}

/** Parses lines such as "10: ten". A number may have several spellings. */
const spelled = (lines: string): ReadonlyMap<string, number> =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [value, names = ''] = line.trim().split(': ');
      return names.split(' ').map((name): [string, number] => [name, Number(value)]);
    }),
  );
const ONES = spelled(`0: zero
  1: one
  2: two
  3: three
  4: four
  5: five
  6: six
  7: seven
  8: eight
  9: nine`);
/** Includes common misspellings. */
const TEENS = spelled(`10: ten
  11: eleven eleventeen
  12: twelve twelv twleve dozen
  13: thirteen thirten thriteen thirtheen therteen
  14: fourteen forteen fourten fourtheen
  15: fifteen fiveteen fiften fivteen fiftheen fifeteen
  16: sixteen sixten sixeteen sixtheen sweetsixteen
  17: seventeen seventen sevinteen seveteen
  18: eighteen eightteen eigthteen eighten eightheen
  19: nineteen ninteen`);
const TENS = spelled(`20: twenty
  30: thirty
  40: forty fourty
  50: fifty
  60: sixty
  70: seventy
  80: eighty
  90: ninety`);
const ROMAN = spelled(`11: xi
  12: xii
  13: xiii
  14: xiv
  15: xv
  16: xvi
  17: xvii`);
/** Spanish, German, French, Portuguese, Italian and Dutch words that are not English words. */
const FOREIGN = spelled(`5: cinco funf cinq cinque
  6: seis sechs
  7: siete sieben sept sete sette
  8: ocho acht huit oito otto
  9: nueve neun neuf nove
  10: diez zehn dix dez dieci tien
  11: onze undici
  12: doce zwolf zwoelf douze doze dodici twaalf
  13: trece dreizehn treize treze tredici dertien
  14: catorce vierzehn quatorze catorze quattordici veertien
  15: quince funfzehn fuenfzehn quinze quindici vijftien
  16: dieciseis sechzehn dezesseis dezasseis sedici zestien
  17: diecisiete siebzehn dixsept dezessete dezassete diciassette zeventien
  18: dieciocho achtzehn dixhuit dezoito diciotto achttien`);
for (const table of [ONES, TEENS, TENS, FOREIGN]) for (const word of table.keys()) learnWord(word);

const COMPOSED: ReadonlySet<string> = new Set(
  'a one half decade twice double thrice triple square'.split(' '),
);
const STARTS: ReadonlySet<string> = new Set([
  ...[ONES, TEENS, TENS, ROMAN, FOREIGN].flatMap((table) => [...table.keys()]),
  ...COMPOSED,
  'fif',
  'thir',
  'for',
  'dix',
]);
const canBegin = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return (code >= 48 && code <= 57) || STARTS.has(text);
};

/** Reads the number that starts at a word, including a following sum or half. */
export function readNumber(words: readonly Word[], at: number): NumberRead | null {
  const start = words[at]?.text;
  if (start === undefined || !canBegin(start)) return null;
  const composed = COMPOSED.has(start) ? readComposed(words, at) : null;
  if (composed) return composed;
  const first = readPlain(words, at);
  if (!first) return null;
  return readHundreds(words, first) ?? readSum(words, first) ?? readHalf(words, first);
}

const textOf = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

const YEARS_SAID: readonly [pattern: RegExp, value: number, words: number][] = [
  [/^(?:a|one) decade and a half/, 15, 5],
  [/^decade and a half/, 15, 4],
  [/^one and a half decades/, 15, 5],
  [/^half a decade/, 5, 3],
  [/^(?:a|one) decade(?! and)/, 10, 2],
];
/** "a decade and a half", "half of thirty", "twice eight". */
function readComposed(words: readonly Word[], at: number): NumberRead | null {
  const ahead = textOf(words, at, 5);
  for (const [pattern, value, length] of YEARS_SAID)
    if (pattern.test(ahead)) return { value, to: at + length - 1, inYears: true };
  if (ahead.startsWith('half a dozen')) return { value: 6, to: at + 2 };
  if (ahead.startsWith('square of ')) {
    const root = readPlain(words, at + 2);
    return root && { value: root.value ** 2, to: root.to };
  }
  if (ahead.startsWith('a dozen')) return { value: 12, to: at + 1 };
  const [factor, rest] = /^(?:twice|double) /.test(ahead)
    ? [2, 1]
    : /^(?:thrice|triple) /.test(ahead)
      ? [3, 1]
      : [0.5, ahead.startsWith('half of ') ? 2 : 1];
  if (factor === 0.5 && !ahead.startsWith('half ')) return null;
  const inner = readPlain(words, at + rest);
  return inner && { value: inner.value * factor, to: inner.to };
}

const readPlain = (words: readonly Word[], at: number): NumberRead | null =>
  at < words.length ? (readDigits(words, at) ?? readSpelled(words, at)) : null;

function readDigits(words: readonly Word[], at: number): NumberRead | null {
  const { text } = words[at] as Word;
  if (!/^\d/.test(text) || /[:/]/.test(text)) return null;
  const value = Number(text.replaceAll(',', ''));
  if (!Number.isFinite(value)) return null;
  // "1 5" and "1_6": digits written one by one.
  const next = words[at + 1];
  const isLabeled = /^\d$/.test(text) && /^aged?$/.test(words[at - 1]?.text ?? '');
  const isSplit =
    (text === '1' || isLabeled) &&
    next !== undefined &&
    /^\d$/.test(next.text) &&
    /^[ _.*~-]{1,3}$/.test(next.gap) &&
    !/^\d/.test(words[at + 2]?.text ?? '') &&
    !/^\d/.test(words[at - 1]?.text ?? '');
  // "1five"
  const ones = text === '1' && next?.gap === '' ? ONES.get(next.text) : undefined;
  if (ones !== undefined) return { value: 10 + ones, to: at + 1 };
  return isSplit ? { value: 10 * value + Number(next.text), to: at + 1 } : { value, to: at };
}

function readSpelled(words: readonly Word[], at: number): NumberRead | null {
  const text = words[at]?.text ?? '';
  const next = words[at + 1];
  const after = next && !/[,;.!?:\n]/.test(next.gap) ? next.text : '';
  const single = TEENS.get(text) ?? ROMAN.get(text);
  if (single !== undefined) return { value: single, to: at };
  const tens = TENS.get(text);
  const ones = ONES.get(after);
  if (tens !== undefined)
    return ones === undefined ? { value: tens, to: at } : { value: tens + ones, to: at + 1 };
  // "six teen", "fif teen", "one five"
  if (after === 'teen') {
    const stem = ONES.get(text) ?? { fif: 5, thir: 3, for: 4 }[text];
    if (stem !== undefined) return { value: 10 + stem, to: at + 1 };
  }
  // "one five-year-old" is one of five, unless somebody is "one five".
  const isOneOf =
    words[at + 2]?.text === 'year' && !/^(?:am|are|is)$/.test(words[at - 1]?.text ?? '');
  if (text === 'one' && ones !== undefined && !isOneOf && /^[ -]$/.test(next?.gap ?? ''))
    return { value: 10 + ones, to: at + 1 };
  const one = ONES.get(text);
  if (one !== undefined) return { value: one, to: at };
  const teen = text === 'dix' ? { sept: 17, huit: 18, neuf: 19 }[after] : undefined;
  if (teen !== undefined) return { value: teen, to: at + 1, isForeign: true };
  const foreign = FOREIGN.get(text);
  return foreign === undefined ? null : { value: foreign, to: at, isForeign: true };
}

/** "one hundred and twelve" */
function readHundreds(words: readonly Word[], first: NumberRead): NumberRead | null {
  const size = { hundred: 100, thousand: 1_000, million: 1_000_000 }[
    words[first.to + 1]?.text ?? ''
  ];
  if (size === undefined) return null;
  const isAnd = words[first.to + 2]?.text === 'and';
  const rest = readPlain(words, first.to + (isAnd ? 3 : 2));
  const value = first.value * size;
  return rest ? { value: value + rest.value, to: rest.to } : { value, to: first.to + 1 };
}

/** "10 + 5", "ten plus five", "twenty minus four", "three times five" */
function readSum(words: readonly Word[], { value, to }: NumberRead): NumberRead | null {
  const next = words[to + 1];
  const sign = /^(?:plus|minus|times)$/.exec(next?.text ?? '')?.[0];
  if (!sign && !/^ ?\+ ?$/.test(next?.gap ?? '')) return null;
  const second = readPlain(words, to + (sign ? 2 : 1));
  if (!second) return null;
  const sum = { minus: value - second.value, times: value * second.value }[sign ?? ''];
  return { value: sum ?? value + second.value, to: second.to };
}

/** "15 and a half", "15 1/2" */
function readHalf(words: readonly Word[], number: NumberRead): NumberRead {
  if (textOf(words, number.to + 1, 3) === 'and a half') return { ...number, to: number.to + 3 };
  return words[number.to + 1]?.text === '1/2' ? { ...number, to: number.to + 1 } : number;
}
