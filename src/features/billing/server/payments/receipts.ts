import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextTimeCursor, readTimeCursor } from '#platform/page-cursor.ts';
import type { CursorPageQuery } from '#shared/contract.ts';
import { describeItem, findPack } from '../../catalog.ts';
import type { Receipt, ReceiptDetails, Receipts } from '../../contract-checkout.ts';
import {
  countPaymentsOfUser,
  findPaymentOfUser,
  paymentsOfUser,
  returnsOf,
  type PaidOrder,
} from './payment-queries.ts';

/** The caller's receipts, newest first. @throws FieldError */
export async function listReceipts(ctx: UserContext, page: CursorPageQuery): Promise<Receipts> {
  const after = readTimeCursor('receipts', page.cursor);
  const [rows, count] = await Promise.all([
    paymentsOfUser(ctx.db, ctx.caller.id, { ...page, after }),
    countPaymentsOfUser(ctx.db, ctx.caller.id),
  ]);
  const next_cursor = nextTimeCursor('receipts', rows, page.limit, ({ settled_at: at, id }) => ({
    at,
    id,
  }));
  return { data: rows.map(presentReceipt), count, next_cursor };
}

/** One receipt with all details for printing. @throws AppError not_found */
export async function readReceipt(ctx: UserContext, id: string): Promise<ReceiptDetails> {
  const row = await findPaymentOfUser(ctx.db, ctx.caller.id, id);
  if (!row) throw new AppError('not_found');
  const returns = await returnsOf(ctx.db, id);
  const { appName, supportEmail, publicUrl } = ctx.config;
  return {
    ...presentReceipt(row),
    order_id: row.order_id,
    transaction: row.transaction_reference,
    provider: row.provider,
    seller: { name: appName, email: supportEmail, url: publicUrl },
    buyer: { name: ctx.caller.fullName, email: ctx.caller.email },
    returns: returns.map(({ amount_minor, is_charged_back, created_at }) => ({
      amount_minor,
      is_charge_back: is_charged_back,
      at: created_at.toISOString(),
    })),
  };
}

export function presentReceipt(row: PaidOrder): Receipt {
  return {
    id: row.id,
    number: row.receipt_number,
    settled_at: row.settled_at.toISOString(),
    description: describeItem(findPack(row.item_id) ? 'pack' : 'plan', row.units),
    amount_minor: row.amount_minor,
    returned_minor: row.returned_minor,
    currency: row.currency,
    method: row.method,
    is_sandbox: row.provider === 'sandbox',
  };
}
