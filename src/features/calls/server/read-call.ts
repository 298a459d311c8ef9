import type { UserContext } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import type { Call, CurrentCall } from '../contract.ts';
import { endCall } from './end-call.ts';
import { presentCall } from './present.ts';
import { findCallView, findOpenCallView } from './queries.ts';

/** @throws AppError not_found */
export async function readCall({ db, caller }: UserContext, id: string): Promise<Call> {
  return presentCall(found(await findCallView(db, caller.id, id)));
}

export async function readCurrentCall({ db, caller }: UserContext): Promise<CurrentCall> {
  const call = await findOpenCallView(db, caller.id);
  return { call: call ? presentCall(call) : null };
}

/**
 * Hangs up, regardless of which process has the socket. A call that has ended stays unchanged.
 * @throws AppError not_found
 */
export async function hangUp(ctx: UserContext, id: string): Promise<void> {
  found(await findCallView(ctx.db, ctx.caller.id, id));
  await endCall(ctx, id, 'hung_up');
}
