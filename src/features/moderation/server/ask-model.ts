import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Surface, Verdict } from '../rules/index.ts';
import { isBlameless, judgeScores } from '../rules/model-scores.ts';

/** Surfaces that fall back to the embedded rules when the model does not respond. */
const RULES_ONLY_FALLBACK: ReadonlySet<Surface> = new Set(['chat_input', 'reply']);

export interface ModelVerdict extends Verdict {
  /** The model did not respond; only the embedded rules apply. */
  isUnanswered?: boolean;
}

/** A model's result before previous turns are considered. */
export interface ModelReading {
  scores: Readonly<Record<string, number>>;
  /** See `ModelVerdict`. */
  isUnanswered?: boolean;
}

/**
 * Has the model engine read the texts if one is configured. Not called for texts that the embedded rules
 * refuse.
 * @throws AppError check_unavailable when it does not respond, except in chats
 */
export async function readByModel(
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<ModelReading> {
  const text = joinTexts(texts);
  // Contact forms are only checked for advertising, by the rules.
  if (!ctx.moderation.reads_text || surface === 'contact' || text === '') return { scores: {} };
  try {
    const { scores } = await ctx.moderation.judgeText({ text });
    return { scores };
  } catch (error) {
    ctx.telemetry.moderation.inc({ surface, outcome: 'unanswered' });
    ctx.log.warn({ err: error, surface }, 'moderation engine did not respond');
    if (RULES_ONLY_FALLBACK.has(surface)) return { scores: {}, isUnanswered: true };
    throw new AppError('check_unavailable', { cause: error });
  }
}

/** @param previous the turns before a chat message, oldest first, which may explain an age in it */
export function judgeReading(
  surface: Surface,
  texts: readonly string[],
  { scores, isUnanswered }: ModelReading,
  previous: readonly string[] = [],
): ModelVerdict {
  return {
    ...judgeScores(surface, scores, joinTexts(texts), previous),
    ...(isUnanswered && { isUnanswered }),
  };
}

/**
 * Judges the texts with the model engine if one is configured.
 * @throws AppError check_unavailable when it does not respond, except in chats
 */
export const askModel = async (
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<ModelVerdict> => judgeReading(surface, texts, await readByModel(ctx, surface, texts));

const joinTexts = (texts: readonly string[]): string =>
  texts.filter((each) => each.trim() !== '').join('\n');

/** Returns whether the embedded classifier contradicts a clear rule. False when it does not respond. */
export async function isClearedByClassifier(
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<boolean> {
  if (ctx.moderation.kind !== 'classifier') return false;
  const reading = await readByModel(ctx, surface, texts).catch(() => undefined);
  return reading !== undefined && isBlameless(reading.scores);
}
