import type { Transaction } from '#db/client.ts';
import { findContact } from '#features/accounts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import { CURRENCY, describeItem, METHOD_NAMES, findPack } from '../../catalog.ts';
import { renewalDate } from '../../payments/subscription-state.ts';
import type { Term } from '../../payments/subscription-history.ts';
import type { SubscriptionRow } from './order-queries.ts';
import type { PaidOrder, PaymentRow } from './payment-queries.ts';

type MailContext = Pick<Context, 'jobs' | 'now'>;

/** Sends the receipt of a settled payment; an erased user gets none. */
export async function mailReceipt(
  tx: Transaction,
  ctx: MailContext,
  userId: string | null,
  payment: PaidOrder,
): Promise<void> {
  const person = await findContact(tx, userId);
  if (!person) return;
  await sendMail(tx, ctx, {
    template: 'receipt',
    to: person.email,
    key: `receipt:${payment.id}`,
    data: {
      name: person.full_name,
      plan: describeItem(findPack(payment.item_id) ? 'pack' : 'plan', payment.units),
      amount_minor: payment.amount_minor,
      currency: payment.currency,
      reference: payment.receipt_number,
      paid_at: payment.settled_at.toISOString(),
      method: METHOD_NAMES[payment.method],
    },
  });
}

/** Notifies the payer that a payment to a closed account is refunded. */
export async function mailReturned(
  tx: Transaction,
  ctx: MailContext,
  userId: string | null,
  payment: PaymentRow,
  amountMinor: number,
): Promise<void> {
  const person = await findContact(tx, userId);
  if (!person) return;
  await sendMail(tx, ctx, {
    template: 'payment_returned',
    to: person.email,
    key: `payment_returned:${payment.id}`,
    data: {
      name: person.full_name,
      plan: describeItem(findPack(payment.item_id) ? 'pack' : 'plan', payment.units),
      amount_minor: amountMinor,
      currency: payment.currency,
      reference: payment.receipt_number,
    },
  });
}

/** Sends an email about a subscription, once per date that it is about. */
export async function mailSubscription(
  tx: Transaction,
  ctx: MailContext,
  userId: string | null,
  kind: 'cancelled' | 'payment_failed' | 'renewal_reminder',
  row: SubscriptionRow,
  term: Term,
): Promise<void> {
  const person = await findContact(tx, userId);
  if (!person) return;
  // The reminder of a charge is mandatory; that of the end of prepaid time is optional.
  if (kind === 'renewal_reminder' && !row.recurs && !person.wantsReminders) return;
  const name = person.full_name;
  const plan = describeItem('plan', term.months);
  const sale = { name, plan, amount_minor: term.amount_minor, currency: CURRENCY };
  const paidThrough = row.paid_through!.toISOString();
  const to = person.email;
  if (kind === 'cancelled')
    await sendMail(tx, ctx, {
      template: kind,
      to,
      key: `cancelled:${row.id}:${row.cancelled_at!.toISOString()}`,
      data: { name, plan, access_until: row.access_until!.toISOString() },
    });
  else if (kind === 'payment_failed')
    await sendMail(tx, ctx, {
      template: kind,
      to,
      key: `payment_failed:${row.id}:${row.failed_at!.toISOString()}`,
      data: {
        ...sale,
        grace_until: row.access_until! > ctx.now() ? row.access_until!.toISOString() : null,
      },
    });
  else
    await sendMail(tx, ctx, {
      template: kind,
      to,
      key: `renewal_reminder:${row.id}:${paidThrough}`,
      data: {
        ...sale,
        renews_at: renewalDate(row, ctx.now())?.toISOString() ?? paidThrough,
        is_prepaid: !row.recurs,
      },
    });
}
