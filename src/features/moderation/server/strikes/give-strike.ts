import type { Transaction } from '#db/client.ts';
import { closeAccount, suspendUser } from '#features/accounts/server/index.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { StrikeNotice } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import type { Category } from '../../rules/index.ts';
import { nextStep, strikeExpiry, suspensionEnd } from '../../strike-rules.ts';
import { presentNotice } from './present.ts';
import { insertStrike, selectStanding, type StruckPerson } from './queries.ts';

interface Deed {
  /** Locked before the event was written: a row that refers to them shares their lock. */
  person: StruckPerson;
  /** The event that records what was refused. */
  eventId: string;
  category: Category;
  /** Of the text, SHA-256. */
  digest: string;
}

/**
 * Takes the next step against an account and has the person told by mail. The same text, sent once
 * more (by a client that lost the answer), is the same deed. Announce the change of their sessions
 * after the commit.
 */
export async function giveStrike(
  tx: Transaction,
  ctx: Pick<Context, 'config' | 'jobs' | 'now' | 'telemetry'>,
  { person, eventId, category, digest }: Deed,
): Promise<StrikeNotice> {
  const userId = person.id;
  const now = ctx.now();
  const standing = await selectStanding(tx, userId, now);
  const same = standing.find((one) => one.digest === digest);
  if (same) return presentNotice(same, standing.length);

  const step = nextStep(standing.length, category === 'minors');
  const row = await insertStrike(tx, {
    id: newId(),
    user_id: userId,
    event_id: eventId,
    category,
    step,
    created_at: now,
    until: suspensionEnd(step, now),
    expires_at: strikeExpiry(now, ctx.config.strikeExpiryDays),
    review: category === 'minors' ? 'open' : null,
  });
  const notice = presentNotice(row, standing.length + 1);
  if (row.until) await suspendUser(tx, ctx, userId, { until: row.until, reason: notice.rule });
  if (step === 'termination') await closeAccount(tx, ctx, userId, notice.rule);
  await sendMail(tx, ctx, {
    template: 'strike',
    to: person.email,
    data: {
      name: person.full_name,
      step,
      rule: notice.rule,
      until: notice.until,
      expires_at: notice.expires_at,
      standing: notice.standing,
      link: ctx.config.publicUrl + STANDING_PATH,
    },
    key: `strike:${row.id}`,
  });
  return notice;
}
