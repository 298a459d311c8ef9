import { promptOf } from '#features/characters/options/index.ts';
import { checkText as applyRules, crisisMessage } from '#features/moderation/rules/index.ts';
import { checkText, refuse } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ShownCharacter } from './insert-job.ts';

const SURFACE = 'image_prompt';

/**
 * Checks a prompt alone, and together with what the picture will show of the character, since a
 * violation may be spread over both. @throws AppError content_blocked
 */
export async function checkPrompt(
  ctx: Context,
  /** Whose words they are; null for those of an engine. */
  userId: string | null,
  prompt: string,
  character: ShownCharacter | undefined,
): Promise<void> {
  await checkTexts(ctx, [prompt], character?.age, userId);
  if (!character) return;
  const fields = textsOf(character);
  // Words of another's character are not this user's fault; the picture is refused all the same.
  const alone = applyRules({
    surface: SURFACE,
    texts: fields,
    context: { character_age: character.age },
  });
  const isOthersFault = alone.outcome === 'block' && character.owner_id !== userId;
  await checkTexts(ctx, [prompt, ...fields], character.age, isOthersFault ? null : userId);
}

/** What is shown of a character, in words. */
function textsOf(character: ShownCharacter): string[] {
  const { sex, name, description } = character;
  const words = (['clothing', 'body_type', 'hair_style'] as const)
    .map((field) => promptOf(sex, field, character[field]))
    .filter(Boolean)
    .join(', ');
  return [name, description, words].filter((text) => text !== '');
}

async function checkTexts(
  ctx: Context,
  texts: string[],
  characterAge: number | undefined,
  userId: string | null,
): Promise<void> {
  const verdict = await checkText(ctx, {
    surface: SURFACE,
    texts,
    userId,
    ...(characterAge === undefined ? {} : { characterAge }),
  });
  if (verdict.outcome === 'crisis')
    throw new AppError('content_blocked', { detail: crisisMessage() });
  if (verdict.outcome === 'block') refuse(verdict.categories);
}
