import type { Lexicon } from './lexicon.ts';

/**
 * A frame is a line of word classes and words, in order: `INTEND ADVERB? KILL .. PERSON`.
 * - `CAPITALS` is a word class, `small` a word, `a|b|CLASS` any of them
 * - `?` after one makes it optional; `!` before one forbids it here, `~` before one right before here
 * - `.` stands for up to one word, `..` for three, `...` for eight, `//` for eight in this sentence or the next
 * - `^` is the sentence's beginning; `$` its end, alone or as an alternative
 */
export interface Frame {
  source: string;
  steps: readonly Step[];
  /** At least one class of every group must occur in the text; the rarest group comes first. */
  required: readonly (readonly number[])[];
  /** The classes that a match may begin with; null for a frame that begins with its sentence. */
  heads: readonly number[] | null;
}

export type Step =
  | { kind: 'word'; ids: readonly number[]; optional: boolean; orEnd: boolean }
  | { kind: 'not' | 'not_before'; ids: readonly number[] }
  | { kind: 'gap'; max: number; crosses: boolean }
  | { kind: 'start' };

const GAPS: Readonly<Record<string, number>> = { '.': 1, '..': 3, '...': 8, '//': 8 };
const CLASS_NAME = /^[A-Z][A-Z_0-9]*$/;

/** The frames of a block of lines. */
export const listFrames = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const partsOf = (source: string): string[] => source.split(/ +/);
const isGap = (part: string): boolean => Object.hasOwn(GAPS, part);
const alternativesOf = (part: string): string[] => part.replace(/^[!~]|\?$/g, '').split('|');
const namesOf = (part: string): string[] => alternativesOf(part).filter((name) => name !== '$');

/** The plain words that frames name; the lexicon must know them. */
export const literalsOf = (source: string): string[] =>
  partsOf(source)
    .filter((part) => !isGap(part) && part !== '^')
    .flatMap(namesOf)
    .filter((name) => !CLASS_NAME.test(name));

/** @throws Error when the frame names a class that no table has, or begins with a gap */
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
  const heads = steps[0]?.kind === 'start' ? null : headsOf(steps, isNeeded);
  if (required.length === 0 || heads?.length === 0)
    throw new Error(`A frame needs a word, and begins with one: "${source}"`);
  return { source, steps, required, heads };
}

/** The classes of the steps up to the first that is needed; none when a gap comes before. */
function headsOf(steps: readonly Step[], isNeeded: (step: Step) => boolean): number[] {
  const lead = steps.slice(0, steps.findIndex(isNeeded) + 1);
  return lead.some(({ kind }) => kind === 'gap')
    ? []
    : lead.flatMap((step) => (step.kind === 'word' ? step.ids : []));
}
