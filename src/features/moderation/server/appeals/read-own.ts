import { readStanding } from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import type { AppealList, OwnAppealsQuery, Standing } from '../../contract-standing.ts';
import { presentAppeal, presentStrike } from './present.ts';
import { countAppealsOf, selectAppealsOf, selectStrikesOf } from './queries.ts';

/** Returns the caller's standing: strikes, suspension and appeals. */
export async function readOwnStanding(ctx: UserContext): Promise<Standing> {
  const { db, caller } = ctx;
  const now = ctx.now();
  const [account, strikes, appeals] = await Promise.all([
    readStanding(db, caller.id),
    selectStrikesOf(db, caller.id),
    selectAppealsOf(db, caller.id, { limit: 200 }),
  ]);
  if (!account) throw new AppError('unauthorized');
  const appealOf = (strikeId: string | null) => {
    const row = appeals.find(({ strike_id }) => strike_id === strikeId);
    return row ? presentAppeal(row) : null;
  };
  const { is_active, suspended_until, standing_reason } = account;
  const isSuspended = suspended_until !== null && suspended_until > now;
  const state = !is_active ? 'closed' : isSuspended ? 'suspended' : 'good';
  return {
    state,
    reason: state === 'good' ? null : standing_reason,
    until: state === 'suspended' ? suspended_until!.toISOString() : null,
    strikes: strikes.map((row) => ({ ...presentStrike(row, now), appeal: appealOf(row.id) })),
    closure: state === 'closed' && standing_reason === null ? { appeal: appealOf(null) } : null,
  };
}

/** Lists the caller's appeals, latest first. @throws FieldError */
export async function listOwnAppeals(
  ctx: UserContext,
  { limit, cursor }: OwnAppealsQuery,
): Promise<AppealList> {
  const before = readCursor('own-appeals', cursor);
  const [rows, count] = await Promise.all([
    selectAppealsOf(ctx.db, ctx.caller.id, {
      limit: limit + 1,
      before,
    }),
    countAppealsOf(ctx.db, ctx.caller.id),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map(presentAppeal),
    count,
    next_cursor: nextCursor('own-appeals', rows, limit),
  };
}
