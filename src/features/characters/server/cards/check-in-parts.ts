import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  checkText as applyRules,
  hasTooManyMacros,
  type CheckContext,
} from '#features/moderation/rules/index.ts';
import {
  checkByModel,
  checkByRules,
  type Verdict as RecordedVerdict,
} from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';

/** The characters checked in one run (some tenths of a second), and the overlap of two parts. */
const PART_LENGTH = 16_384;
const OVERLAP = 400;

const TOO_MANY_MACROS =
  'These texts choose in more ways than can be checked. Use fewer {{random}}, {{pick}} and {{roll}} macros near one another, or shorter lists.';

interface LongCheck {
  surface: 'character' | 'card' | 'clone';
  texts: readonly string[];
  /** In years, if known. */
  characterAge?: number | undefined;
  /** The values of `{{char}}` and `{{scenario}}` in the character's texts. */
  macros: NonNullable<CheckContext['macros']>;
  /** The texts that the caller just wrote; all texts by default. */
  own?: readonly string[] | undefined;
}
type Verdict = ReturnType<typeof applyRules>;

/** The number of parts that these texts are checked in: 1 except for long lorebooks. */
export const countParts = (texts: readonly string[]): number => [...partsOf(texts)].length;

/**
 * Checks very long texts by the embedded rules, yielding between parts so that other requests run;
 * records nothing. Short texts are checked together. Returns the worst verdict and its part.
 */
export async function judgeInParts({
  surface,
  texts,
  characterAge,
  macros,
}: LongCheck): Promise<{ verdict: Verdict; part: string[] }> {
  const context = { macros, ...(characterAge !== undefined && { character_age: characterAge }) };
  let worst: { verdict: Verdict; part: string[] } | undefined;
  for (const part of partsOf(texts)) {
    const verdict = applyRules({ surface, texts: part, context });
    if (isRefusal(verdict)) return { verdict, part };
    if (!worst || worst.verdict.outcome === 'allow') worst = { verdict, part };
    await yieldToOthers();
  }
  return worst ?? { verdict: { outcome: 'allow', categories: [], rule: null }, part: [] };
}

/**
 * Like `judgeInParts`, but records the result and issues a strike if the caller's own text is a
 * clear violation. Texts that the rules allow are also read by a model, if configured.
 * @throws AppError check_unavailable while the model does not respond; content_blocked for too many
 * macros
 */
export async function checkInParts(
  ctx: Context,
  userId: string | null,
  check: LongCheck,
): Promise<RecordedVerdict> {
  if (hasTooManyMacros(check.texts, check.macros))
    throw new AppError('content_blocked', { detail: TOO_MANY_MACROS });
  const found = await judgeInParts(check);
  const { surface, texts, characterAge, own, macros } = check;
  const verdict =
    found.verdict.outcome === 'allow'
      ? found.verdict
      : await checkByRules(ctx, {
          surface,
          texts: found.part,
          userId,
          macros,
          ...(own && { own }),
          ...(characterAge === undefined ? {} : { characterAge }),
        });
  if (isRefusal(verdict)) return verdict;
  for (const each of partsOf(texts)) {
    const judged = await checkByModel(ctx, { surface, texts: each, userId });
    if (isRefusal(judged)) return judged;
  }
  return verdict;
}

/** Crisis text in a character is refused too; the Safety page offers help. */
export const isRefusal = ({ outcome }: Pick<Verdict, 'outcome'>): boolean =>
  outcome === 'block' || outcome === 'crisis';

function* partsOf(texts: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let size = 0;
  for (const piece of texts.flatMap(splitText)) {
    if (size + piece.length > PART_LENGTH && part.length > 0) {
      yield part;
      const end = part.join(' ').slice(-OVERLAP);
      part = [end];
      size = end.length;
    }
    part.push(piece);
    size += piece.length;
  }
  if (part.length > 0) yield part;
}

function splitText(text: string): string[] {
  if (text.length <= PART_LENGTH) return [text];
  const step = PART_LENGTH - OVERLAP;
  const count = Math.ceil((text.length - OVERLAP) / step);
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * step, index * step + PART_LENGTH),
  );
}
