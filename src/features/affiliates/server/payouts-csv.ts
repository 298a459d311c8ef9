import { formatMinor } from '#platform/payments/money.ts';
import type { PayoutWithCode } from './payout-queries.ts';

const COLUMNS: [string, (row: PayoutWithCode) => string][] = [
  ['number', (row) => row.number],
  ['status', (row) => row.status],
  ['affiliate', (row) => row.code],
  ['name', (row) => row.account_name],
  ['method', (row) => row.method],
  ['account', (row) => row.account],
  ['amount', (row) => formatMinor(row.amount_minor, row.currency)],
  ['currency', (row) => row.currency],
  ['commissions', (row) => String(row.commissions)],
  ['reference', (row) => row.reference],
  ['approved_at', (row) => row.created_at.toISOString()],
  ['paid_at', (row) => row.paid_at?.toISOString() ?? ''],
];

/** Payouts as CSV (RFC 4180), one per line, amounts with a decimal point. */
export const payoutsCsv = (rows: readonly PayoutWithCode[]): string =>
  [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => csvCell(of(row))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Escapes a cell so that no spreadsheet treats it as a formula. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
