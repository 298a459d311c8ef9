import { checkOwnTexts } from '#features/characters/server/index.ts';
import { fitsAsName } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { PersonaRow } from './queries.ts';

/** A text as short as this could complete a sentence of a card, as a name could. */
const SHORT = 40;

/**
 * Checks a persona's texts together, and its name where a card may put it.
 * @throws AppError content_blocked
 */
export async function checkPersona(
  ctx: UserContext,
  { name, pronouns, description }: Pick<PersonaRow, 'name' | 'pronouns' | 'description'>,
): Promise<void> {
  const short = [name, pronouns, ...(description.length <= SHORT ? [description] : [])];
  if (!short.filter((text) => text !== '').every(fitsAsName))
    throw new AppError('content_blocked', {
      detail:
        'Every persona is an adult, and this could be read as an age or a minor. Please change it.',
    });
  await checkOwnTexts(ctx, [`Name: ${name}`, pronouns, description]);
}
