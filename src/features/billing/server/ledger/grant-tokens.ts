import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { assertTokens } from './hold-tokens.ts';
import { postEntry } from './post-entry.ts';
import { lockWallet, type LedgerContext } from './wallet.ts';

/** The wallet account that a grant credits and the system account that it debits. */
export const SOURCES = {
  monthly_grant: { to: 'monthly', from: 'granted' },
  support_grant: { to: 'bought', from: 'granted' },
  purchase: { to: 'bought', from: 'sold' },
} as const;

interface Grant {
  kind: keyof typeof SOURCES;
  amount: number;
  /** Unique across users and not derived from the user's id; the same key never grants twice. */
  key: string;
  reference?: string;
  /** The reason, shown to the user; contains no personal data, because it outlives the account. */
  note?: string;
}

export const grantKey = (kind: Grant['kind'], key: string): string => `${kind}:${key}`;

/** Adds tokens to a user's wallet. Returns false without an effect when the key was granted before. */
export async function grantTokens(
  tx: Transaction,
  ctx: LedgerContext,
  userId: string,
  { kind, amount, key, reference, note }: Grant,
): Promise<boolean> {
  assertTokens(amount);
  const wallet = await lockWallet(tx, ctx, userId);
  const { to, from } = SOURCES[kind];
  const entry = await postEntry(tx, wallet, {
    key: grantKey(kind, key),
    kind,
    moves: { [to]: amount, [from]: -amount },
    at: ctx.now(),
    reference: reference ?? null,
    note: note ?? null,
  });
  if (!entry) return false;
  afterCommit(tx, () => ctx.telemetry.tokensGranted.inc({ kind }, amount));
  return true;
}

/** Grants the tokens of one month (0 is the first) of a subscription; false when they were granted before. */
export function grantMonth(
  tx: Transaction,
  ctx: LedgerContext,
  userId: string,
  { subscriptionId, month }: { subscriptionId: string; month: number },
): Promise<boolean> {
  return grantTokens(tx, ctx, userId, {
    kind: 'monthly_grant',
    amount: entitlementsOf('premium').monthlyTokens,
    key: `${subscriptionId}:${month}`,
    reference: subscriptionId,
  });
}
