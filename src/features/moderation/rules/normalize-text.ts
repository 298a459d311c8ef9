import { resolveConfusablesTransformer } from 'obscenity';

/**
 * Readings of one text. Words are separated by one space, sentences by a newline.
 * `folded` keeps punctuation; `plain` keeps digits; `leet` reads digits inside words as letters;
 * `joined` closes up runs of single letters (l o l i); `spelled` reads every digit as a letter
 * and exists only where letters are written one by one.
 */
export interface TextViews {
  folded: string;
  plain: string;
  leet: string;
  joined: string;
  spelled: string;
  readings: readonly Reading[];
  /** The readings with punctuation. */
  marked: readonly string[];
}

/** A distinct view with its letters joined, for fast prechecks. */
export interface Reading {
  text: string;
  compact: string;
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

// First code points of decimal digits that NFKC does not normalize.
const DIGIT_ROWS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0,
  0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xaa50, 0xabf0, 0x104a0, 0x11066, 0x1e950,
];

// Cyrillic and Greek lookalikes that the general table maps differently.
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [
    'аa еe оo рp сc уy хx іi ѕs јj ԁd кk мm тt нh вb бb зz чc һh ԛq ԝw ѵv ӏl ɡg ɩi ɑa ʏy',
    'αa βb εe ιi κk νv οo ρp τt υu χx γy ηn ωw σo ζz ϲc ϳj',
    'ßs æa œo øo đd łl ħh ŧt ı1',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1) === '1' ? 'i' : pair.slice(-1)]),
);

const confusables = resolveConfusablesTransformer();
const resolveConfusable =
  'transform' in confusables ? (code: number) => confusables.transform(code) : undefined;
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164]/gu;
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

function foldCharacter(char: string): string {
  const code = char.codePointAt(0) as number;
  for (const zero of DIGIT_ROWS) {
    if (code >= zero && code < zero + 10) return String(code - zero);
  }
  const own = LOOKALIKES[char];
  if (own) return own;
  if (/[‘’‛′`´ʼʹ＇]/.test(char)) return "'";
  if (/[‐-―−]/.test(char)) return '-';
  if (/[…。！？]/.test(char)) return '.';
  const resolved = resolveConfusable?.(code);
  return resolved === undefined || resolved === code
    ? char
    : String.fromCodePoint(resolved).toLowerCase();
}

function foldText(text: string): string {
  if (/^[\t\n\r\x20-\x7e]*$/.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .replace(/[½¼¾]/g, '.5')
    .normalize('NFKD')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(CONTROL, '')
    .replace(/\P{ASCII}/gu, foldCharacter)
    .replaceAll('`', "'");
}

/** Splits folded text into words with single spaces. Meaningful symbols become words. */
function splitWords(folded: string): string {
  return (
    folded
      .replace(/\s+/g, ' ')
      .replace(/([a-z])\1{2,}/g, '$1$1')
      .replace(/(?<=[a-z])'(?=[a-z])/g, '')
      .replace(/%/g, ' percent ')
      .replace(/°/g, ' degrees ')
      .replace(/[$€£](?=\d)/g, ' money ')
      .replace(/#(?=\d)/g, ' number ')
      .replace(/< ?(?=1[0-8])/g, ' under ')
      .replace(/(?<=\d) ?\+ ?(?=\d)/g, ' plus ')
      // Punctuation ends a sentence only after a real word, so that "l. o. l. i." stays one run.
      .replace(/(?<=[a-z]{2}["')\]*]?|\d["')\]*]?|[a-z]{2}\s)[.!?;]+(?=\s|$|["')\]*])/g, '\n')
      .replace(/(?<!\d)[.,:/'-]|[.,:/'-](?!\d)/g, ' ')
      .replace(/[^a-z0-9.,:/'\n-]+/g, ' ')
      .replace(/ *\n[ \n]*/g, '\n')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

// A run with a digit that is not a leet letter is a number: "18yo" must not become "8yo".
const foldDigits = (run: string): string =>
  /[2689]/.test(run) ? run : run.replace(/\d/g, (c) => LEET[c] ?? c);

function foldLeetTokens(folded: string): string {
  return folded.replace(/\S+/g, (token) =>
    /[a-z]/.test(token) && /[013457@$!|]/.test(token)
      ? token.replace(/\d+/g, foldDigits).replace(/[@$]|[!|](?=[a-z0-9])/g, (c) => LEET[c] ?? c)
      : token,
  );
}

/** Joins three or more single characters in a row: "l o l i" becomes "loli". */
function joinSingles(words: string): string {
  return words.replace(/(?<![a-z0-9])[a-z0-9](?: [a-z0-9](?![a-z0-9])){2,}/g, (run) =>
    run.replaceAll(' ', ''),
  );
}

const toCompact = (text: string): string => text.replace(/[ \n]/g, '').replaceAll('l', 'i');

/**
 * Builds every reading of a text that the rules match against.
 * Linear in the text's length; each reading is listed once in `readings`.
 */
export function normalizeText(text: string): TextViews {
  const folded = foldText(text);
  const plain = splitWords(folded);
  // "want 2 die": a lone 2 or 4 between words is read as to or for.
  const leetFolded = /[0-57@$!|]/.test(folded) ? foldLeetTokens(folded) : folded;
  const leet = /[0-57@$!|]/.test(folded)
    ? splitWords(leetFolded)
        .replace(/(?<=[a-z] )2(?= [a-z])/g, 'to')
        .replace(/(?<=[a-z] )4(?= [a-z])/g, 'for')
    : plain;
  const joined = joinSingles(plain);
  const spelled =
    joined !== plain && /\d/.test(plain) ? plain.replace(/\d(?: ?\d)*/g, foldDigits) : plain;
  const readings = [...new Set([plain, leet, spelled])].map((reading) => ({
    text: reading,
    compact: toCompact(reading),
  }));
  const marked = [...new Set([folded, leetFolded, ...(spelled === plain ? [] : [spelled])])];
  return { folded, plain, leet, joined, spelled, readings, marked };
}
