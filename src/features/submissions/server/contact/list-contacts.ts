import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ContactList, ListContactsQuery } from '../../contract.ts';
import { presentContact } from '../present.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import { countContacts, selectContacts } from './queries.ts';

/**
 * One page of the messages of a status, the longest waiting first.
 * @throws AppError forbidden; FieldError
 */
export async function listContacts(
  ctx: UserContext,
  query: ListContactsQuery,
): Promise<ContactList> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor('contacts', query.cursor);
  const [rows, count] = await Promise.all([
    selectContacts(ctx.db, query, { limit: query.limit + 1, after }),
    countContacts(ctx.db, query),
  ]);
  return {
    data: rows.slice(0, query.limit).map((row) => presentContact(row, ctx.now())),
    count,
    next_cursor: nextCursor('contacts', rows, query.limit),
  };
}
