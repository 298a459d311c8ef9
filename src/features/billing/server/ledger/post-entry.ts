import type { Transaction } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { insertEntry, moveBalances, type EntryRow, type WalletRow } from './queries.ts';

const WALLET_ACCOUNTS = [
  'daily',
  'monthly',
  'bought',
  'held_daily',
  'held_monthly',
  'held_bought',
] as const;
const SYSTEM_ACCOUNTS = ['granted', 'sold', 'spent', 'expired'] as const;
export const ACCOUNTS = [...WALLET_ACCOUNTS, ...SYSTEM_ACCOUNTS] as const;

type WalletAccount = (typeof WALLET_ACCOUNTS)[number];
export type Account = (typeof ACCOUNTS)[number];

interface NewEntry extends Partial<
  Pick<EntryRow, 'purpose' | 'reference' | 'note' | 'hold_id' | 'reverses'>
> {
  key: string;
  kind: EntryRow['kind'];
  /** The change of each account; the sum is zero. */
  moves: Partial<Record<Account, number>>;
  at: Date;
}

/**
 * Writes one entry and updates the stored balances and `wallet`, which the caller has locked.
 * Returns undefined without an effect when the key already has an entry.
 */
export async function postEntry(
  tx: Transaction,
  wallet: WalletRow,
  { moves, at, ...entry }: NewEntry,
): Promise<EntryRow | undefined> {
  const sum = ACCOUNTS.reduce((total, account) => total + (moves[account] ?? 0), 0);
  if (sum !== 0) throw new Error(`a ledger entry of ${entry.kind} sums to ${sum}, not to zero`);
  const written = await insertEntry(tx, {
    id: newId(),
    wallet_id: wallet.id,
    seq: wallet.last_seq + 1,
    ...entry,
    ...moves,
    balance_after: ownedTokens(wallet) + ownedTokens(moves),
    created_at: at,
  });
  if (!written) return undefined;
  const own = WALLET_ACCOUNTS.filter((account) => moves[account]);
  const changes: Partial<Record<WalletAccount, number>> = {};
  for (const account of own) changes[account] = moves[account]!;
  Object.assign(wallet, await moveBalances(tx, wallet.id, changes, written.seq));
  return written;
}

/** The sum of the wallet's accounts, held tokens included. */
export function ownedTokens(amounts: Partial<Record<WalletAccount, number>>): number {
  return WALLET_ACCOUNTS.reduce((total, account) => total + (amounts[account] ?? 0), 0);
}
