import { promptOf } from '#features/characters/options/index.ts';
import { crisisMessage } from '#features/moderation/rules/index.ts';
import {
  checkByModel,
  checkByRules,
  refuse,
  type Verdict,
} from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { plainWords } from '../prompt.ts';
import type { ShownCharacter } from './insert-job.ts';

/** The character fields that are checked together with a prompt. */
type Described = Pick<
  ShownCharacter,
  'name' | 'description' | 'age' | 'sex' | 'clothing' | 'body_type' | 'hair_style'
>;

const SURFACE = 'image_prompt';

/**
 * Checks a prompt alone and with the shown character fields, and both as written and as sent, since
 * stripped marks can hide a violation. The rules run first, then a model.
 * @throws AppError content_blocked; check_unavailable if the model does not answer
 */
export async function checkPrompt(
  ctx: Context,
  /** The author of the prompt; null for a generated prompt. */
  userId: string | null,
  prompt: string,
  character: Described | undefined,
): Promise<void> {
  await checkWithRules(ctx, userId, prompt, character);
  const fields = character ? textsOf(character) : [];
  const verdict = await checkByModel(ctx, { surface: SURFACE, texts: [prompt, ...fields], userId });
  requireAllowed(verdict, { isWhole: true });
}

async function checkWithRules(
  ctx: Context,
  userId: string | null,
  prompt: string,
  character: Described | undefined,
): Promise<void> {
  const readings = [...new Set([prompt, plainWords(prompt)])];
  for (const words of readings)
    await checkTexts(ctx, { texts: [words], own: [prompt], userId }, character?.age);
  if (!character) return;
  const fields = textsOf(character);
  // The character's own text caused this violation, so the user gets no strike.
  for (const words of readings)
    await checkTexts(ctx, { texts: [words, ...fields], own: [], userId }, character.age);
}

/** Returns the texts of a character that affect the picture. */
function textsOf(character: Described): string[] {
  const { sex, name, description } = character;
  const words = (['clothing', 'body_type', 'hair_style'] as const)
    .map((field) => promptOf(sex, field, character[field]))
    .filter(Boolean)
    .join(', ');
  return [name, description, words].filter((text) => text !== '');
}

/** A prompt checked alone is fully known, so a `queue` verdict is refused as well. */
async function checkTexts(
  ctx: Context,
  check: { texts: string[]; own: string[]; userId: string | null },
  characterAge: number | undefined,
): Promise<void> {
  const isWhole = check.own.length > 0;
  const verdict = await checkByRules(ctx, {
    ...check,
    surface: SURFACE,
    literal: isWhole,
    ...(characterAge === undefined ? {} : { characterAge }),
  });
  requireAllowed(verdict, { isWhole });
}

function requireAllowed(verdict: Verdict, { isWhole }: { isWhole: boolean }): void {
  const { outcome } = verdict;
  if (outcome === 'crisis') throw new AppError('content_blocked', { detail: crisisMessage() });
  if (outcome === 'block' || (isWhole && outcome === 'queue')) refuse(verdict);
}
