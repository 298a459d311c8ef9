import type { Context } from '../context.ts';
import { mailSend } from './jobs.ts';
import { reviveMail as revive } from './queries.ts';

/** Sends a message that was given up once more; false when no message of that id is dead. */
export async function reviveMail(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const isRevived = await revive(tx, id, ctx.now());
    if (isRevived) await ctx.jobs.enqueue(tx, mailSend, { id });
    return isRevived;
  });
}
