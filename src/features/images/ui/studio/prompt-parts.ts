import { PROMPT_LENGTH } from '../../rules.ts';

/** Where `part` stands in `prompt` as words of its own, in any case; -1 when it does not. */
function placeOf(prompt: string, part: string): number {
  const text = prompt.toLowerCase();
  const wanted = part.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    if (!isLetter(before) && !isLetter(after)) return at;
  }
  return -1;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Whether a suggestion's words stand in the prompt. */
export const hasPart = (prompt: string, part: string): boolean => placeOf(prompt, part) >= 0;

function addPart(prompt: string, part: string): string {
  const text = prompt.trimEnd();
  if (text === '') return part;
  return `${text}${/[,.;:!?…]$/.test(text) ? ' ' : ', '}${part}`;
}

function removePart(prompt: string, part: string): string {
  const at = placeOf(prompt, part);
  const before = prompt.slice(0, at);
  const after = prompt.slice(at + part.length);
  // The comma that joined it goes with it: the one before, or at the beginning the one after.
  if (before.trim() === '') return after.replace(/^\s*,?\s*/, '');
  return before.replace(/\s*,?\s*$/, '') + after;
}

/**
 * A prompt after a suggestion was chosen: with its words at the end, or without them when they
 * stood there. Null when there is no room for them.
 */
export function togglePart(prompt: string, part: string): string | null {
  if (hasPart(prompt, part)) return removePart(prompt, part);
  const next = addPart(prompt, part);
  return next.length > PROMPT_LENGTH ? null : next;
}

/** Characters left are shown from here on. */
const SHOW_LEFT_BELOW = 200;

/** How many characters a prompt has left; null while that is of no interest. */
export function roomLeft(prompt: string): number | null {
  const left = PROMPT_LENGTH - prompt.length;
  return left < SHOW_LEFT_BELOW ? left : null;
}

/** One of the samples, never the one that came last. `random` is from 0 to below 1. */
export function pickSample(
  samples: readonly string[],
  last: string | null,
  random: () => number = Math.random,
): string | null {
  const others = samples.filter((sample) => sample !== last);
  return others[Math.floor(random() * others.length)] ?? null;
}
