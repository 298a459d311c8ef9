import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextTimeCursor, readTimeCursor } from '#platform/page-cursor.ts';
import type { Account, AccountList, ListAccountsQuery } from '../../contract-profile.ts';
import type { AccountParts } from '../parts.ts';
import { findUserWithProviders } from '../queries.ts';
import { presentAccount } from './present-account.ts';
import { countAccounts, selectProvidersByUser, selectAccounts } from './queries.ts';

/** @throws AppError forbidden when the caller is not a superuser */
export function requireSuperuser({ caller }: UserContext): void {
  if (!caller.isSuperuser) throw new AppError('forbidden');
}

/** Lists users, newest first. @throws AppError forbidden */
export async function listAccounts(
  ctx: UserContext,
  parts: AccountParts,
  { skip, limit, cursor, ...wanted }: ListAccountsQuery,
): Promise<AccountList> {
  requireSuperuser(ctx);
  const after = readTimeCursor('users', cursor);
  const filter = { ...wanted, now: ctx.now() };
  const [rows, count] = await Promise.all([
    selectAccounts(ctx.db, filter, { skip, limit, after }),
    countAccounts(ctx.db, filter),
  ]);
  const providers = await selectProvidersByUser(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const data = await Promise.all(
    rows.map((row) => presentAccount(ctx, parts, row, providers.get(row.id) ?? [])),
  );
  const next_cursor = nextTimeCursor('users', rows, limit, ({ created_at: at, id }) => ({
    at,
    id,
  }));
  return { data, count, next_cursor };
}

/** @throws AppError forbidden, not_found */
export async function readAccount(
  ctx: UserContext,
  parts: AccountParts,
  userId: string,
): Promise<Account> {
  requireSuperuser(ctx);
  const found = await findUserWithProviders(ctx.db, userId);
  if (!found) throw new AppError('not_found');
  return presentAccount(ctx, parts, found.user, found.providers);
}
