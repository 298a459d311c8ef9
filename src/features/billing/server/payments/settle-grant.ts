import type { Transaction } from '#db/client.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { grantMonth, grantTokens } from '../ledger/grant-tokens.ts';
import { dropRecalls } from '../ledger/recalls.ts';
import { takeBackGrant } from '../ledger/take-back-grant.ts';
import { relockWallet, type LedgerContext } from '../ledger/wallet.ts';
import { isWalletClosed } from './closed-queries.ts';
import {
  findGrant,
  grantsOf,
  saveGrant,
  type GrantRow,
  type PaymentRow,
} from './payment-queries.ts';

/** Who gets tokens; without a user (erased) nothing is given any more, but can still be taken back. */
export interface Payer {
  wallet_id: string;
  user_id: string | null;
}

/** Brings the grants of a subscription to the months that are due: each once, and none for money that went back. */
export async function settleMonths(
  tx: Transaction,
  ctx: LedgerContext,
  payer: Payer,
  subscriptionId: string,
  months: number[],
): Promise<void> {
  const known = await grantsOf(tx, subscriptionId);
  const due = new Set(months);
  const tokens = entitlementsOf('premium').monthlyTokens;
  const isClosed = await isWalletClosed(tx, payer.wallet_id);
  for (const part of new Set([...known.map((row) => row.part), ...months])) {
    const row = known.find((one) => one.part === part);
    const wish = { kind: 'monthly_grant', source_id: subscriptionId, part } as const;
    // A closed account gets no further month; should it be opened again, it gets what is paid then.
    if (isClosed && !row) continue;
    await settleGrant(tx, ctx, payer, row, { ...wish, due: due.has(part) ? tokens : 0 });
  }
}

/** Brings the tokens of a pack's payment to what its money, less what went back, is worth. */
export async function settlePack(
  tx: Transaction,
  ctx: LedgerContext,
  payer: Payer,
  payment: Pick<PaymentRow, 'id' | 'units' | 'amount_minor' | 'returned_minor'> &
    Partial<Pick<PaymentRow, 'late'>>,
): Promise<void> {
  const { id, units, amount_minor, returned_minor, late } = payment;
  // What came after its account was closed goes back, and brings nothing.
  const due = late ? 0 : Math.floor((units * (amount_minor - returned_minor)) / amount_minor);
  const [row] = await grantsOf(tx, id);
  await settleGrant(tx, ctx, payer, row, { kind: 'purchase', source_id: id, part: 0, due });
}

/**
 * Acts when what is due changed: gives what is missing, or takes back what is unspent of the
 * surplus. A hold that ends changes what was granted too, under the wallet's lock.
 */
async function settleGrant(
  tx: Transaction,
  ctx: LedgerContext,
  { wallet_id, user_id }: Payer,
  known: GrantRow | undefined,
  wish: Pick<GrantRow, 'kind' | 'source_id' | 'part' | 'due'>,
): Promise<void> {
  if ((known?.due ?? 0) === wish.due) return;
  const wallet = await relockWallet(tx, ctx, wallet_id);
  const fresh = known && (await findGrant(tx, known));
  const row = fresh ?? { ...wish, wallet_id, due: 0, granted: 0, changes: 0 };
  await dropRecalls(tx, row);
  const surplus = row.granted - wish.due;
  let { granted } = row;
  if (surplus < 0 && user_id) {
    await give(tx, ctx, user_id, row, -surplus);
    granted = wish.due;
  }
  if (surplus > 0)
    granted -= await takeBackGrant(tx, wallet, row, {
      amount: surplus,
      change: row.changes,
      at: ctx.now(),
    });
  await saveGrant(tx, { ...row, due: wish.due, granted, changes: row.changes + 1 });
}

async function give(
  tx: Transaction,
  ctx: LedgerContext,
  userId: string,
  { kind, source_id, part, changes }: GrantRow,
  amount: number,
): Promise<void> {
  if (kind === 'monthly_grant' && changes === 0) {
    await grantMonth(tx, ctx, userId, { subscriptionId: source_id, month: part });
    return;
  }
  const key = changes === 0 ? `${source_id}:${part}` : `${source_id}:${part}:${changes}`;
  await grantTokens(tx, ctx, userId, { kind, amount, key, reference: source_id });
}
