import type { Surface } from '../categories.ts';
import { normalizeText, type TextViews } from '../normalize-text.ts';
import type { Frame } from './compile-frame.ts';
import type { CompiledRule } from './harm-rule.ts';
import type { Lexicon } from './lexicon.ts';
import { findFrame, canMatch } from './match-frame.ts';
import type { WordRepairer } from './repair-words.ts';
import { addTag, tagWords, type TaggedWords } from './tag-words.ts';
import type { HarmReading, HarmScene, Reader } from './harm-rule.ts';

export function createReader(
  lexicon: Lexicon,
  repairer: WordRepairer,
  phrases: readonly { id: number; frames: readonly Frame[] }[],
  rules: readonly CompiledRule[],
): Reader {
  const findCandidates = indexFrames(rules);
  const readWords = (text: string): HarmReading => {
    const tagged = tagWords(repairer.repair(text), lexicon);
    for (const { id, frames } of phrases)
      for (const frame of frames)
        for (const { start, end } of findFrame(frame, tagged)) addTag(tagged, id, start, end);
    return { ...tagged, candidates: findCandidates(tagged) };
  };
  const read = (surface: Surface, views: TextViews): HarmScene => {
    const texts = views.readings.map(({ text }) => text);
    const unmasked = repairer.unmask(views.folded);
    if (unmasked !== null) texts.push(normalizeText(unmasked).plain);
    return { surface, views, readings: texts.map(readWords) };
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
  return (text: TaggedWords): HarmReading['candidates'] => {
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
