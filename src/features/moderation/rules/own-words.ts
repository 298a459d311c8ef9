/** Lines of a song, marked by note symbols or slashes between verses. */
const SONG_LINE = /^.*(?:[♩-♬🎵🎶]|\S \/ \S.* \/ \S).*$/gmu;
/** "[Chorus]" and the lines below it, up to an empty line. */
const SONG_PART =
  /^[ \t]*\[?(?:verse|chorus|bridge|refrain|intro|outro)\b[^\n]*(?:\n[^\n]*\S[^\n]*)*/gim;
const QUOTED_LINE = /^[ \t]*>.*$/gm;
/** Quotation marks. An unclosed quotation extends to the end of its line. */
const QUOTATIONS = [
  /"[^"]*(?:"|$)/g,
  /[“”„‟][^“”‟]*(?:[“”‟]|$)/g,
  /[«»][^«»]*(?:[«»]|$)/g,
  /[「『][^」』]*(?:[」』]|$)/g,
  /‘[^‘’]*’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])/gu,
  /```[^]*?(?:```|$)/g,
];
/** "The lyrics go …", "she wrote: …": the rest of the sentence or line is a quotation. */
const LED_QUOTE =
  /\b(?:lyrics?|song|chorus|verse|poem|hymn|proverb|saying|quot(?:e|es|ed|ing|ation)|headline|article|novel|movie|film)\b[^.!?\n]*|\b(?:says?|said|writes?|wrote|sings?|sang|goes|reads)\b[^.!?:\n]{0,30}:[^\n]*/gi;
/** Sentences about a work, or about what somebody else said, wrote or displayed. */
const WORKS =
  'novel|book|film|movie|play|series|show|musical|opera|anime|manga|comic|cartoon|episode|story|script|essay|paper|poster|banner|sign|slogan|graffiti|voicemail|band|line|tweet|meme|yearbook|old photo';
const PEOPLE =
  '(?:he|she|they|somebody|someone|people|(?:my|his|her|our|their|the|an?) (?:[a-z]+ ){1,3})';
const REPORTED = new RegExp(
  [
    `\\b(?:the|an?|that|this|my|our|his|her|their|some|which) (?:[a-z]+ )?(?:${WORKS})\\b`,
    '^graffiti\\b',
    `\\b${PEOPLE}(?:texted|texts|wrote|writes|said|says|told|tells|asked|asks|posted|posts|shouted|shouts|yelled|yells|screamed|screams|chanted|chants)\\b`,
    '\\bI (?:dream(?:t|ed)|had a (?:dream|nightmare))\\b',
    '^act \\d+\\b',
    '^[A-Z]{3,}: ',
  ].join('|'),
  'i',
);
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;

/** Single characters one by one: "l o l i", "1 6". */
const SPELLED_OUT =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}](?:[\s.,_*~|+-]+[\p{L}\p{N}](?![\p{L}\p{N}])){2,}|\d \d)(?![\p{L}\p{N}])/gu;
const INVISIBLE = /[\p{Cf}\p{Me}\p{Co}\p{Cn}\u115f\u1160\u2800\u3164]/u;
/** Symbols inside a word: "k1ll", "b*mb", "s.e.x". */
const MIXED = /[a-z][0-9@$!|*]+[a-z]|(?<![a-z])[@$|][a-z]{2}|[a-z]([._*~+-])[a-z]\1[a-z]/i;

/**
 * Returns the writer's own plain words: the text without quotations, lyrics and disguised words. Only
 * these can lead to a strike.
 */
export function extractOwnWords(text: string): string {
  const own = [QUOTED_LINE, SONG_PART, SONG_LINE, ...QUOTATIONS].reduce(
    (left, pattern) => left.replace(pattern, ' … '),
    text,
  );
  return own
    .replace(SENTENCE, (sentence) => (REPORTED.test(sentence.trim()) ? ' … ' : sentence))
    .replace(LED_QUOTE, ' … ')
    .replace(SPELLED_OUT, ' … ')
    .replace(/\S+/g, (word) => (isDisguised(word) ? '…' : word));
}

/** Returns whether the text contains words spelled to evade filters. */
export const hasDisguise = (text: string): boolean =>
  text.search(SPELLED_OUT) >= 0 || text.split(/\s+/).some(isDisguised);

function isDisguised(word: string): boolean {
  if (INVISIBLE.test(word) || MIXED.test(word)) return true;
  const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
  const isLatin = letters.some((letter) => /\p{Script=Latin}/u.test(letter));
  const isForeign = (letter: string): boolean =>
    isLatin ? /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) : false;
  // Styled letters (𝐛𝐨𝐥𝐝, ｗｉｄｅ) look the same to readers, but are other code points.
  return letters.some((letter) => isForeign(letter) || letter.normalize('NFKC') !== letter);
}
