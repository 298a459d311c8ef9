import type { Transaction } from '#db/client.ts';
import { assertTokens } from './hold-tokens.ts';
import { postEntry } from './post-entry.ts';
import { findEntryByKey } from './queries.ts';
import { relockWallet, type LedgerContext } from './wallet.ts';
import { grantKey, SOURCES } from './grant-tokens.ts';

interface TakeBack {
  kind: 'monthly_grant' | 'purchase';
  /** The key that the tokens were granted under. */
  key: string;
  /** Whole tokens that should go. */
  amount: number;
  /** Names this reversal among those of the grant. */
  part: string;
  reference: string;
}

/**
 * Takes tokens of a grant back as far as they are unspent, naming the grant. Answers how many went:
 * what is spent, or set aside for work under way, stays.
 */
export async function takeBackGrant(
  tx: Transaction,
  ctx: LedgerContext,
  walletId: string,
  { kind, key, amount, part, reference }: TakeBack,
): Promise<number> {
  assertTokens(amount);
  const wallet = await relockWallet(tx, ctx, walletId);
  const grant = await findEntryByKey(tx, grantKey(kind, key));
  const { to, from } = SOURCES[kind];
  const taken = Math.min(amount, wallet[to]);
  if (!grant || taken === 0) return 0;
  await postEntry(tx, wallet, {
    key: `grant_reversal:${grant.id}:${part}`,
    kind: 'grant_reversal',
    moves: { [to]: -taken, [from]: taken },
    at: ctx.now(),
    reference,
    reverses: grant.id,
  });
  return taken;
}
