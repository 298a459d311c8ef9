import type { UserContext } from '#platform/context.ts';
import { revokeSession } from './queries.ts';
import { announceSessionChange } from './session-store.ts';

/** Ends the session that the caller came with, in every process at once. */
export async function logout(ctx: UserContext): Promise<void> {
  const { sessionId } = ctx.caller;
  await revokeSession(ctx.db, sessionId, ctx.now());
  announceSessionChange(ctx, { sessionId });
}
