import type { Transaction } from '#db/client.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { grantMonth, grantTokens } from '../ledger/grant-tokens.ts';
import { deleteRecalls } from '../ledger/recalls.ts';
import { revokeGrant } from '../ledger/revoke-grant.ts';
import { lockExistingWallet, type LedgerContext } from '../ledger/wallet.ts';
import { isWalletClosed } from './closed-queries.ts';
import {
  findGrant,
  grantsOf,
  saveGrant,
  type GrantRow,
  type PaymentRow,
} from './payment-queries.ts';

/** The recipient of tokens; an erased user gets no more tokens, but they can still be revoked. */
export interface Payer {
  wallet_id: string;
  user_id: string | null;
}

/** Settles the grants of a subscription's due months: each once, and none for a returned payment. */
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
    const grant = { kind: 'monthly_grant', source_id: subscriptionId, part } as const;
    // A closed account gets no further month; if it is reopened, it gets the months paid by then.
    if (isClosed && !row) continue;
    await settleGrant(tx, ctx, payer, row, { ...grant, due: due.has(part) ? tokens : 0 });
  }
}

/** Settles the tokens of a pack in proportion to the part of its payment that was not returned. */
export async function settlePack(
  tx: Transaction,
  ctx: LedgerContext,
  payer: Payer,
  payment: Pick<PaymentRow, 'id' | 'units' | 'amount_minor' | 'returned_minor'> &
    Partial<Pick<PaymentRow, 'late'>>,
): Promise<void> {
  const { id, units, amount_minor, returned_minor, late } = payment;
  // A late payment is refunded and grants nothing.
  const due = late ? 0 : Math.floor((units * (amount_minor - returned_minor)) / amount_minor);
  const [row] = await grantsOf(tx, id);
  await settleGrant(tx, ctx, payer, row, { kind: 'purchase', source_id: id, part: 0, due });
}

/**
 * Acts when the due amount changed: grants what is missing, or revokes the unspent part of the
 * surplus. The end of a hold also changes the granted amount, under the wallet's lock.
 */
async function settleGrant(
  tx: Transaction,
  ctx: LedgerContext,
  { wallet_id, user_id }: Payer,
  known: GrantRow | undefined,
  target: Pick<GrantRow, 'kind' | 'source_id' | 'part' | 'due'>,
): Promise<void> {
  if ((known?.due ?? 0) === target.due) return;
  const wallet = await lockExistingWallet(tx, ctx, wallet_id);
  const fresh = known && (await findGrant(tx, known));
  const row = fresh ?? { ...target, wallet_id, due: 0, granted: 0, changes: 0 };
  await deleteRecalls(tx, row);
  const surplus = row.granted - target.due;
  let { granted } = row;
  if (surplus < 0 && user_id) {
    await grantMissing(tx, ctx, user_id, row, -surplus);
    granted = target.due;
  }
  if (surplus > 0)
    granted -= await revokeGrant(tx, wallet, row, {
      amount: surplus,
      change: row.changes,
      at: ctx.now(),
    });
  await saveGrant(tx, { ...row, due: target.due, granted, changes: row.changes + 1 });
}

async function grantMissing(
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
