import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import type { PaymentEvent, WebhookResult } from '#platform/payments/port.ts';
import { newId } from '#shared/ids.ts';
import { checkRenewalJob, paymentEventJob } from '../jobs.ts';
import { countDelivery, insertEvent, insertQuarantined } from './event-queries.ts';

/**
 * Stores a provider's events, each once, with the job that processes it. A known key with other content
 * is quarantined without an effect and logged as an error.
 */
export async function storeEvents(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now' | 'log'>,
  events: PaymentEvent[],
): Promise<Extract<WebhookResult, 'accepted' | 'duplicate' | 'quarantined'>> {
  let isNew = false;
  let isConflicting = false;
  for (const event of events) {
    const row = toRow(event, ctx.now());
    if (isUndatedCancellation(event)) {
      const { provider, providerReference } = event;
      const check = { provider, providerReference };
      // After the event itself has been processed.
      await ctx.jobs.enqueue(tx, checkRenewalJob, check, { startAfterSeconds: 10 });
    }
    if (await insertEvent(tx, row)) {
      isNew = true;
      await ctx.jobs.enqueue(tx, paymentEventJob, { event_id: row.id });
      continue;
    }
    const known = await countDelivery(tx, row);
    if (known.content_hash === row.content_hash) continue;
    isConflicting = true;
    const isFirst = await insertQuarantined(tx, { ...row, problem: 'other_content' });
    if (isFirst)
      ctx.log.error(
        { provider: event.provider, event: known.id, quarantined: row.id },
        'payment event quarantined: same key with other content',
      );
  }
  if (isConflicting) return 'quarantined';
  return isNew ? 'accepted' : 'duplicate';
}

/** Without a timestamp, only the provider knows whether the cancellation or its reversal is newer. */
const isUndatedCancellation = ({ type, occurredAt }: PaymentEvent): boolean =>
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
