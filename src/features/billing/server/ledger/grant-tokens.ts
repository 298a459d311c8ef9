import type { Transaction } from '#db/client.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { assertTokens } from './hold-tokens.ts';
import { postEntry } from './post-entry.ts';
import { lockWallet, type LedgerContext } from './wallet.ts';

/** Where granted tokens come to lie, and which account of the house gives them. */
export const SOURCES = {
  monthly_grant: { to: 'monthly', from: 'granted' },
  support_grant: { to: 'bought', from: 'granted' },
  purchase: { to: 'bought', from: 'sold' },
} as const;

interface Grant {
  kind: keyof typeof SOURCES;
  amount: number;
  /** Unique over all users, and not made of the user's id: the same key never grants twice. */
  key: string;
  reference?: string;
  /** Why, in words that the user may read; never about a person, since it outlives the account. */
  note?: string;
}

export const grantKey = (kind: Grant['kind'], key: string): string => `${kind}:${key}`;

/** Adds tokens to a user's wallet. False, and no effect, when the key was granted before. */
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
  return entry !== undefined;
}

/** The grant of one month (0 is the first) of a subscription; false when it was given before. */
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
