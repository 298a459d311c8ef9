import type { Transaction } from '#db/client.ts';
import { addMonths } from '#shared/add-months.ts';
import { newId } from '#shared/ids.ts';
import type { PaymentEventType } from '../port.ts';
import {
  eventsOf,
  insertEvents,
  updateSale,
  type SaleRow,
  type SandboxEventRow,
} from './queries.ts';

/** Actions on a sale, taken on its page or by the clock. */
export const SANDBOX_ACTIONS = [
  'pay',
  'decline',
  'abandon',
  'renew',
  'fail_renewal',
  'cancel',
  'resume',
  'expire',
  'refund',
  'refund_half',
  'charge_back',
] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** Time after which a sale with a failed renewal expires. */
const RETRY_MS = 72 * 3600_000;

/** The actions that the sale's current state allows. */
export function allowedActions(sale: SaleRow, events: SandboxEventRow[]): SandboxAction[] {
  if (sale.state === 'open') return ['pay', 'decline', 'abandon'];
  const left = findRefundable(events);
  const money: SandboxAction[] = left ? ['refund', 'refund_half', 'charge_back'] : [];
  if (sale.state === 'ended' || !sale.recurs) return money;
  if (sale.state === 'cancelled') return ['resume', 'expire', ...money];
  return [
    'renew',
    'fail_renewal',
    'cancel',
    ...(sale.state === 'failed' ? (['expire'] as const) : []),
    ...money,
  ];
}

/** Finds the newest transaction, or the given one, that has not been fully returned. */
function findRefundable(
  events: SandboxEventRow[],
  named?: string,
): { transaction: string; left: number } | undefined {
  for (const { transaction, amount_minor } of events.filter(isPayment).toReversed()) {
    if (named !== undefined && transaction !== named) continue;
    const back = events.filter(({ parent }) => parent === transaction);
    if (back.some(({ type }) => type === 'chargeback')) continue;
    const left = amount_minor! - back.reduce((sum, one) => sum + (one.amount_minor ?? 0), 0);
    if (left > 0) return { transaction: transaction!, left };
  }
  return undefined;
}

const isPayment = ({ type }: SandboxEventRow): boolean =>
  type === 'initial' || type === 'renewal' || type === 'invoice_settled';

/** The event that an action produces. */
interface NewEvent {
  type: PaymentEventType;
  amount_minor?: number;
  parent?: string;
}

/**
 * Applies one action to a sale, whose row the caller has locked, and stores its event. Returns false without an
 * effect when the state does not allow the action (a double click).
 * @param at the time of the action, by the provider's clock
 */
export async function applyAction(
  tx: Transaction,
  sale: SaleRow,
  action: SandboxAction,
  at: Date,
  { parent, amount_minor }: { parent?: string; amount_minor?: number } = {},
): Promise<boolean> {
  const events = await eventsOf(tx, sale.id);
  if (!allowedActions(sale, events).includes(action)) return false;
  const back = findRefundable(events, parent);
  if (parent !== undefined && (!back || (amount_minor ?? 0) > back.left)) return false;
  const part = action === 'refund_half' ? Math.ceil(back!.left / 2) : back?.left;
  const returned = { parent: back?.transaction, amount_minor: amount_minor ?? part };
  const { change, event } = decide(sale, action, at, returned as Omit<NewEvent, 'type'>);
  if (Object.keys(change).length > 0) await updateSale(tx, sale.id, change);
  Object.assign(sale, change);
  if (event) await storeEvent(tx, sale, event, at);
  return true;
}

function decide(
  sale: SaleRow,
  action: SandboxAction,
  at: Date,
  returned: Omit<NewEvent, 'type'>,
): { change: Partial<SaleRow>; event?: NewEvent } {
  switch (action) {
    case 'pay': {
      const { amount_minor } = sale;
      const type = sale.recurs ? 'initial' : 'invoice_settled';
      return {
        change: recordPaidPeriod(sale, sale.period_months ?? 0, at),
        event: { type, amount_minor },
      };
    }
    case 'renew': {
      const amount_minor = sale.next_amount_minor ?? sale.amount_minor;
      const period_months = sale.next_period_months ?? sale.period_months!;
      const next = { next_amount_minor: null, next_period_months: null };
      return {
        change: {
          ...recordPaidPeriod(sale, period_months, at),
          ...next,
          amount_minor,
          period_months,
        },
        event: { type: 'renewal', amount_minor },
      };
    }
    case 'decline':
      return { change: {}, event: { type: 'payment_failed' } };
    case 'abandon':
      return { change: {} };
    case 'fail_renewal':
      return { change: { state: 'failed' }, event: { type: 'renewal_failed' } };
    case 'cancel':
      return { change: { state: 'cancelled' }, event: { type: 'cancelled' } };
    case 'resume':
      return { change: { state: 'paid' }, event: { type: 'uncancelled' } };
    case 'expire':
      return { change: { state: 'ended' }, event: { type: 'expired' } };
    case 'refund':
    case 'refund_half':
      return { change: {}, event: { type: 'refund', ...returned } };
    case 'charge_back':
      return { change: { state: 'ended' }, event: { type: 'chargeback', ...returned } };
  }
}

function recordPaidPeriod(sale: SaleRow, months: number, at: Date): Partial<SaleRow> {
  const started_at = sale.started_at ?? at;
  const paid_months = sale.paid_months + months;
  const paid_through = months > 0 ? addMonths(started_at, paid_months) : null;
  return { state: 'paid', started_at, paid_months, paid_through };
}

/** The action that is due on a sale whose paid time is over: the next charge, or expiry. */
export function findDueAction(sale: SaleRow, now: Date): SandboxAction | undefined {
  if (!sale.paid_through || sale.paid_through > now) return undefined;
  if (sale.state === 'cancelled') return 'expire';
  if (sale.state === 'paid') return 'renew';
  return now.getTime() >= sale.paid_through.getTime() + RETRY_MS ? 'expire' : undefined;
}

async function storeEvent(
  tx: Transaction,
  sale: SaleRow,
  event: NewEvent,
  at: Date,
): Promise<void> {
  const id = newId();
  const { type, parent = null } = event;
  const hasMoney = event.amount_minor !== undefined;
  const amount_minor = event.amount_minor ?? null;
  const transaction = hasMoney ? `tx_${id}` : null;
  const body = JSON.stringify({
    id,
    type,
    sale: sale.id,
    order: sale.order_reference,
    transaction,
    parent,
    amount_minor,
    currency: hasMoney ? sale.currency : null,
    method: sale.method,
    occurred_at: at.toISOString(),
    paid_through: sale.paid_through?.toISOString() ?? null,
  });
  await insertEvents(tx, [
    { id, sale_id: sale.id, type, transaction, parent, amount_minor, body, created_at: at },
  ]);
}
