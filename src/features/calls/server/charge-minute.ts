import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import { holdTokens } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { publishCall } from './call-channel.ts';
import { captureMinute, storeEnd } from './end-call.ts';
import { lockCall, updateCall, type CallRow } from './queries.ts';

/** Longer than a minute can take, including pauses. An abandoned call is swept much earlier. */
const HOLD_MS = 2 * 3_600_000;

/**
 * Picks up a ringing call: holds its first minute, and counts the AI disclosure as given. Ends the
 * call if the balance does not cover the minute.
 * @returns the updated call; undefined if another socket has it, or it has ended
 */
export const pickUpCall = (ctx: Context, id: string, owner: string) =>
  change(ctx, id, owner, async (tx, call) => {
    if (call.status !== 'ringing') return call;
    const now = ctx.now();
    // Users are locked before wallets everywhere.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, call.user_id))
      .for('no key update');
    const held = await holdMinute(ctx, tx, call);
    if (!held) return storeEnd(ctx, tx, call, 'out_of_tokens');
    await tx.update(users).set({ ai_disclosed_at: now }).where(eq(users.id, call.user_id));
    return updateCall(tx, id, { status: 'active', picked_up_at: now, hold_id: held });
  });

/**
 * Begins the next minute: the one before is paid and the next is held, in one transaction. Ends the
 * call if the balance does not allow it.
 * @param begun how many minutes have begun, so that a repeated call has no second effect
 * @returns the call as it is then; undefined if another socket has it, or it has ended
 */
export const beginMinute = (ctx: Context, id: string, owner: string, begun: number) =>
  change(ctx, id, owner, async (tx, call) => {
    if (call.status !== 'active' || call.minutes + 1 !== begun) return call;
    const isPaid = await captureMinute(ctx, tx, call);
    const paid = { ...call, minutes: call.minutes + (isPaid ? 1 : 0), hold_id: null };
    const held = await holdMinute(ctx, tx, paid);
    if (!held) return storeEnd(ctx, tx, paid, 'out_of_tokens');
    return updateCall(tx, id, { minutes: paid.minutes, hold_id: held });
  });

async function change(
  ctx: Context,
  id: string,
  owner: string,
  work: (tx: Transaction, call: CallRow) => Promise<CallRow>,
): Promise<CallRow | undefined> {
  const changed = await ctx.db.transaction(async (tx) => {
    const call = await lockCall(tx, id);
    return !call || call.ended_at || call.lease_owner !== owner ? undefined : work(tx, call);
  });
  if (changed?.ended_at) publishCall(ctx, id, { t: 'ended' });
  return changed;
}

/** Returns the hold's id; undefined if the balance does not cover it. */
async function holdMinute(
  ctx: Context,
  tx: Transaction,
  { id, user_id, price_per_minute }: CallRow,
): Promise<string | undefined> {
  try {
    const hold = await holdTokens(tx, ctx, user_id, {
      amount: price_per_minute,
      purpose: 'call',
      reference: id,
      // The row's lock keeps a minute from being held twice.
      key: `call:${newId()}`,
      lifetimeMs: HOLD_MS,
    });
    return hold.id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'insufficient_tokens') return undefined;
    throw error;
  }
}
