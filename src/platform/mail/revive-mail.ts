import type { Context } from '../context.ts';
import { mailSend } from './jobs.ts';
import { reviveMail as revive } from './queries.ts';

/** Queues a dead message again. False when no dead message has this id. */
export async function reviveMail(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const isRevived = await revive(tx, id, ctx.now());
    if (isRevived) await ctx.jobs.enqueue(tx, mailSend, { id });
    return isRevived;
  });
}
