import { refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { withReadings } from '../cards/card-texts.ts';
import { checkInParts, isRefusal } from './cards/check-in-parts.ts';

/**
 * Checks texts that a user writes for prompts, other than a character's: personas, notes, lorebooks.
 * Macros are expanded as in a character's texts, for any character.
 * @param own the texts that the user just wrote, which are the only ones that lead to a strike; all
 * by default
 * @throws AppError content_blocked, check_unavailable
 */
export async function checkOwnTexts(
  ctx: UserContext,
  texts: readonly string[],
  own?: readonly string[],
): Promise<void> {
  const written = withReadings(texts.filter((text) => text.trim() !== ''));
  if (written.length === 0) return;
  const verdict = await checkInParts(ctx, ctx.caller.id, {
    surface: 'character',
    texts: written,
    macros: {},
    own,
  });
  if (isRefusal(verdict)) refuse(verdict);
}
