import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { identities, users } from '#db/schema/index.ts';
import { countUpTo } from '#platform/count-up-to.ts';
import { comesAfter, type TimePlace } from '#platform/page-cursor.ts';
import type { Provider } from '../../contract.ts';
import type { ListAccountsQuery } from '../../contract-profile.ts';
import type { UserRow } from '../queries.ts';

/**
 * Locks the rows of all active superusers until the transaction ends and returns their ids. This
 * serializes concurrent removals of rights.
 */
export async function lockSuperusers(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.is_superuser, true), eq(users.is_active, true), isNull(users.erase_at)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

type Filter = Pick<ListAccountsQuery, 'plan' | 'state' | 'q'> & { now: Date };

export const selectAccounts = (
  db: Queryable,
  filter: Filter,
  page: { skip: number; limit: number; after: TimePlace | undefined },
): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(matching(filter), comesAfter(page.after, users.created_at, users.id)))
    .orderBy(desc(users.created_at), desc(users.id))
    .offset(page.skip)
    .limit(page.limit);

export const countAccounts = (db: Queryable, filter: Filter): Promise<number> =>
  countUpTo(db, users, matching(filter), desc(users.created_at), desc(users.id));

const matching = ({ plan, state, q, now }: Filter): SQL | undefined =>
  and(plan && planIs(plan, now), state && stateIs(state, now), q ? nameHolds(q) : undefined);

/** By the same rule as `planAt`. */
function planIs(plan: NonNullable<Filter['plan']>, now: Date): SQL | undefined {
  const isPremium = and(
    eq(users.plan, 'premium'),
    or(isNull(users.premium_until), gt(users.premium_until, now)),
  )!;
  return plan === 'premium' ? isPremium : not(isPremium);
}

/** Matches users who may act, by the same rule as `standingProblem`. */
export const canAct = (now: Date): SQL | undefined =>
  and(
    isNull(users.erase_at),
    eq(users.is_active, true),
    or(isNull(users.suspended_until), lte(users.suspended_until, now)),
  );

function stateIs(state: NonNullable<Filter['state']>, now: Date): SQL | undefined {
  const stays = isNull(users.erase_at);
  const isSuspended = gt(users.suspended_until, now);
  switch (state) {
    case 'leaving':
      return isNotNull(users.erase_at);
    case 'inactive':
      return and(stays, eq(users.is_active, false));
    case 'suspended':
      return and(stays, eq(users.is_active, true), isSuspended);
    case 'active':
      return canAct(now);
  }
}

/** Three letters match anywhere; the index finds fewer only at the start of a word. */
function nameHolds(text: string): SQL | undefined {
  const part = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const patterns = TRIGRAM.test(text) ? [`%${part}%`] : [`${part}%`, `% ${part}%`];
  return or(
    ...patterns.flatMap((pattern) => [
      sql`lower(${users.full_name}) LIKE ${pattern}`,
      sql`lower(${users.email}) LIKE ${pattern}`,
    ]),
  );
}

/** Returns the linked providers of several users, by user id. */
export async function selectProvidersByUser(
  db: Queryable,
  userIds: string[],
): Promise<Map<string, Provider[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ user_id: identities.user_id, provider: identities.provider })
    .from(identities)
    .where(inArray(identities.user_id, userIds))
    .orderBy(identities.created_at, identities.provider);
  const found = new Map<string, Provider[]>();
  for (const { user_id, provider } of rows)
    found.set(user_id, [...(found.get(user_id) ?? []), provider]);
  return found;
}
