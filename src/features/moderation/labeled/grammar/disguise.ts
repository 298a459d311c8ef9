/** Ways to hide a word from a filter. */
const DISGUISES: readonly ((word: string) => string)[] = [
  (word) => [...word].join(' '),
  (word) => [...word].join('.'),
  (word) => [...word].join('-'),
  (word) => [...word].join('\u200b'),
  (word) => word.replace(/e/g, '3').replace(/i/g, '1').replace(/o/g, '0').replace(/a/g, '4'),
  (word) => word.replace(/e/g, '\u0435').replace(/o/g, '\u043e').replace(/a/g, '\u0430'),
  (word) => word.replace(/[!-~]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)),
  (word) => `${word.slice(0, 3)}\u00ad${word.slice(3)}`,
  (word) => [...word].join('*'),
  (word) => [...word].join('_'),
];

/** Disguises each word, cycling through the ways from `from` on. */
export const disguise = (words: readonly string[], from = 0): string[] =>
  words.map((word, index) => {
    const hide = DISGUISES[(from + index) % DISGUISES.length] as (text: string) => string;
    return hide(word);
  });
