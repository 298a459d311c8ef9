import type { Transaction } from '#db/client.ts';
import { captureHold } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { EndReason } from '../socket-messages.ts';
import { publishCall } from './call-channel.ts';
import { lockCall, updateCall, type CallRow } from './queries.ts';

interface EndConditions {
  /** Only if no socket has had the call since then. */
  leaseBefore?: Date;
}

/**
 * Ends a call once and charges the current minute. Returns undefined if it has already ended, or a
 * condition is not met.
 */
export async function endCall(
  ctx: Context,
  id: string,
  reason: EndReason,
  { leaseBefore }: EndConditions = {},
): Promise<CallRow | undefined> {
  const ended = await ctx.db.transaction(async (tx) => {
    const call = await lockCall(tx, id);
    if (!call || call.ended_at) return undefined;
    if (leaseBefore && call.lease_until >= leaseBefore) return undefined;
    return storeEnd(ctx, tx, call, reason);
  });
  if (ended) publishCall(ctx, id, { t: 'ended' });
  return ended;
}

/** Stores the end of a locked call. */
export async function storeEnd(
  ctx: Context,
  tx: Transaction,
  call: CallRow,
  reason: EndReason,
): Promise<CallRow> {
  const isPaid = await captureMinute(ctx, tx, call);
  return updateCall(tx, call.id, {
    status: 'ended',
    end_reason: reason,
    ended_at: ctx.now(),
    hold_id: null,
    minutes: call.minutes + (isPaid ? 1 : 0),
  });
}

/**
 * Charges the current minute. Returns false if there is none, or its tokens were already released.
 */
export async function captureMinute(
  ctx: Context,
  tx: Transaction,
  { hold_id, minutes, price_per_minute }: CallRow,
): Promise<boolean> {
  if (hold_id === null) return false;
  try {
    await captureHold(tx, ctx, hold_id, { amount: price_per_minute, key: String(minutes + 1) });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false;
    throw error;
  }
}
