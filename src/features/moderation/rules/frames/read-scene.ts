import { LRUCache } from 'lru-cache';
import type { Surface } from '../categories.ts';
import { normalizeText, type TextViews } from '../normalize-text.ts';
import type { Frame } from './compile-frame.ts';
import type { CompiledRule } from './harm-rule.ts';
import type { Lexicon } from './lexicon.ts';
import { breaks } from './judge-rule.ts';
import { findFrame, canMatch } from './match-frame.ts';
import type { WordRepairer } from './repair-words.ts';
import { addTag, SENTENCE_END, tagWords, type TaggedWords } from './tag-words.ts';
import type { HarmReading, HarmScene, Reader } from './harm-rule.ts';

/** Sentences that are remembered: a stream is judged clause by clause, with the sentences before. */
const MAX_SENTENCES = 2_000;
/** Longer sentences are not cached, in characters. */
const MAX_LENGTH = 400;

/** `others` are the frames that are matched in addition to those of phrases and rules. */
export function createReader(
  lexicon: Lexicon,
  repairer: WordRepairer,
  phrases: readonly { id: number; frames: readonly Frame[] }[],
  rules: readonly CompiledRule[],
  others: readonly Frame[],
): Reader {
  const findCandidates = indexFrames(rules);
  const phrasesWith = indexPhrases(phrases);
  const readWords = (text: string): HarmReading => {
    const tagged = tagWords(repairer.repair(text), lexicon);
    const isPossible = new Uint8Array(phrases.length);
    const note = (id: number): void => phrasesWith.get(id)?.forEach((at) => (isPossible[at] = 1));
    for (const id of tagged.places.keys()) note(id);
    for (let at = isPossible.indexOf(1); at !== -1; at = isPossible.indexOf(1, at + 1)) {
      const { id, frames } = phrases[at]!;
      for (const frame of frames)
        for (const { start, end } of findFrame(frame, tagged)) addTag(tagged, id, start, end);
      // A later phrase may be made of this one.
      if (tagged.present[id] === 1) note(id);
    }
    const broken = new Set<CompiledRule>();
    for (const [rule, frames] of findCandidates(tagged))
      if (breaks(rule, frames, tagged)) broken.add(rule);
    return { ...tagged, broken };
  };
  const sentences = new LRUCache<string, HarmReading>({ max: MAX_SENTENCES });
  const readSentence = (text: string): HarmReading => {
    const known = sentences.get(text);
    if (known) return known;
    const reading = readWords(text);
    if (text.length <= MAX_LENGTH) sentences.set(text, reading);
    return reading;
  };
  const crossing = [...phrases, ...rules.map(listFrames), { frames: others }]
    .flatMap(({ frames }) => frames)
    .filter(({ steps }) => steps.some((step) => step.kind === 'gap' && step.crosses));
  /** Returns whether a frame for two sentences may match: all of its classes occur. */
  const mayCross = (readings: readonly HarmReading[]): boolean => {
    const present = new Uint8Array(lexicon.ids.size);
    for (const { places } of readings) for (const id of places.keys()) present[id] = 1;
    return crossing.some((frame) => canMatch(frame, { present }));
  };
  const readViews = (views: TextViews): readonly HarmReading[] => {
    const texts = views.readings.map(({ text }) => text);
    const unmasked = repairer.unmask(views.folded);
    if (unmasked !== null) texts.push(normalizeText(unmasked).plain);
    const parts = new Set(texts.flatMap((text) => text.split(SENTENCE_END)));
    const readings = [...parts].map(readSentence);
    const isWhole = texts.every((text) => parts.has(text));
    return isWhole || !mayCross(readings) ? readings : texts.map(readWords);
  };
  // A clause of a reply is judged for several surfaces.
  const known = new WeakMap<TextViews, readonly HarmReading[]>();
  const read = (surface: Surface, views: TextViews): HarmScene => {
    const readings = known.get(views) ?? readViews(views);
    known.set(views, readings);
    return { surface, views, readings };
  };
  return {
    read,
    readSpoken: ({ surface, views }) => {
      const spoken = views.folded
        .replace(/\*[^*\n]{1,400}\*/g, ' . ')
        .replace(/["“][^"“”\n]{1,400}["”]/g, ' . ');
      return spoken === views.folded ? null : read(surface, normalizeText(spoken));
    },
  };
}

const listFrames = ({ frames, except, unlessNear }: CompiledRule): { frames: Frame[] } => ({
  frames: [...frames, ...except, ...unlessNear],
});

/** Indexes phrases by the rarest required classes of their frames. */
function indexPhrases(phrases: readonly { frames: readonly Frame[] }[]): Map<number, number[]> {
  const byClass = new Map<number, number[]>();
  for (const [at, { frames }] of phrases.entries())
    for (const id of new Set(frames.flatMap(({ required }) => required[0] ?? []))) {
      const known = byClass.get(id);
      if (known) known.push(at);
      else byClass.set(id, [at]);
    }
  return byClass;
}

/** Indexes frames by their rarest required class, to find the candidates for a text. */
function indexFrames(rules: readonly CompiledRule[]) {
  const byClass = new Map<number, { rule: CompiledRule; frame: Frame }[]>();
  for (const rule of rules)
    for (const frame of rule.frames)
      for (const id of frame.required[0] ?? []) {
        const known = byClass.get(id);
        if (known) known.push({ rule, frame });
        else byClass.set(id, [{ rule, frame }]);
      }
  return (text: TaggedWords): ReadonlyMap<CompiledRule, readonly Frame[]> => {
    const candidates = new Map<CompiledRule, Frame[]>();
    for (const id of text.places.keys()) {
      for (const { rule, frame } of byClass.get(id) ?? []) {
        if (!canMatch(frame, text)) continue;
        const known = candidates.get(rule);
        if (!known) candidates.set(rule, [frame]);
        else if (!known.includes(frame)) known.push(frame);
      }
    }
    return candidates;
  };
}
