import { setImmediate as othersTurn } from 'node:timers/promises';
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

/** Characters that are checked at a stretch (some tenths of a second), and that two parts share. */
const PART = 16_384;
const SHARED = 400;

const TOO_MANY =
  'These texts choose in more ways than can be checked. Use fewer {{random}}, {{pick}} and {{roll}} macros near one another, or shorter lists.';

interface LongCheck {
  surface: 'character' | 'card' | 'clone';
  texts: readonly string[];
  /** In years, when it is known. */
  characterAge?: number | undefined;
  /** What the character's texts put in the places of `{{char}}` and `{{scenario}}`. */
  macros: NonNullable<CheckContext['macros']>;
  /** What the caller wrote themselves just now; all texts when left out. */
  own?: readonly string[] | undefined;
}
type Verdict = ReturnType<typeof applyRules>;

/** How many parts these texts are checked in: 1 for all but long lorebooks. */
export const countParts = (texts: readonly string[]): number => [...partsOf(texts)].length;

/**
 * Checks texts that may be as long as a book by the embedded rules, letting others be served in
 * between; nothing is recorded. Texts that stand close together are read together.
 * The worst verdict, with the part it was found in.
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
    await othersTurn();
  }
  return worst ?? { verdict: { outcome: 'allow', categories: [], rule: null }, part: [] };
}

/**
 * The same, with what was found recorded, and a strike where the caller's own words clearly call for it.
 * What the rules do not refuse is read by a model engine too, where one is configured.
 * @throws AppError check_unavailable while that does not answer; content_blocked for too many macros
 */
export async function checkInParts(
  ctx: Context,
  userId: string | null,
  check: LongCheck,
): Promise<RecordedVerdict> {
  if (hasTooManyMacros(check.texts, check.macros))
    throw new AppError('content_blocked', { detail: TOO_MANY });
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

/** A character is no place for a crisis: its text is refused, and help is on the Safety page. */
export const isRefusal = ({ outcome }: Pick<Verdict, 'outcome'>): boolean =>
  outcome === 'block' || outcome === 'crisis';

function* partsOf(texts: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let size = 0;
  for (const piece of texts.flatMap(pieces)) {
    if (size + piece.length > PART && part.length > 0) {
      yield part;
      const end = part.join(' ').slice(-SHARED);
      part = [end];
      size = end.length;
    }
    part.push(piece);
    size += piece.length;
  }
  if (part.length > 0) yield part;
}

function pieces(text: string): string[] {
  if (text.length <= PART) return [text];
  const step = PART - SHARED;
  const count = Math.ceil((text.length - SHARED) / step);
  return Array.from({ length: count }, (_, index) => text.slice(index * step, index * step + PART));
}
