import { PROMPT_LENGTH } from '../../rules.ts';

/** The index of `part` in `prompt` as whole words, ignoring case; -1 if absent. */
function placeOf(prompt: string, part: string): number {
  const text = prompt.toLowerCase();
  const lowerPart = part.toLowerCase();
  for (let at = text.indexOf(lowerPart); at >= 0; at = text.indexOf(lowerPart, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + lowerPart.length] ?? ' ';
    if (!isLetter(before) && !isLetter(after)) return at;
  }
  return -1;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** True if the prompt contains a suggestion's words. */
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
  // Removes the joining comma as well: the one before, or the one after at the start.
  if (before.trim() === '') return after.replace(/^\s*,?\s*/, '');
  return before.replace(/\s*,?\s*$/, '') + after;
}

/**
 * Adds a suggestion's words to the end of a prompt, or removes them if present. Null if they do not
 * fit.
 */
export function togglePart(prompt: string, part: string): string | null {
  if (hasPart(prompt, part)) return removePart(prompt, part);
  const next = addPart(prompt, part);
  return next.length > PROMPT_LENGTH ? null : next;
}

/** The remaining characters are shown below this number. */
const SHOW_REMAINING_BELOW = 200;

/** The remaining characters of a prompt; null while there are plenty. */
export function remainingRoom(prompt: string): number | null {
  const remaining = PROMPT_LENGTH - prompt.length;
  return remaining < SHOW_REMAINING_BELOW ? remaining : null;
}

/** Picks a random sample that differs from the last one. `random` returns a number in [0, 1). */
export function pickSample(
  samples: readonly string[],
  last: string | null,
  random: () => number = Math.random,
): string | null {
  const others = samples.filter((sample) => sample !== last);
  return others[Math.floor(random() * others.length)] ?? null;
}
