import type { Receipt } from '../../contract-checkout.ts';

/** Words of the list of receipts and of one on paper. */
export const RECEIPT_TEXT = {
  title: 'Receipts',
  description: 'What you paid, and what went back.',
  lead: 'Everything that you paid here, the newest first.',
  loading: 'Loading your receipts',
  failed: 'Your receipts could not be loaded',
  moreFailed: 'The earlier receipts could not be loaded.',
  more: 'Show earlier',
  loadingMore: 'Loading earlier receipts',
  emptyTitle: 'Nothing paid yet',
  emptyText: 'A receipt is put here for everything that you buy, and one is sent by e-mail.',
  toPremium: 'See Premium',
  columns: { date: 'Date', what: 'What', number: 'Number', state: 'State', sum: 'Sum' },
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
    unknown: 'There is no such receipt in your account',
    all: 'All receipts',
    print: 'Print or save as PDF',
    from: 'From',
    to: 'To',
    date: 'Paid on',
    method: 'Paid by',
    order: 'Order',
    transaction: 'Transaction',
    provider: 'Payment provider',
    what: 'What',
    sum: 'Sum',
    total: 'Paid',
    left: 'Left after what went back',
    refund: (day: string) => `Refunded on ${day}`,
    chargeBack: (day: string) => `Charged back on ${day}`,
    again: (day: string) => `Paid again on ${day}`,
    sandbox: 'Made in a sandbox: no money moved, and this paper proves no payment.',
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
