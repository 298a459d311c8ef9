import type { Transaction } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { insertEntry, moveBalances, type EntryRow, type WalletRow } from './queries.ts';

const OWN_ACCOUNTS = [
  'daily',
  'monthly',
  'bought',
  'held_daily',
  'held_monthly',
  'held_bought',
] as const;
const HOUSE_ACCOUNTS = ['granted', 'sold', 'spent', 'expired'] as const;
export const ACCOUNTS = [...OWN_ACCOUNTS, ...HOUSE_ACCOUNTS] as const;

type OwnAccount = (typeof OWN_ACCOUNTS)[number];
export type Account = (typeof ACCOUNTS)[number];

interface NewEntry extends Partial<
  Pick<EntryRow, 'purpose' | 'reference' | 'note' | 'hold_id' | 'reverses'>
> {
  key: string;
  kind: EntryRow['kind'];
  /** What each account gains; the sum is zero. */
  moves: Partial<Record<Account, number>>;
  at: Date;
}

/**
 * Writes one entry and moves the balances kept beside the ledger; `wallet`, which the caller holds
 * locked, is brought up to date. Undefined, and nothing done, when the key has its entry already.
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
    balance_after: ownedBy(wallet) + ownedBy(moves),
    created_at: at,
  });
  if (!written) return undefined;
  const own = OWN_ACCOUNTS.filter((account) => moves[account]);
  const changes: Partial<Record<OwnAccount, number>> = {};
  for (const account of own) changes[account] = moves[account]!;
  Object.assign(wallet, await moveBalances(tx, wallet.id, changes, written.seq));
  return written;
}

/** What these amounts come to for the owner of the wallet, held tokens included. */
export function ownedBy(amounts: Partial<Record<OwnAccount, number>>): number {
  return OWN_ACCOUNTS.reduce((total, account) => total + (amounts[account] ?? 0), 0);
}
