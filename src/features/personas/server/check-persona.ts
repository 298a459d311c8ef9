import { checkOwnTexts } from '#features/characters/server/index.ts';
import { checkText, fitsAsName } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { PersonaRow } from './queries.ts';

/** A text as short as this could complete a sentence of a card, as a name could. */
const SHORT = 40;

type Texts = Pick<PersonaRow, 'name' | 'pronouns' | 'description'>;

/**
 * Checks a persona's texts together, its name in the places where a card may insert it, and its
 * description as that of a person.
 * @throws AppError content_blocked
 */
export async function checkPersona(ctx: UserContext, persona: Texts): Promise<void> {
  const { name, pronouns, description } = persona;
  if (!isAdult(persona))
    throw new AppError('content_blocked', {
      detail:
        'Every persona is an adult, and this could be read as giving an age or describing a minor. Please change it.',
    });
  await checkOwnTexts(ctx, [`Name: ${name}`, pronouns, description]);
}

function isAdult({ name, pronouns, description }: Texts): boolean {
  const short = [name, pronouns, ...(description.length <= SHORT ? [description] : [])];
  // "A high school student" has no subject until it describes somebody.
  const said = checkText({ surface: 'character', texts: [`She is ${description}`] });
  return (
    short.filter((text) => text !== '').every(fitsAsName) && !said.categories.includes('minors')
  );
}
