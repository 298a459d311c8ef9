import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Surface, Verdict } from '../rules/index.ts';
import { isBlameless, isHarmless, judgeScores } from '../rules/model-scores.ts';

/** Surfaces that fall back to the embedded rules when the model does not respond. */
const RULES_ONLY_FALLBACK: ReadonlySet<Surface> = new Set(['chat_input', 'reply']);

export interface ModelVerdict extends Verdict {
  /** The model did not respond; only the embedded rules apply. */
  isUnanswered?: boolean;
  /** The embedded classifier is confident that the text is harmless. */
  isHarmless: boolean;
  /** The embedded classifier finds nothing that could justify a strike. */
  isBlameless: boolean;
}

/**
 * Judges the texts with the model engine if one is configured. Not called for texts that the embedded
 * rules refuse.
 * @throws AppError check_unavailable when it does not respond, except in chats
 */
export async function askModel(
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<ModelVerdict> {
  const nothing = { ...judgeScores(surface, {}), isHarmless: false, isBlameless: false };
  // Contact forms are only checked for advertising, by the rules.
  if (!ctx.moderation.reads_text || surface === 'contact') return nothing;
  const text = texts.filter((each) => each.trim() !== '').join('\n');
  if (text === '') return nothing;
  try {
    const { scores } = await ctx.moderation.judgeText({ text });
    return {
      ...judgeScores(surface, scores, text),
      isHarmless: isHarmless(scores),
      isBlameless: isBlameless(scores),
    };
  } catch (error) {
    ctx.telemetry.moderation.inc({ surface, outcome: 'unanswered' });
    ctx.log.warn({ err: error, surface }, 'moderation engine did not respond');
    if (RULES_ONLY_FALLBACK.has(surface)) return { ...nothing, isUnanswered: true };
    throw new AppError('check_unavailable', { cause: error });
  }
}

/** Returns whether the embedded classifier contradicts a clear rule. False when it does not respond. */
export async function isClearedByClassifier(
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<boolean> {
  if (ctx.moderation.kind !== 'classifier') return false;
  const verdict = await askModel(ctx, surface, texts).catch(() => undefined);
  return verdict?.isBlameless ?? false;
}
