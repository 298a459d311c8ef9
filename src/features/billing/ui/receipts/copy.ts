import type { Receipt } from '../../contract-checkout.ts';

/** Words of the list of receipts and of one on paper. */
export const RECEIPT_TEXT = {
  title: 'Receipts',
  description: 'Your payments and refunds.',
  lead: 'Your payments here, newest first.',
  loading: 'Loading your receipts',
  failed: 'Your receipts could not be loaded',
  moreFailed: 'The earlier receipts could not be loaded.',
  more: 'Show earlier',
  loadingMore: 'Loading earlier receipts',
  emptyTitle: 'Nothing paid yet',
  emptyText: 'You will find a receipt here for everything you buy. We also email it to you.',
  toPremium: 'See Premium',
  columns: { date: 'Date', what: 'Item', number: 'Number', state: 'Status', sum: 'Amount' },
  states: {
    paid: 'Paid',
    refunded: 'Refunded',
    partly: (sum: string) => `${sum} refunded`,
  },
  sandbox: 'Sandbox',
  one: {
    title: (number: string) => `Receipt ${number}`,
    pageTitle: 'Receipt',
    loading: 'Loading the receipt',
    failed: 'The receipt could not be loaded',
    unknown: 'This receipt is not in your account',
    all: 'All receipts',
    print: 'Print or save as PDF',
    from: 'From',
    to: 'To',
    date: 'Paid on',
    method: 'Paid by',
    order: 'Order',
    transaction: 'Transaction',
    provider: 'Payment provider',
    what: 'Item',
    sum: 'Amount',
    total: 'Paid',
    left: 'Total after refunds',
    refund: (day: string) => `Refunded on ${day}`,
    chargeBack: (day: string) => `Charged back on ${day}`,
    again: (day: string) => `Paid again on ${day}`,
    sandbox: 'Sandbox payment: no money was charged. This is not proof of payment.',
    questions: (email: string) => `Questions about this payment: ${email}`,
  },
} as const;

/** What became of a payment, in a word. */
export function stateOfReceipt(
  { amount_minor, returned_minor }: Pick<Receipt, 'amount_minor' | 'returned_minor'>,
  format: (minor: number) => string,
): string {
  if (returned_minor <= 0) return RECEIPT_TEXT.states.paid;
  if (returned_minor >= amount_minor) return RECEIPT_TEXT.states.refunded;
  return RECEIPT_TEXT.states.partly(format(returned_minor));
}
