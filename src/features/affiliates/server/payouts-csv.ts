import { formatMinor } from '#platform/payments/money.ts';
import type { CodedPayout } from './payout-queries.ts';

const COLUMNS: [string, (row: CodedPayout) => string][] = [
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

/** Payouts as CSV (RFC 4180), one a line, amounts with a point. */
export const payoutsCsv = (rows: readonly CodedPayout[]): string =>
  [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, of]) => csvCell(of(row))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** A cell that no spreadsheet takes for a formula, quoted where it must be. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
