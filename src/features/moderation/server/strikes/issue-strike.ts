import type { Transaction } from '#db/client.ts';
import { closeAccount, suspendUser } from '#features/accounts/server/index.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { StrikeNotice } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import type { Category } from '../../rules/index.ts';
import { chooseNextStep, computeStrikeExpiry, suspensionEnd } from '../../strike-rules.ts';
import { presentNotice } from './present.ts';
import { insertStrike, selectActiveStrikes, type StrikeRecipient } from './queries.ts';

interface Offense {
  /** Locked before the event is inserted, since a foreign key takes a shared lock. */
  person: StrikeRecipient;
  /** The event that records the refusal. */
  eventId: string;
  category: Category;
  /** SHA-256 of the text. */
  digest: string;
}

/**
 * Issues the next strike and emails the user. The same text, sent again by a client that lost the
 * response, counts once. Announce the session change after the commit.
 */
export async function issueStrike(
  tx: Transaction,
  ctx: Pick<Context, 'config' | 'jobs' | 'now' | 'telemetry'>,
  { person, eventId, category, digest }: Offense,
): Promise<StrikeNotice> {
  const userId = person.id;
  const now = ctx.now();
  const active = await selectActiveStrikes(tx, userId, now);
  const same = active.find((strike) => strike.digest === digest);
  if (same) return presentNotice(same, active.length);

  const step = chooseNextStep(active.length, category === 'minors');
  const row = await insertStrike(tx, {
    id: newId(),
    user_id: userId,
    event_id: eventId,
    category,
    step,
    created_at: now,
    until: suspensionEnd(step, now),
    expires_at: computeStrikeExpiry(now, ctx.config.strikeExpiryDays),
    review: category === 'minors' ? 'open' : null,
  });
  const notice = presentNotice(row, active.length + 1);
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
