import { checkOwnTexts } from '#features/characters/server/index.ts';
import { checkText, refusalMessage } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ChatSettings } from '../../contract-settings.ts';

type Texts = Pick<ChatSettings, 'title' | 'note' | 'reply_style'>;

/** Checks the texts of a chat's settings together. @throws AppError content_blocked */
export async function checkSettings(
  ctx: UserContext,
  { title, note, reply_style }: Texts,
): Promise<void> {
  // A style has no grammatical subject, like a prompt for a picture.
  const style = checkText({ surface: 'image_prompt', texts: [reply_style] });
  if (style.categories.includes('minors'))
    throw new AppError('content_blocked', { detail: refusalMessage('minors') });
  await checkOwnTexts(ctx, [title ?? '', note, reply_style]);
}
