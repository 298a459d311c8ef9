import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import type { PaymentEvent, WebhookResult } from '#platform/payments/port.ts';
import { newId } from '#shared/ids.ts';
import { checkRenewalJob, paymentEventJob } from '../jobs.ts';
import { countDelivery, insertEvent, insertQuarantined } from './event-queries.ts';

/**
 * Stores what a provider told, each event once, with the job that works it off. A known key with
 * other content is set apart, without an effect, and raises an alarm.
 */
export async function storeEvents(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now' | 'log'>,
  events: PaymentEvent[],
): Promise<Extract<WebhookResult, 'accepted' | 'duplicate' | 'quarantined'>> {
  let isNew = false;
  let isStrange = false;
  for (const event of events) {
    const row = toRow(event, ctx.now());
    if (isUndatedTurn(event)) {
      const { provider, providerReference } = event;
      const check = { provider, providerReference };
      // After the event itself was worked off.
      await ctx.jobs.enqueue(tx, checkRenewalJob, check, { startAfterSeconds: 10 });
    }
    if (await insertEvent(tx, row)) {
      isNew = true;
      await ctx.jobs.enqueue(tx, paymentEventJob, { event_id: row.id });
      continue;
    }
    const known = await countDelivery(tx, row);
    if (known.content_hash === row.content_hash) continue;
    isStrange = true;
    const isFirst = await insertQuarantined(tx, { ...row, problem: 'other_content' });
    if (isFirst)
      ctx.log.error(
        { provider: event.provider, event: known.id, quarantined: row.id },
        'a payment event came again with other content',
      );
  }
  if (isStrange) return 'quarantined';
  return isNew ? 'accepted' : 'duplicate';
}

/** Which of two cancellations and their undoing came last is then known to the provider alone. */
const isUndatedTurn = ({ type, occurredAt }: PaymentEvent): boolean =>
  occurredAt === null && (type === 'cancelled' || type === 'uncancelled');

function toRow(event: PaymentEvent, now: Date) {
  return {
    id: newId(),
    provider: event.provider,
    event_key: event.eventKey,
    content_hash: event.contentHash,
    type: event.type,
    provider_type: event.providerType,
    order_reference: event.orderReference,
    provider_reference: event.providerReference,
    transaction_reference: event.transactionReference,
    parent_reference: event.parentReference,
    amount_minor: event.amountMinor,
    currency: event.currency,
    occurred_at: event.occurredAt ?? now,
    next_charge_at: event.nextChargeAt,
    paid_through: event.paidThrough,
    anomaly: event.anomaly,
    delivery: event.delivery,
    received_at: now,
  };
}
