import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { StrikeNotice } from '#shared/contract.ts';
import {
  checkText as applyRules,
  refusalMessage,
  type Category,
  type CheckContext,
  type Surface,
} from '../rules/index.ts';
import { canBeCleared, isHarmless } from '../rules/model-scores.ts';
import { askModel, judgeReading, readByModel, type ModelReading } from './ask-model.ts';
import { recordOutcome } from './record-outcome.ts';

interface TextCheck {
  surface: Surface;
  /** Checked together: a violation may span several fields. */
  texts: string[];
  userId: string | null;
  /**
   * The texts that the user wrote just now; all texts by default, none when they are imported, another
   * user's, or were checked before. Only these can lead to a strike.
   */
  own?: readonly string[];
  /** For a chat: the previous turns, by which rules and model read an age or an answer. */
  previous?: string[];
  /** For a character's texts: its age field, in years. */
  characterAge?: number;
  /** For a character's texts: the values of macros. */
  macros?: CheckContext['macros'];
  /** For image prompts: negation does not excuse anything. */
  literal?: boolean;
  /** The model's result for the texts, if it was already requested: see `readAhead`. */
  ahead?: Promise<ModelReading> | undefined;
}

export interface Verdict {
  outcome: 'allow' | 'block' | 'crisis' | 'queue';
  categories: Category[];
  /** Name of the rule or the model's label; null when allowed. */
  rule: string | null;
  /** The notice, if a strike was issued. */
  strike?: StrikeNotice | null;
}

type RuleVerdict = ReturnType<typeof applyRules>;

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };

/** Checks texts with the embedded rules without recording the outcome. */
export function judgeText({
  surface,
  texts,
  previous,
  characterAge,
  literal,
  macros,
}: Omit<TextCheck, 'userId' | 'own'>) {
  return applyRules({
    surface,
    texts,
    context: {
      ...(previous ? { previous } : {}),
      ...(characterAge === undefined ? {} : { character_age: characterAge }),
      ...(literal ? { literal } : {}),
      ...(macros ? { macros } : {}),
    },
  });
}

/**
 * Checks texts with the embedded rules, then with the model engine if one is configured, and records
 * every outcome but `allow`. The embedded classifier may clear a text that matched a broad rule.
 * @throws AppError check_unavailable when the engine does not respond, except in chats
 */
export async function checkText(ctx: Context, check: TextCheck): Promise<Verdict> {
  const byRules = judgeText(check);
  if (byRules.outcome === 'block' || byRules.outcome === 'crisis')
    return (await isClearedByModel(ctx, check, byRules)) ? ALLOWED : record(ctx, check, byRules);
  const isPlain = check.surface === 'chat_input' && !ctx.moderation.mayHarm(check.texts.join('\n'));
  const byModel = isPlain ? ALLOWED : await checkByModel(ctx, check);
  return byModel.outcome === 'allow' ? record(ctx, check, byRules) : byModel;
}

async function isClearedByModel(
  ctx: Context,
  { surface, texts, ahead }: Pick<TextCheck, 'surface' | 'texts' | 'ahead'>,
  byRules: RuleVerdict,
): Promise<boolean> {
  if (ctx.moderation.kind !== 'classifier' || !canBeCleared(byRules, texts)) return false;
  return isHarmless((await (ahead ?? readByModel(ctx, surface, texts))).scores);
}

/** Judges texts as `checkText` does, and records nothing. */
export async function judgeWhole(
  ctx: Context,
  check: Omit<TextCheck, 'userId' | 'own'>,
): Promise<Verdict> {
  const byRules = judgeText(check);
  if (byRules.outcome === 'block' || byRules.outcome === 'crisis')
    return (await isClearedByModel(ctx, check, byRules)) ? ALLOWED : byRules;
  const { surface, texts, previous } = check;
  if (surface === 'chat_input' && !ctx.moderation.mayHarm(texts.join('\n'))) return byRules;
  const byModel = judgeReading(surface, texts, await readByModel(ctx, surface, texts), previous);
  return byModel.outcome === 'allow' ? byRules : byModel;
}

/**
 * Has the embedded classifier read a chat message while other things are awaited, for the `ahead` of
 * its check. Undefined if the check needs no model.
 */
export const readAhead = (ctx: Context, text: string): Promise<ModelReading> | undefined =>
  ctx.moderation.kind === 'classifier' && ctx.moderation.mayHarm(text)
    ? readByModel(ctx, 'chat_input', [text])
    : undefined;

/** Checks texts that passed the rules with the model engine only. Its verdicts never lead to a strike. */
export async function checkByModel(
  ctx: Context,
  check: Pick<TextCheck, 'surface' | 'texts' | 'userId' | 'previous' | 'ahead'>,
): Promise<Verdict> {
  const { surface, texts, userId, previous, ahead } = check;
  const reading = await (ahead ?? readByModel(ctx, surface, texts));
  const { outcome, categories, rule } = judgeReading(surface, texts, reading, previous);
  if (outcome !== 'allow')
    await recordOutcome(ctx, {
      surface,
      outcome,
      categories,
      rule,
      engine: ctx.moderation.name,
      texts,
      userId,
    });
  return { outcome, categories, rule };
}

/** Checks and records with the embedded rules only. */
export const checkByRules = (ctx: Context, check: TextCheck): Promise<Verdict> =>
  record(ctx, check, judgeText(check));

async function record(
  ctx: Context,
  { surface, texts, userId, own = texts }: TextCheck,
  { outcome, categories, rule }: RuleVerdict,
): Promise<Verdict> {
  if (outcome === 'allow') return ALLOWED;
  const found = { surface, outcome, categories, rule, texts, userId, own };
  return { outcome, categories, rule, strike: await recordOutcome(ctx, found) };
}

/**
 * Compiles the rules and loads the embedded classifier in advance, since this delays the first check by
 * some tenths of a second.
 */
export async function warmUpChecks(ctx: Context): Promise<void> {
  const text = 'Good evening, how was your day?';
  for (const surface of ['chat_input', 'reply'] as const) applyRules({ surface, texts: [text] });
  if (ctx.moderation.kind === 'classifier') await askModel(ctx, 'chat_input', [text]);
}

/** @throws AppError content_blocked with a message that does not quote the text, and the strike if any */
export function refuse({ categories, strike }: Pick<Verdict, 'categories' | 'strike'>): never {
  throw new AppError('content_blocked', {
    detail: refusalMessage(categories[0] ?? 'illegal'),
    ...(strike && { extra: { strike } }),
  });
}
