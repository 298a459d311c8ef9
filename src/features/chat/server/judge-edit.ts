import { checkText, refuse, type Verdict } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { findCharacterForPicture } from './picture-queries.ts';
import type { MessageRow } from './message-queries.ts';
import { readTurnsBefore } from './quotes/turns-before.ts';

/**
 * Judges the new text of a message as the user's words. Text put in the character's mouth is judged
 * as a reply as well.
 * @throws AppError content_blocked; conflict for words of a crisis, which an edit would hide
 */
export async function judgeEdit(
  ctx: UserContext,
  message: MessageRow,
  content: string,
): Promise<void> {
  const previous = await readTurnsBefore(ctx, message);
  const userId = ctx.caller.id;
  const texts = [content];
  demandHarmless(await checkText(ctx, { surface: 'chat_input', texts, userId, previous }));
  if (message.sender === 'user') return;
  const character = await findCharacterForPicture(ctx.db, message.chat_id);
  demandHarmless(
    await checkText(ctx, {
      surface: 'reply',
      texts,
      userId,
      own: [],
      previous: previous.slice(-2),
      ...(character && { characterAge: character.age }),
    }),
  );
}

function demandHarmless(verdict: Verdict): void {
  if (verdict.outcome === 'block') refuse(verdict);
  // A send answers words of a crisis with help; an edit would hide them.
  if (verdict.outcome === 'crisis')
    throw new AppError('conflict', {
      detail: 'Please send this as a new message so it can be answered.',
    });
}
