import type { Category, Finding, Surface } from '../categories.ts';
import type { TextViews } from '../normalize-text.ts';
import { compileFrame, listFrames, listLiterals, type Frame } from './compile-frame.ts';
import { compileRule, explainRule, isBroken } from './judge-rule.ts';
import type { CompiledRule } from './harm-rule.ts';
import { buildLexicon, type WordClasses } from './lexicon.ts';
import { findFrame } from './match-frame.ts';
import { createWordRepairer } from './repair-words.ts';
import { createReader } from './read-scene.ts';
import type { HarmReading, HarmScene } from './harm-rule.ts';
import type { HarmRule } from './harm-rule.ts';

/** Word classes whose members are frames. Each may use earlier ones. */
export type Phrases = Readonly<Record<string, string>>;

export interface Vocabulary {
  words: WordClasses;
  phrases?: Phrases;
}

/** The rules of a category and the vocabulary that only they use. */
export interface HarmTable extends Vocabulary {
  category: Category;
  rules: readonly HarmRule[];
}

export interface HarmRules {
  read(surface: Surface, views: TextViews): HarmScene;
  /** Returns the first matching rule of a category. */
  judge(category: Category, scene: HarmScene): Finding | null;
  /** Explains matches and exceptions, for debugging the tables. */
  explain(scene: HarmScene): string[];
  /** Compiles a block into a matcher, for checks that weigh signs. */
  compile(block: string): (scene: HarmScene) => boolean;
}

const namesIn = (block: string): string[] => block.match(/[A-Z][A-Z_0-9]*/g) ?? [];

/** Compiles the tables. `blocks` are the additional frames for `compile`. */
export function createHarmRules(
  shared: readonly Vocabulary[],
  tables: readonly HarmTable[],
  blocks: readonly string[] = [],
): HarmRules {
  const vocabularies = [...shared, ...tables];
  const phrases = vocabularies.flatMap((each) => Object.entries(each.phrases ?? {}));
  const rules = tables.flatMap(({ category, rules: list }) =>
    list.map((rule) => ({ ...rule, category })),
  );
  const sources = [
    ...blocks,
    ...phrases.map(([, block]) => block),
    ...rules.flatMap(({ frames, except, unlessNear }) => [frames, except, unlessNear]),
  ].flatMap((block) => listFrames(block ?? ''));
  const lexicon = buildLexicon(
    vocabularies.map(({ words }) => words),
    phrases.map(([name]) => name),
    sources.flatMap(listLiterals),
  );
  const compileBlock = (block = ''): Frame[] =>
    listFrames(block).map((source) => compileFrame(source, lexicon));
  const compiled: CompiledRule[] = rules.map((rule) => compileRule(rule, compileBlock));
  const reader = createReader(
    lexicon,
    createWordRepairer(lexicon),
    phrases.map(([name, block], index) => {
      const later = phrases.slice(index).find(([other]) => namesIn(block).includes(other));
      if (later) throw new Error(`Phrase ${name} uses ${later[0]}, which comes after it`);
      return { id: lexicon.ids.get(name) as number, frames: compileBlock(block) };
    }),
    compiled,
    blocks.flatMap(compileBlock),
  );
  const byCategory = Map.groupBy(compiled, ({ category }) => category);
  return {
    read: (surface, views) => reader.read(surface, views),
    judge: (category, scene) => {
      const broken = byCategory.get(category)?.find((rule) => isBroken(rule, scene, reader));
      return broken
        ? { category, rule: `${category}.${broken.name}`, outcome: broken.outcome }
        : null;
    },
    explain: (scene) => compiled.flatMap((rule) => explainRule(rule, scene)),
    compile: (block) => {
      const frames = compileBlock(block);
      const known = new WeakMap<HarmReading, boolean>();
      const matches = (text: HarmReading): boolean => {
        const found = known.get(text) ?? frames.some((frame) => findFrame(frame, text).length > 0);
        known.set(text, found);
        return found;
      };
      return ({ readings }) => readings.some(matches);
    },
  };
}
