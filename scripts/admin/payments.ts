import { AdminPaymentEventsQuery } from '#features/billing/contract-admin.ts';
import {
  cancelClosed,
  listLatePayments,
  findReceipt,
  listPaymentEvents,
  listPayments,
  readPaymentReconciliation,
  reconcileWithProviders,
  refundPayment,
} from '#features/billing/server/index.ts';
import type { Db } from '#db/client.ts';
import type { UserContext } from '#platform/context.ts';
import { formatMinor, parseMinor } from '#platform/payments/money.ts';
import { PAYMENT_LISTENERS } from '#roles/payment-listeners.ts';
import { AdminError, type AdminArgs, type AdminOutput } from './command.ts';

type Command = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** The superusers' payment commands, implemented by the API's verbs. @throws AppError, AdminError */
export const PAYMENT_COMMANDS: Record<string, Command> = {
  async payments(ctx, { limit }) {
    const { data } = await listPayments(ctx, { skip: 0, limit: Math.min(limit, 200) });
    if (data.length === 0) return 'Nothing was paid yet.';
    return data.map((one) => ({
      receipt: one.number,
      at: one.settled_at,
      of: one.email ?? '(erased)',
      for: one.description,
      paid: `${formatMinor(one.amount_minor, one.currency)} ${one.currency}`,
      returned: one.returned_minor > 0 ? formatMinor(one.returned_minor, one.currency) : '',
      charged_back: one.is_charged_back,
      provider: one.provider,
      transaction: one.transaction,
    }));
  },
  async refund(ctx, { subject, note }) {
    if (!subject)
      throw new AdminError(
        'Name the receipt: npm run admin -- refund <receipt> [<amount, as 4.99>]',
      );
    const payment = await findReceipt(ctx, subject);
    if (!payment) throw new AdminError(`There is no receipt ${subject}.`);
    const { id, currency } = payment;
    const amount = note === undefined ? undefined : parseMinor(note, currency);
    if (note !== undefined && (amount === undefined || amount < 1))
      throw new AdminError(`"${note}" is not an amount: write it as 4.99.`);
    const request = amount === undefined ? {} : { amount_minor: amount };
    const refund = await refundPayment(ctx, id, request, PAYMENT_LISTENERS);
    const refunded = `${formatMinor(refund.amount_minor, currency)} ${currency}`;
    const renewals = refund.cancelled ? ' The subscription will not be charged again.' : '';
    return `The provider refunds ${refunded} of receipt ${subject}; the refund appears when its event arrives.${renewals}`;
  },
  async 'payment-events'(ctx, { status, limit }) {
    const query = AdminPaymentEventsQuery.safeParse({
      limit: Math.min(limit, 200),
      ...(status === undefined ? {} : { state: status }),
    });
    if (!query.success)
      throw new AdminError(
        `"${status}" is not a state: received, applied, ignored, parked, refused or quarantined.`,
      );
    const { data } = await listPaymentEvents(ctx, query.data);
    if (data.length === 0) return `There are no ${query.data.state} payment events.`;
    return data.map((event) => ({
      at: event.received_at,
      provider: event.provider,
      type: event.type,
      problem: event.problem ?? '',
      key: event.event_key,
      times: event.deliveries,
      said: JSON.stringify(event.delivery).slice(0, 120),
    }));
  },
  async 'late-payments'(ctx) {
    const rows = await listLatePayments(ctx);
    return rows.length > 0 ? rows : 'No payment arrived after its account was closed.';
  },
  async 'cancel-closed'(ctx) {
    const renewing = await cancelClosed(ctx, PAYMENT_LISTENERS);
    if (renewing.length === 0) return 'No closed account renews at any provider.';
    throw new AdminError(
      renewing.map(({ row }) => `Still renewing: ${row.provider} ${row.id}`).join('\n'),
    );
  },
  async 'reconcile-providers'(ctx) {
    const { drifts, faults, unchecked, closed, late } = await reconcileWithProviders(ctx);
    const note = unchecked > 0 ? ` ${unchecked} could not be checked.` : '';
    const open = [
      ...closed.map((one) => `closed account, still renewing: ${one}`),
      ...(late > 0 ? [`${late} payments of closed accounts to refund: see late-payments`] : []),
    ];
    if (drifts.length === 0 && faults.length === 0 && open.length === 0)
      return `Every order and subscription agrees with its provider, and the stored payments reconcile.${note}`;
    const lines = drifts.map(
      ({ subject, provider, ours, theirs }) => `${subject}: here ${ours}; at ${provider} ${theirs}`,
    );
    throw new AdminError([...lines, ...faults, ...open].join('\n') + note);
  },
};

/** The payments part of `reconcile`. @throws AdminError when something does not agree */
export async function describePaymentReconciliation(db: Db): Promise<string> {
  const { money, tokens, faults, waiting } = await readPaymentReconciliation(db);
  const lines = [
    ...money.map(
      ({ currency, payments, settled_minor, returned_minor, charged_back_minor }) =>
        `${payments} payments: ${formatMinor(settled_minor, currency)} ${currency} settled, ${formatMinor(returned_minor, currency)} returned (${formatMinor(charged_back_minor, currency)} charged back), ${formatMinor(settled_minor - returned_minor, currency)} kept`,
    ),
    ...tokens.map(({ kind, granted }) => `${granted} tokens of kind ${kind} by payments`),
    ...waiting.map(({ state, count }) => `${count} payment events are ${state}`),
  ];
  if (faults.length > 0)
    throw new AdminError(['Orders, money and tokens do not agree:', ...faults].join('\n'));
  return ['', ...lines, 'Orders, money and tokens agree.'].join('\n');
}
