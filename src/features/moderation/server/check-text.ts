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
import { mayBeCleared } from '../rules/model-scores.ts';
import { askModel } from './ask-model.ts';
import { recordOutcome } from './record-outcome.ts';

interface TextCheck {
  surface: Surface;
  /** Read together: a violation may be spread over several fields. */
  texts: string[];
  userId: string | null;
  /**
   * What of it the person wrote themselves just now; all of it when left out, nothing where it is
   * imported, another's, or was checked before. A strike can only follow from these words.
   */
  own?: readonly string[];
  /** For a chat: the turns just before. */
  previous?: string[];
  /** For a character's texts: its age field, in years. */
  characterAge?: number;
  /** For a character's texts: what stands in the places of macros. */
  macros?: CheckContext['macros'];
  /** For what an engine draws: "no" and "not" excuse nothing. */
  literal?: boolean;
}

export interface Verdict {
  outcome: 'allow' | 'block' | 'crisis' | 'queue';
  categories: Category[];
  /** Name of the rule or the model's label; null when allowed. */
  rule: string | null;
  /** What they are told where a strike followed. */
  strike?: StrikeNotice | null;
}

type RuleVerdict = ReturnType<typeof applyRules>;

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };

/** Checks texts and records nothing: for whoever checks them again where something was found. */
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
 * Checks texts by the embedded rules, then by the model engine where one is configured, and records
 * whatever is not simply allowed. The embedded classifier clears harmless texts of a vague suspicion.
 * @throws AppError check_unavailable while the engine does not answer, but for what is said in chats
 */
export async function checkText(ctx: Context, check: TextCheck): Promise<Verdict> {
  const byRules = judgeText(check);
  if (byRules.outcome === 'block' || byRules.outcome === 'crisis')
    return (await isSeenHarmless(ctx, check, byRules)) ? ALLOWED : record(ctx, check, byRules);
  const byModel = await checkByModel(ctx, check);
  return byModel.outcome === 'allow' ? record(ctx, check, byRules) : byModel;
}

async function isSeenHarmless(
  ctx: Context,
  { surface, texts }: TextCheck,
  byRules: RuleVerdict,
): Promise<boolean> {
  if (ctx.moderation.kind !== 'classifier' || !mayBeCleared(byRules, texts)) return false;
  return (await askModel(ctx, surface, texts)).isHarmless;
}

/** The same by the model engine alone, for texts that the rules have not refused: its guess is no strike. */
export async function checkByModel(
  ctx: Context,
  { surface, texts, userId }: Pick<TextCheck, 'surface' | 'texts' | 'userId'>,
): Promise<Verdict> {
  const { outcome, categories, rule } = await askModel(ctx, surface, texts);
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

/** The same by the embedded rules alone. */
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
 * Compiles the rules and loads the embedded classifier, which cost the first check some tenths of a second,
 * before anybody waits for one.
 */
export function warmChecks(ctx: Context): void {
  const text = 'Good evening, how was your day?';
  for (const surface of ['chat_input', 'reply'] as const) applyRules({ surface, texts: [text] });
  if (ctx.moderation.kind === 'classifier') void askModel(ctx, 'chat_input', [text]);
}

/** @throws AppError content_blocked with a plain sentence that does not repeat the text, and the strike that followed */
export function refuse({ categories, strike }: Pick<Verdict, 'categories' | 'strike'>): never {
  throw new AppError('content_blocked', {
    detail: refusalMessage(categories[0] ?? 'illegal'),
    ...(strike && { extra: { strike } }),
  });
}
