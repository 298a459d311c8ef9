import type { Category, Surface } from '../categories.ts';
import type { Frame } from './compile-frame.ts';
import type { HarmRule } from './harm-rule.ts';
import { markCoveredWords, findFrame, type Span } from './match-frame.ts';
import type { HarmScene, Reader } from './harm-rule.ts';
import { SENTENCE_END, type TaggedWords } from './tag-words.ts';
import type { CompiledRule } from './harm-rule.ts';

/** How many words away context still counts. */
const NEAR = 14;

export function compileRule(
  rule: HarmRule & { category: Category },
  compileBlock: (block?: string) => Frame[],
): CompiledRule {
  const { category, name, outcome = 'block', surfaces, spokenOnly = false } = rule;
  return {
    category,
    name,
    outcome,
    surfaces,
    spokenOnly,
    frames: compileBlock(rule.frames),
    except: compileBlock(rule.except),
    unlessNear: compileBlock(rule.unlessNear),
  };
}

export function isBroken(rule: CompiledRule, scene: HarmScene, reader: Reader): boolean {
  if (!readsSurface(rule, scene.surface) || !isBrokenIn(rule, scene)) return false;
  const spoken = rule.spokenOnly ? reader.readSpoken(scene) : null;
  return spoken === null || isBrokenIn(rule, spoken);
}

export const readsSurface = ({ surfaces }: CompiledRule, surface: Surface): boolean =>
  surfaces ? surfaces.includes(surface) : surface !== 'contact';

const isBrokenIn = (rule: CompiledRule, { readings }: HarmScene): boolean =>
  readings.some(({ broken }) => broken.has(rule));

/** Returns whether one of the frames matches, and no exception excuses it. */
export function breaks(rule: CompiledRule, frames: readonly Frame[], text: TaggedWords): boolean {
  const spans = frames.flatMap((frame) => findFrame(frame, text));
  if (spans.length === 0) return false;
  const excused = markCoveredWords(rule.except, text);
  const left = excused ? spans.filter((span) => !touches(excused, span)) : spans;
  if (left.length === 0) return false;
  const setting = markCoveredWords(rule.unlessNear, text);
  return !setting || left.some((span) => !touches(setting, widen(span, text)));
}

function touches(covered: Uint8Array, { start, end }: Span): boolean {
  for (let i = start; i < end; i += 1) if (covered[i] === 1) return true;
  return false;
}

/** Extends a match to the nearby words of its sentence. */
function widen({ start, end }: Span, { words }: TaggedWords): Span {
  let from = start;
  let to = end;
  while (from > 0 && start - from < NEAR && words[from - 1] !== SENTENCE_END) from -= 1;
  while (to < words.length && to - end < NEAR && words[to] !== SENTENCE_END) to += 1;
  return { start: from, end: to };
}

/** Lists every match of a rule with the frames that excuse it. */
export function explainRule(rule: CompiledRule, { surface, readings }: HarmScene): string[] {
  if (!readsSurface(rule, surface)) return [];
  return readings.flatMap((text) => {
    const say = (frame: Frame, { start, end }: Span): string =>
      `${frame.source} ‹${text.words.slice(start, end).join(' ')}›`;
    const touching = (frames: readonly Frame[], span: Span): string[] =>
      frames.flatMap((frame) =>
        findFrame(frame, text)
          .filter(({ start, end }) => start < span.end && span.start < end)
          .map((found) => say(frame, found)),
      );
    return rule.frames.flatMap((frame) =>
      findFrame(frame, text).map((span) => {
        const excuses = [
          ...touching(rule.except, span),
          ...touching(rule.unlessNear, widen(span, text)),
        ];
        const but = excuses.length > 0 ? ` excused by ${excuses.join(', ')}` : '';
        return `${rule.category}.${rule.name}: ${say(frame, span)}${but}`;
      }),
    );
  });
}
