import type { Cue } from './cue.ts';
import { NUMBERED } from './count-words.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { NumberRead } from './read-number.ts';
import type { Scene } from './scene.ts';
import { hasRomance } from './scene.ts';

const LONGEST_NAME = 4;

/**
 * Classifies the number at the end of a name on its own line: an age in "Lily 14", a count in "Clara
 * Made 12" and "luna17".
 */
export function readNameField(
  { words, describing }: Scene,
  at: number,
  { value, to }: NumberRead,
): 'age' | 'count' | null {
  if (!describing || !endsLine(words, to)) return null;
  const start = lineStart(words, at);
  const first = words[start];
  if (!first || start === at || !isName(first)) return null;
  if (at - start > 1) return isWholeName(words.slice(start + 1, at)) ? 'count' : null;
  const isAge = value >= 10 && value < 18 && words[at]?.gap === ' ' && !NUMBERED.has(first.text);
  return isAge ? 'age' : 'count';
}

const endsLine = (words: readonly Word[], at: number): boolean =>
  words[at + 1] === undefined || words[at + 1]?.gap.includes('\n') === true;

/** Returns where the line of a number starts, if it only contains a plain name. */
function lineStart(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && at - start <= LONGEST_NAME && /^ ?$/.test(words[start]?.gap ?? ''))
    start -= 1;
  const isStart = start === 0 || words[start]?.gap.includes('\n') === true;
  return isStart && at - start <= LONGEST_NAME ? start : at;
}

/** An unknown word, or a flower: "Rose". */
const isName = (word: Word): boolean =>
  word.classes.size === 0 || (is(word, 'thing') && !is(word, 'person'));

const isWholeName = (rest: readonly Word[]): boolean =>
  rest.every((word) => word.text !== 'f' && (isName(word) || is(word, 'past')));

const SEEKS =
  /^(?:single|looking|lf|sucht|suche|seeks|seeking|busca|busco|cherche|cerca|cerco|procura|procuro|bored|lonely|taken|available|und|and|n|virgin)$/;
const UNIT = /^(?:yo|yrs?|years?|yearold|f$|m$|girl|boy|gf|bf|teen)/;
const PERSON = /(?:girl|boy|gf|bf|babe|baby|cutie|princess|queen|hottie|lover|kiss|single|love)/;
const TENDER =
  /(?:sweet|cute|pretty|hot|sexy|lonely|single|shy|flirt|kiss|love|babe|baby|gf$|bf$|crush|cutie)/;
/** Ages in names: "single_and_14", "Leo 16 sucht Freundin", "Cute14yoGF", "sweetgirl_15". */
export function isNameAge(scene: Scene, { from, to, years }: Cue): boolean {
  const { words, surface } = scene;
  if (surface !== 'profile_name' || (years ?? 0) < 10) return false;
  if (UNIT.test(words[to + 1]?.text ?? '') && words[to + 1]?.gap === '') return true;
  const others = words.filter((_, at) => at < from || at > to).map(({ text }) => text);
  if (others.some((text) => PERSON.test(text)) && others.some((text) => TENDER.test(text)))
    return true;
  const isApart = from === 0 || words[from]?.gap !== '';
  return isApart && (hasRomance(scene, 0, words.length) || others.some((text) => SEEKS.test(text)));
}
