import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Surface, Verdict } from '../rules/index.ts';
import { isBlameless, isHarmless, judgeScores } from '../rules/model-scores.ts';

/** Where the embedded rules alone go on while no model answers; everything else waits for its answer. */
const GOES_ON_ALONE: ReadonlySet<Surface> = new Set(['chat_input', 'reply']);

export interface ModelVerdict extends Verdict {
  /** The model did not answer, and the embedded rules go on alone. */
  isUnanswered?: boolean;
  /** The embedded classifier is sure that nothing is wrong. */
  isHarmless: boolean;
  /** It finds nothing wrong that anybody could be blamed for. */
  isBlameless: boolean;
}

/**
 * Has the model engine, where one is configured, read all texts of one act; what the embedded rules
 * refuse is not worth its time.
 * @throws AppError check_unavailable while it does not answer, but for what is said in chats
 */
export async function askModel(
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<ModelVerdict> {
  const nothing = { ...judgeScores(surface, {}), isHarmless: false, isBlameless: false };
  // Forms for support are only looked through for advertising.
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
    ctx.log.warn({ err: error, surface }, 'the moderation engine did not answer');
    if (GOES_ON_ALONE.has(surface)) return { ...nothing, isUnanswered: true };
    throw new AppError('check_unavailable', { cause: error });
  }
}

/** Whether the embedded classifier finds nothing in words that a clear rule refuses; false where it does not answer. */
export async function spareBlame(
  ctx: Context,
  surface: Surface,
  texts: readonly string[],
): Promise<boolean> {
  if (ctx.moderation.kind !== 'classifier') return false;
  const verdict = await askModel(ctx, surface, texts).catch(() => undefined);
  return verdict?.isBlameless ?? false;
}
