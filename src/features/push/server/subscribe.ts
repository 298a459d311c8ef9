import type { UserContext } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { checkTarget, FetchImageError, resolveHost } from '#platform/fetch-image/index.ts';
import { newId } from '#shared/ids.ts';
import type { CreatePushSubscription } from '../contract.ts';
import { isPublicKey } from './is-public-key.ts';
import { deleteOfSession, storeSubscription } from './queries.ts';

/**
 * Turns notifications on in the caller's browser.
 * @throws FieldError for an address that is not of a public host, or a key that is not on the curve
 */
export async function subscribe(
  ctx: UserContext,
  { endpoint, keys }: CreatePushSubscription,
): Promise<void> {
  if (!isPublicKey(keys.p256dh)) throw fieldError(['keys', 'p256dh'], 'This key is not valid.');
  await checkEndpoint(ctx, endpoint);
  await ctx.db.transaction((tx) =>
    storeSubscription(tx, {
      id: newId(),
      user_id: ctx.caller.id,
      session_id: ctx.caller.sessionId,
      endpoint,
      ...keys,
      created_at: ctx.now(),
    }),
  );
}

/** Turns notifications off in the caller's browser. */
export const unsubscribe = (ctx: UserContext): Promise<void> =>
  deleteOfSession(ctx.db, ctx.caller.sessionId);

async function checkEndpoint(ctx: UserContext, endpoint: string): Promise<void> {
  const { pushAllowLoopback: allowLoopback } = ctx.config;
  try {
    await checkTarget(endpoint, { resolve: resolveHost, allowLoopback });
  } catch (error) {
    if (!(error instanceof FetchImageError)) throw error;
    throw fieldError(['endpoint'], 'This is not the address of a push service.');
  }
}

const fieldError = (path: string[], msg: string) =>
  new FieldError([{ loc: ['body', ...path], msg, type: 'invalid_subscription' }]);
