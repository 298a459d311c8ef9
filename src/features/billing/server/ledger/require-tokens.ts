import type { Context } from '#platform/context.ts';
import { insufficientTokens } from './hold-tokens.ts';
import { readBalance } from './read-balance.ts';

/**
 * Refuses work that the current balance does not cover, before it is stored. Holds nothing.
 * @returns what is available
 * @throws AppError insufficient_tokens
 */
export async function requireTokens(
  ctx: Pick<Context, 'config' | 'db' | 'now'>,
  userId: string,
  amount: number,
): Promise<number> {
  const balance = await readBalance(ctx.db, ctx, userId);
  if (balance.available < amount) throw insufficientTokens(ctx, balance, amount);
  return balance.available;
}
