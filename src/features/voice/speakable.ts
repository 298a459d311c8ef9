import { MAX_SPOKEN_LENGTH } from './limits.ts';

const FENCED = /^ {0,3}```[^\n]*\n[\s\S]*?(?:^ {0,3}```[ \t]*$|$(?![\s\S]))/gm;
const INLINE_CODE = /`[^`\n]+`/g;
const PICTURE = /!\[[^\]\n]*\]\([^)\n]*\)/g;
const LINK = /\[([^\]\n]+)\]\([^)\n]*\)/g;
const ADDRESS = /\bhttps?:\/\/\S+/g;
/** Headings, quotes and items of lists. */
const LINE_MARK = /^ {0,3}(?:#{1,6} +|>[> ]*|[-+*] +(?=\S)|\d{1,3}[.)] +(?=\S))/gm;
const STRONG = /(\*\*|__)(?=\S)([^\n]*?\S)\1/g;
const STRUCK = /~~([^~\n]+)~~/g;
const UNDERLINED = /(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*\S)_(?![\p{L}\p{N}_])/gu;
const STARRED = /\*([^*\n]+)\*/g;
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200d}|\u{fe0e}|\u{fe0f}|\u{20e3}/gu;
const EMOTICONS = /(?<=^|\s)(?:[:;=]['-]?[)(DPpOo/|]|<3|\^_?\^|[xX]D)(?=\s|$|[.,!?])/g;
/** Stretched words and decoration. */
const DECORATION = /[~*#|]+/g;

/**
 * The text of a reply to speak. Narration in asterisks is not spoken, unless there is nothing else;
 * a single word in asterisks within a sentence is emphasis. Code, addresses and emoji are omitted.
 * Ends at a sentence if the text is too long. Empty if there is nothing to speak.
 */
export function speakable(reply: string): string {
  const plain = reply
    .replace(/\r\n?/g, '\n')
    .replace(FENCED, '')
    .replace(INLINE_CODE, '')
    .replace(PICTURE, '')
    .replace(LINK, '$1')
    .replace(ADDRESS, '')
    .replace(LINE_MARK, '')
    .replace(STRONG, '$2')
    .replace(STRUCK, '')
    .replace(UNDERLINED, '$1');
  const said = tidy(plain.replace(STARRED, keepEmphasis));
  return shorten(/[\p{L}\p{N}]/u.test(said) ? said : tidy(plain));
}

function keepEmphasis(span: string, words: string, at: number, whole: string): string {
  const isWord = !/\s/.test(words.trim());
  const isWithin =
    /[\p{L}\p{N},'’"“] ?$/u.test(whole.slice(Math.max(0, at - 2), at)) &&
    /^(?:[.,!?;:…'’"”]| \p{Ll})/u.test(whole.slice(at + span.length, at + span.length + 2));
  if (isWord && isWithin) return words;
  // Narration after a complete sentence is a pause.
  return /[\p{L}\p{N},;:'’] ?$/u.test(whole.slice(Math.max(0, at - 2), at)) ? ' ' : '\n';
}

const tidy = (text: string): string => {
  const lines = text
    .replace(PICTOGRAPHS, '')
    .replace(EMOTICONS, '')
    .replace(DECORATION, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/ +([.,!?;:…])/g, '$1')
        .trim(),
    )
    // A line with only punctuation is a remnant of narration.
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines.join('\n').toWellFormed();
};

const SENTENCE_END = /[.!?…。！？]["'”’)]*(?=\s|$)/g;

function shorten(text: string): string {
  if (text.length <= MAX_SPOKEN_LENGTH) return text;
  const cut = text.slice(0, MAX_SPOKEN_LENGTH);
  const last = [...cut.matchAll(SENTENCE_END)].at(-1);
  const end = last ? last.index + last[0].length : cut.lastIndexOf(' ');
  return cut
    .slice(0, end > 0 ? end : MAX_SPOKEN_LENGTH)
    .toWellFormed()
    .trim();
}
