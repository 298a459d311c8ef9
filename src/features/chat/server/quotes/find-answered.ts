import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import type { MessageRow } from '../message-queries.ts';
import { selectQuoted, type QuotedRow } from './queries.ts';

/** How much of an answered message's end the checks read, in UTF-16 units. */
const JUDGED_LENGTH = 160;

/**
 * The message that a new one answers; undefined if it answers none.
 * @throws AppError not_found if it was deleted or is in another chat; FieldError for a notice, or a
 * message that is unfinished or empty
 */
export async function findAnswered(
  ctx: UserContext,
  chatId: string,
  id: string | undefined,
): Promise<QuotedRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await selectQuoted(ctx.db, [chatId], [id]);
  if (!row)
    throw new AppError('not_found', {
      detail: 'The message that you are answering was deleted. Send yours without it.',
    });
  const isFinished = row.status === 'done' || row.status === 'stopped';
  const isEmpty = row.sender === 'character' && row.content === '';
  if (row.sender === 'system' || !isFinished || isEmpty)
    throw new FieldError([
      {
        loc: ['body', 'reply_to_id'],
        msg: 'Only a finished message of yours or of the character can be answered.',
        type: 'not_answerable',
      },
    ]);
  return row;
}

/** How many previous turns the checks receive. */
const JUDGED_TURNS = 4;

/** The last turns of the user and the characters, without notices. */
export const lastTurns = (rows: readonly Pick<MessageRow, 'sender' | 'content'>[]): string[] =>
  rows
    .filter(({ sender }) => sender !== 'system')
    .slice(-JUDGED_TURNS)
    .map(({ content }) => content);

/**
 * The previous turns for the checks. The answered message is added as the last line of the last
 * turn, because the checks treat that line as the question, and neither may hide the other.
 */
export function turnsBefore(turns: readonly string[], answered: QuotedRow | undefined): string[] {
  if (!answered) return [...turns];
  const asked = answered.content.slice(-JUDGED_LENGTH).replace(/\s+/g, ' ').trim();
  return [...turns.slice(0, -1), [...turns.slice(-1), asked].join(' ')];
}
