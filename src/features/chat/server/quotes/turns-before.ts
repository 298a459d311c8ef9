import type { Context } from '#platform/context.ts';
import { selectMessages, type MessageRow } from '../message-queries.ts';
import { lastTurns, turnsBefore } from './find-answered.ts';
import { selectQuoted } from './queries.ts';

/** The number of rows that contain the judged turns: there may be notices between them. */
const READ_ROWS = 6;

type Edited = Pick<MessageRow, 'id' | 'content'>;

/**
 * The turns before a stored message, for the checks.
 * @param edited a message whose new text is not stored yet
 */
export async function readTurnsBefore(
  { db }: Pick<Context, 'db'>,
  { id, chat_id, quoted_id }: Pick<MessageRow, 'id' | 'chat_id' | 'quoted_id'>,
  edited?: Edited,
): Promise<string[]> {
  const before = await selectMessages(db, chat_id, { skip: 0, limit: READ_ROWS, before: id });
  const [answered] = quoted_id ? await selectQuoted(db, [chat_id], [quoted_id]) : [];
  const withEdit = <Row extends Edited>(row: Row): Row =>
    row.id === edited?.id ? { ...row, content: edited.content } : row;
  return turnsBefore(lastTurns(before.map(withEdit)), answered && withEdit(answered));
}
