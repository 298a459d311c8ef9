import type { Lexicon } from './lexicon.ts';

/**
 * A frame is a line of word classes and words, in order: `INTEND ADVERB? KILL .. PERSON`.
 * - `CAPITALS` is a word class, `small` a word, `a|b|CLASS` any of them
 * - `?` after an element makes it optional; `!` before it forbids it here, `~` right before here
 * - `.` matches up to one word, `..` three, `...` eight, `//` eight in this sentence or the next
 * - `^` is the start of the sentence; `$` its end, alone or as an alternative
 */
export interface Frame {
  source: string;
  steps: readonly Step[];
  /** At least one class of every group must occur in the text. The rarest group comes first. */
  required: readonly (readonly number[])[];
  /** The classes that a match can start with. Null for a frame anchored at the sentence start. */
  heads: readonly number[] | null;
}

export type Step =
  | { kind: 'word'; ids: readonly number[]; optional: boolean; orEnd: boolean }
  | { kind: 'not' | 'not_before'; ids: readonly number[] }
  | { kind: 'gap'; max: number; crosses: boolean }
  | { kind: 'start' };

const GAPS: Readonly<Record<string, number>> = { '.': 1, '..': 3, '...': 8, '//': 8 };
const CLASS_NAME = /^[A-Z][A-Z_0-9]*$/;

/** Splits a block into frames, one per line. */
export const listFrames = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const partsOf = (source: string): string[] => source.split(/ +/);
const isGap = (part: string): boolean => Object.hasOwn(GAPS, part);
const alternativesOf = (part: string): string[] => part.replace(/^[!~]|\?$/g, '').split('|');
const namesOf = (part: string): string[] => alternativesOf(part).filter((name) => name !== '$');

/** Lists the plain words in frames, which the lexicon must contain. */
export const listLiterals = (source: string): string[] =>
  partsOf(source)
    .filter((part) => !isGap(part) && part !== '^')
    .flatMap(namesOf)
    .filter((name) => !CLASS_NAME.test(name));

/** @throws Error for an unknown class or a frame that starts with a gap */
export function compileFrame(source: string, lexicon: Lexicon): Frame {
  const steps = partsOf(source).map((part): Step => {
    if (isGap(part)) return { kind: 'gap', max: GAPS[part] as number, crosses: part === '//' };
    if (part === '^') return { kind: 'start' };
    const ids = namesOf(part).map((name) => {
      const id = lexicon.ids.get(name);
      if (id === undefined) throw new Error(`Unknown word class ${name} in frame "${source}"`);
      return id;
    });
    if (part.startsWith('!')) return { kind: 'not', ids };
    if (part.startsWith('~')) return { kind: 'not_before', ids };
    const orEnd = alternativesOf(part).includes('$');
    return { kind: 'word', ids, optional: part.endsWith('?'), orEnd };
  });
  const isNeeded = (step: Step) => step.kind === 'word' && !step.optional && !step.orEnd;
  const commonness = (ids: readonly number[]): number =>
    ids.reduce((sum, id) => sum + (lexicon.commonness[id] ?? 0), 0);
  const required = steps
    .flatMap((step) => (step.kind === 'word' && isNeeded(step) ? [step.ids] : []))
    .sort((one, other) => commonness(one) - commonness(other));
  const heads = steps[0]?.kind === 'start' ? null : listHeads(steps, isNeeded);
  if (required.length === 0 || heads?.length === 0)
    throw new Error(`A frame needs a word, and begins with one: "${source}"`);
  return { source, steps, required, heads };
}

/** Lists the classes of the steps up to the first required one; none when a gap comes before it. */
function listHeads(steps: readonly Step[], isNeeded: (step: Step) => boolean): number[] {
  const lead = steps.slice(0, steps.findIndex(isNeeded) + 1);
  return lead.some(({ kind }) => kind === 'gap')
    ? []
    : lead.flatMap((step) => (step.kind === 'word' ? step.ids : []));
}
