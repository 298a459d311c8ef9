import { promptOf } from '#features/characters/options/index.ts';
import { checkText as applyRules, crisisMessage } from '#features/moderation/rules/index.ts';
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

const SURFACE = 'image_prompt';

/**
 * Checks a prompt alone, and together with what the picture will show of the character, since a
 * violation may be spread over both: as it was written, and as it is sent, since marks that an
 * engine never sees may part words or take them back; by the rules, then by a model that reads texts.
 * @throws AppError content_blocked; check_unavailable while such a model does not answer
 */
export async function checkPrompt(
  ctx: Context,
  /** Whose words they are; null for those of an engine. */
  userId: string | null,
  prompt: string,
  character: ShownCharacter | undefined,
): Promise<void> {
  await checkWithRules(ctx, userId, prompt, character);
  const isOwn = !character || character.owner_id === userId;
  const fields = character ? textsOf(character) : [];
  const verdict = await checkByModel(ctx, {
    surface: SURFACE,
    texts: [prompt, ...fields],
    userId: isOwn ? userId : null,
  });
  // Only for the own words a strike follows.
  if (verdict.outcome !== 'allow' && !isOwn)
    await checkByModel(ctx, { surface: SURFACE, texts: [prompt], userId });
  requireAllowed(verdict, { isWhole: true });
}

async function checkWithRules(
  ctx: Context,
  userId: string | null,
  prompt: string,
  character: ShownCharacter | undefined,
): Promise<void> {
  const readings = [...new Set([prompt, plainWords(prompt)])];
  for (const words of readings)
    await checkTexts(ctx, [words], character?.age, userId, { isWhole: true });
  if (!character) return;
  const fields = textsOf(character);
  // Words of another's character are not this user's fault; the picture is refused all the same.
  const alone = applyRules({
    surface: SURFACE,
    texts: fields,
    context: { character_age: character.age },
  });
  const isOthersFault = alone.outcome === 'block' && character.owner_id !== userId;
  for (const words of readings)
    await checkTexts(ctx, [words, ...fields], character.age, isOthersFault ? null : userId);
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

/** `isWhole`: the texts are all that is drawn, and what only a person could judge is refused too. */
async function checkTexts(
  ctx: Context,
  texts: string[],
  characterAge: number | undefined,
  userId: string | null,
  { isWhole = false } = {},
): Promise<void> {
  const verdict = await checkByRules(ctx, {
    surface: SURFACE,
    texts,
    userId,
    literal: isWhole,
    ...(characterAge === undefined ? {} : { characterAge }),
  });
  requireAllowed(verdict, { isWhole });
}

function requireAllowed({ outcome, categories }: Verdict, { isWhole }: { isWhole: boolean }): void {
  if (outcome === 'crisis') throw new AppError('content_blocked', { detail: crisisMessage() });
  if (outcome === 'block' || (isWhole && outcome === 'queue')) refuse(categories);
}
