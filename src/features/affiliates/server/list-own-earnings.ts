import type { UserContext } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import type {
  AffiliateDay,
  AffiliateDays,
  CommissionList,
  CommissionsQuery,
  DaysQuery,
  PayoutList,
  PayoutsQuery,
} from '../contract.ts';
import { utcDay } from '#shared/utc-day.ts';
import { DAY_MS } from '../rules.ts';
import { countCommissions, selectCommissions } from './commission-queries.ts';
import { countPayouts, selectPayouts } from './payout-queries.ts';
import { presentCommission, presentPayout } from './present.ts';
import { selectClicks } from './queries.ts';
import { requireAffiliate } from './read-affiliate.ts';
import { selectEarningsByDay, selectReferralsByDay } from './sum-queries.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** Activity and earnings per day. @throws AppError not_found; FieldError for an invalid span */
export async function listDays(ctx: UserContext, query: DaysQuery): Promise<AffiliateDays> {
  const { id } = await requireAffiliate(ctx);
  const days = daysOf(query, ctx.now());
  const span = { from: days[0]!, to: days.at(-1)! };
  const [clicks, referrals, earnings] = await Promise.all([
    selectClicks(ctx.db, id, span),
    selectReferralsByDay(ctx.db, id, span),
    selectEarningsByDay(ctx.db, id, span),
  ]);
  const found = new Map<string, AffiliateDay>(
    days.map((day) => [day, { day, clicks: 0, sign_ups: 0, conversions: 0, earned: [] }]),
  );
  for (const row of clicks) found.get(row.day)!.clicks = row.clicks;
  for (const row of referrals) Object.assign(found.get(row.day)!, row);
  for (const { day, currency, amount } of earnings)
    found.get(day)!.earned.push({ currency, amount_minor: amount });
  return { data: [...found.values()] };
}

function daysOf({ from, to }: DaysQuery, now: Date): string[] {
  const last = Date.parse(to ?? utcDay(now));
  const first = from === undefined ? last - (DEFAULT_DAYS - 1) * DAY_MS : Date.parse(from);
  const count = (last - first) / DAY_MS + 1;
  if (count < 1) throw spanError('The first day is after the last one. Swap them.');
  if (count > MAX_DAYS) throw spanError(`Choose a span of at most ${MAX_DAYS} days.`);
  return Array.from({ length: count }, (_, at) => utcDay(new Date(first + at * DAY_MS)));
}

const spanError = (msg: string) =>
  new FieldError([{ loc: ['query', 'from'], msg, type: 'custom' }]);

/** One page of the caller's commissions, newest first. @throws AppError not_found; FieldError */
export async function listCommissions(
  ctx: UserContext,
  { state, limit, cursor }: CommissionsQuery,
): Promise<CommissionList> {
  const before = readCursor('own-commissions', cursor);
  const { id } = await requireAffiliate(ctx);
  const now = ctx.now();
  const [rows, count] = await Promise.all([
    selectCommissions(ctx.db, id, { state, now, limit: limit + 1, before }),
    countCommissions(ctx.db, id, state, now),
  ]);
  const data = rows.slice(0, limit).map(presentCommission);
  return { data, count, next_cursor: nextCursor('own-commissions', rows, limit) };
}

/** One page of the caller's payouts, newest first. @throws AppError not_found; FieldError */
export async function listOwnPayouts(
  ctx: UserContext,
  { limit, cursor }: PayoutsQuery,
): Promise<PayoutList> {
  const before = readCursor('own-payouts', cursor);
  const { id: affiliateId } = await requireAffiliate(ctx);
  const [rows, count] = await Promise.all([
    selectPayouts(ctx.db, { affiliateId }, { limit: limit + 1, before }),
    countPayouts(ctx.db, { affiliateId }),
  ]);
  const data = rows.slice(0, limit).map(presentPayout);
  return { data, count, next_cursor: nextCursor('own-payouts', rows, limit) };
}
