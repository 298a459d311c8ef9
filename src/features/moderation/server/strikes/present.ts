import { STANDING_PATH } from '#shared/standing-path.ts';
import type { StrikeNotice } from '#shared/contract.ts';
import { describeRule } from '../../strike-copy.ts';
import type { StrikeRow } from './queries.ts';

/** Maps a new strike to the notice for its user. */
export function presentNotice(row: StrikeRow, standing: number): StrikeNotice {
  return {
    id: row.id,
    step: row.step,
    category: row.category,
    rule: describeRule(row.category),
    until: row.until?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    standing,
    appeal_url: STANDING_PATH,
  };
}
