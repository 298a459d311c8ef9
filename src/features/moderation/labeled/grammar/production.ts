import type { Category, Outcome, Surface } from '../../rules/index.ts';
import type { LabeledText } from '../labeled-text.ts';
import { REGISTERS, type Register } from './registers.ts';

/**
 * A group of sentence frames. A frame is a sentence with slots such as `{age}`, which take their words in
 * turn. ` ¦ ` separates fields of a character, ` >> ` separates turns, and `a(n)` becomes the right
 * article.
 */
export interface Production {
  /** Identifies a miss in the printed list. */
  name: string;
  surfaces: readonly Surface[];
  frames: readonly string[];
  words?: Readonly<Record<string, readonly string[]>>;
  /** Most texts to generate; each frame once by default. */
  take?: number;
  registers?: readonly Register[];
  kind?: LabeledText['kind'];
}

/** Productions of one topic with the same expected outcome. */
export interface ProductionSet {
  topic: Category;
  expect: Outcome;
  productions: readonly Production[];
}

export const SLOT = /(?<!\{)\{(\w+)\}(?!\})/g;

/** Generates the texts of a set in a stable order. */
export function expandSet({ topic, expect, productions }: ProductionSet): LabeledText[] {
  return productions.flatMap((production) => {
    const { name, surfaces, registers = ['neat'], kind } = production;
    return expandFrames(production).map((sentence, index): LabeledText => {
      const register = registers[index % registers.length] as Register;
      const turns = REGISTERS[register](sentence).split(' >> ');
      return {
        source: `${topic}/${name}`,
        surface: surfaces[index % surfaces.length] as Surface,
        expect,
        topic,
        category: expect === 'allow' ? null : topic,
        kind: kind ?? (expect === 'allow' ? 'clean' : 'plain'),
        texts: (turns.at(-1) as string).split(' ¦ '),
        previous: turns.slice(0, -1),
      };
    });
  });
}

/** Fills frames and slots in turn, so that each frame and each word is used about equally often. */
function expandFrames({ name, frames, words = {}, take = frames.length }: Production): string[] {
  const used = new Map<string, number>();
  const next = (slot: string): string => {
    const list = words[slot];
    if (!list || list.length === 0) throw new Error(`${name}: no words for {${slot}}.`);
    const count = used.get(slot) ?? 0;
    used.set(slot, count + 1);
    // Each round of a list starts one further, so that frames and words pair up differently.
    return list[(count + Math.floor(count / list.length)) % list.length] as string;
  };
  const made = new Set<string>();
  for (let tries = 0; made.size < take && tries < take * 20; tries += 1) {
    const frame = frames[tries % frames.length] as string;
    const filled = new Map<string, string>();
    const sentence = frame.replace(SLOT, (_, slot: string) => {
      if (!filled.has(slot)) filled.set(slot, next(slot));
      return filled.get(slot) as string;
    });
    made.add(capitalize(withArticles(sentence), frame));
  }
  return [...made];
}

const withArticles = (sentence: string): string =>
  sentence.replace(/\b(a)\(n\) (\S+)/gi, (_, a: string, word: string) =>
    /^(?:[aeio]|8|11\b|18\b|un(?!i))/i.test(word) && !/^(?:eu|one\b|one-)/i.test(word)
      ? `${a}n ${word}`
      : `${a} ${word}`,
  );

/** Capitalizes a frame that starts with a slot. */
const capitalize = (sentence: string, frame: string): string =>
  frame.startsWith('{') && !frame.startsWith('{{')
    ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
    : sentence;
