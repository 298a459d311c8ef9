import { isDeepStrictEqual } from 'node:util';
import { judgeWhole, recordOutcome } from '#features/moderation/server/index.ts';
import { refusalMessage } from '#features/moderation/rules/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { selectMessagesFrom, type MessageRow } from './message-queries.ts';
import { selectOwnAnswers } from './quotes/queries.ts';
import { readTurnsBefore } from './quotes/turns-before.ts';

/**
 * How many rows after a message have it among their previous turns: four turns, and notices between
 * them.
 */
const REACH = 8;

/**
 * Judges the user's later messages whose previous turns an edit changes, or which answer the edited
 * message. If one becomes a violation, the edit is rejected without a strike: "3", once the
 * question before it is about the companion's age.
 * @throws AppError content_blocked
 */
export async function judgeLater(
  ctx: UserContext,
  message: MessageRow,
  content: string,
): Promise<void> {
  for (const later of await findLater(ctx, message)) {
    const judge = (previous: string[]) =>
      judgeWhole(ctx, { surface: 'chat_input', texts: [later.content], previous });
    const then = await readTurnsBefore(ctx, later);
    const now = await readTurnsBefore(ctx, later, { id: message.id, content });
    if (isDeepStrictEqual(then, now)) continue;
    const { outcome, categories, rule } = await judge(now);
    if (outcome !== 'block' || (await judge(then)).outcome === 'block') continue;
    await recordOutcome(ctx, {
      surface: 'chat_input',
      outcome,
      categories,
      rule,
      texts: [content, later.content],
      userId: ctx.caller.id,
      own: [],
    });
    throw new AppError('content_blocked', {
      detail: `This change would give a later message of yours a different meaning. ${refusalMessage(categories[0] ?? 'illegal')}`,
    });
  }
}

async function findLater(
  { db }: UserContext,
  { id, chat_id }: MessageRow,
): Promise<readonly MessageRow[]> {
  const after = await selectMessagesFrom(db, chat_id, id, REACH + 1);
  const near = after.filter((row) => row.sender === 'user' && row.id !== id && row.content !== '');
  const answers = await selectOwnAnswers(db, chat_id, id);
  return [...near, ...answers.filter((row) => !near.some((other) => other.id === row.id))];
}
