import type { Appeal, AppealCase, OwnStrike, ReviewedStrike } from '../../contract-standing.ts';
import { describeRule } from '../../strike-copy.ts';
import type { AppealRow, findCase, findReview, StrikeRow, StrikeCase } from './queries.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

export function presentAppeal(row: AppealRow): Appeal {
  const { id, strike_id, status, message, answer, created_at, decided_at } = row;
  return {
    id,
    strike_id,
    status,
    message,
    answer,
    created_at: created_at.toISOString(),
    decided_at: iso(decided_at),
  };
}

export const doesCount = ({ lifted_at, expires_at }: StrikeRow, now: Date): boolean =>
  lifted_at === null && expires_at > now;

export function presentStrike(row: StrikeRow, now: Date): Omit<OwnStrike, 'appeal'> {
  return {
    id: row.id,
    step: row.step,
    category: row.category,
    rule: describeRule(row.category),
    created_at: row.created_at.toISOString(),
    until: iso(row.until),
    expires_at: row.expires_at.toISOString(),
    lifted_at: iso(row.lifted_at),
    counts: doesCount(row, now),
  };
}

const presentStrikeCase = ({ strike, surface, found_by, text_sha256 }: StrikeCase, now: Date) => ({
  ...presentStrike(strike, now),
  surface,
  found_by,
  text_sha256,
});

type FoundCase = NonNullable<Awaited<ReturnType<typeof findCase>>>;

export function presentCase({ appeal, email, ...struck }: FoundCase, now: Date): AppealCase {
  return {
    ...presentAppeal(appeal),
    user_id: appeal.user_id,
    email,
    strike: struck.strike ? presentStrikeCase(struck as StrikeCase, now) : null,
  };
}

type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export function presentReview({ email, ...struck }: FoundReview, now: Date): ReviewedStrike {
  const { user_id, review } = struck.strike;
  return { ...presentStrikeCase(struck, now), user_id, email, review };
}
