import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import {
  checkText as applyRules,
  refusalMessage,
  type Category,
  type Surface,
} from '../rules/index.ts';
import { askModel } from './ask-model.ts';
import { recordOutcome } from './record-outcome.ts';

interface TextCheck {
  surface: Surface;
  /** Read together: a violation may be spread over several fields. */
  texts: string[];
  userId: string | null;
  /** For a chat: the turns just before. */
  previous?: string[];
  /** For a character's texts: its age field, in years. */
  characterAge?: number;
  /** For what an engine draws: "no" and "not" excuse nothing. */
  literal?: boolean;
}

export interface Verdict {
  outcome: 'allow' | 'block' | 'crisis' | 'queue';
  categories: Category[];
}

/** Checks texts and records nothing: for whoever checks them again where something was found. */
export function judgeText({
  surface,
  texts,
  previous,
  characterAge,
  literal,
}: Omit<TextCheck, 'userId'>) {
  return applyRules({
    surface,
    texts,
    context: {
      ...(previous ? { previous } : {}),
      ...(characterAge === undefined ? {} : { character_age: characterAge }),
      ...(literal ? { literal } : {}),
    },
  });
}

/**
 * Checks texts by the embedded rules, then by the model engine where one is configured, and records
 * whatever is not simply allowed.
 * @throws AppError check_unavailable while the engine does not answer, but for what is said in chats
 */
export async function checkText(ctx: Context, check: TextCheck): Promise<Verdict> {
  const byRules = await checkByRules(ctx, check);
  if (byRules.outcome === 'block' || byRules.outcome === 'crisis') return byRules;
  const byModel = await checkByModel(ctx, check);
  return byModel.outcome === 'allow' ? byRules : byModel;
}

/** The same by the model engine alone: for texts that the rules have not refused. */
export async function checkByModel(
  ctx: Context,
  { surface, texts, userId }: Pick<TextCheck, 'surface' | 'texts' | 'userId'>,
): Promise<Verdict> {
  const { outcome, categories, rule, isBlameless } = await askModel(ctx, surface, texts);
  if (outcome !== 'allow')
    await recordOutcome(ctx, {
      surface,
      outcome,
      categories,
      rule,
      engine: ctx.moderation.name,
      texts,
      userId,
      isBlameless,
    });
  return { outcome, categories };
}

/** The same by the embedded rules alone. */
export async function checkByRules(ctx: Context, check: TextCheck): Promise<Verdict> {
  const verdict = judgeText(check);
  if (verdict.outcome !== 'allow')
    await recordOutcome(ctx, {
      surface: check.surface,
      outcome: verdict.outcome,
      categories: verdict.categories,
      rule: verdict.rule,
      texts: check.texts,
      userId: check.userId,
    });
  return verdict;
}

/** Compiles the rules, which costs the first check some tenths of a second, before anybody waits for one. */
export function warmRules(): void {
  for (const surface of ['chat_input', 'reply'] as const)
    applyRules({ surface, texts: ['Good evening, how was your day?'] });
}

/** @throws AppError content_blocked with a plain sentence that does not repeat the text */
export function refuse(categories: Category[]): never {
  throw new AppError('content_blocked', { detail: refusalMessage(categories[0] ?? 'illegal') });
}
