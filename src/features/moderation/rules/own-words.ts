/** Lines of a song, by their notes or because they are written with a slash between the verses. */
const SONG_LINE = /^.*(?:[♩-♬🎵🎶]|\S \/ \S.* \/ \S).*$/gmu;
/** "[Chorus]" and what is sung under it, up to an empty line. */
const SONG_PART =
  /^[ \t]*\[?(?:verse|chorus|bridge|refrain|intro|outro)\b[^\n]*(?:\n[^\n]*\S[^\n]*)*/gim;
const QUOTED_LINE = /^[ \t]*>.*$/gm;
/** Marks that open and close a quotation; one that stays open quotes to the end of its line. */
const QUOTATIONS = [
  /"[^"]*(?:"|$)/g,
  /[“”„‟][^“”‟]*(?:[“”‟]|$)/g,
  /[«»][^«»]*(?:[«»]|$)/g,
  /[「『][^」』]*(?:[」』]|$)/g,
  /‘[^‘’]*’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])/gu,
  /```[^]*?(?:```|$)/g,
];
/** "The lyrics go …", "she wrote: …": what follows, to the end of the sentence or line, is another's. */
const LED_QUOTE =
  /\b(?:lyrics?|song|chorus|verse|poem|hymn|proverb|saying|quot(?:e|es|ed|ing|ation)|headline|article|novel|movie|film)\b[^.!?\n]*|\b(?:says?|said|writes?|wrote|sings?|sang|goes|reads)\b[^.!?:\n]{0,30}:[^\n]*/gi;
/** Sentences about a work, or that tell what somebody else said, wrote or had on a wall. */
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
/** Signs inside a word: "k1ll", "b*mb", "s.e.x". */
const MIXED = /[a-z][0-9@$!|*]+[a-z]|(?<![a-z])[@$|][a-z]{2}|[a-z]([._*~+-])[a-z]\1[a-z]/i;

/**
 * What of a text its writer says in plain words of their own: without quotations, lines of songs, and
 * words in disguise. Whether there is anything to blame is judged on this.
 */
export function ownPlainWords(text: string): string {
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

/** Whether some of its words are spelled so that programs misread them. */
export const hasDisguise = (text: string): boolean =>
  text.search(SPELLED_OUT) >= 0 || text.split(/\s+/).some(isDisguised);

function isDisguised(word: string): boolean {
  if (INVISIBLE.test(word) || MIXED.test(word)) return true;
  const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
  const isLatin = letters.some((letter) => /\p{Script=Latin}/u.test(letter));
  const isForeign = (letter: string): boolean =>
    isLatin ? /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter) : false;
  // Letters drawn otherwise (𝐛𝐨𝐥𝐝, ｗｉｄｅ) are other letters to a computer, and the same to a reader.
  return letters.some((letter) => isForeign(letter) || letter.normalize('NFKC') !== letter);
}
