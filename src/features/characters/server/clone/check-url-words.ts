import { checkText } from '#features/moderation/rules/index.ts';
import { recordOutcome, refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { urlWords } from './url-words.ts';

/**
 * Refuses a picture whose URL, read with the name, indicates a minor or a public figure. Goes to
 * review without a strike, because other people choose folder names.
 * @throws AppError content_blocked
 */
export async function checkUrlWords(
  ctx: UserContext,
  address: string,
  name: string | undefined,
): Promise<void> {
  const texts = [urlWords(address), name ?? ''];
  const { outcome, categories, rule } = checkText({ surface: 'clone', texts });
  if (outcome !== 'block' && outcome !== 'crisis') return;
  await recordOutcome(ctx, {
    surface: 'clone',
    outcome: 'queue',
    categories,
    rule,
    texts,
    userId: ctx.caller.id,
  });
  refuse({ categories });
}
