import type { UserContext } from '#platform/context.ts';
import { revokeSession } from './queries.ts';
import { announceSessionChange } from './session-store.ts';

/** Ends the current session in every process. */
export async function logout(ctx: UserContext): Promise<void> {
  const { sessionId } = ctx.caller;
  await revokeSession(ctx.db, sessionId, ctx.now());
  announceSessionChange(ctx, { sessionId });
}
