import { checkText } from '#features/moderation/rules/index.ts';
import { recordOutcome, refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { urlWords } from './url-words.ts';

/**
 * Refuses a picture whose address, read together with the name, tells of a minor or of somebody
 * well-known. It goes to the reviewers without a strike: folder names are often another's words.
 * @throws AppError content_blocked
 */
export async function checkAddressWords(
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
