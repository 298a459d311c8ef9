import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { isSettled } from '../../rules.ts';
import { findUserWithProviders, selectIdentities } from '../queries.ts';

const NAMES = { google: 'Google', discord: 'Discord' } as const;

/** Returns whether the caller signed in within the last ten minutes with a settled identity. */
export const isFresh = ({ caller, now }: UserContext): boolean =>
  !!caller.freshUntil && caller.freshUntil > now();

/**
 * Requires a sign-in of the last ten minutes, which a stolen token usually does not have.
 * @throws AppError fresh_sign_in_required with the settled providers
 */
export async function requireFresh(ctx: UserContext): Promise<void> {
  if (isFresh(ctx)) return;
  const now = ctx.now();
  const { id } = ctx.caller;
  const [found, identities] = await Promise.all([
    findUserWithProviders(ctx.db, id),
    selectIdentities(ctx.db, id),
  ]);
  const providers = identities
    .filter((identity) => found && isSettled(identity, found.user, now))
    .map(({ provider }) => provider);
  const names = providers.map((provider) => NAMES[provider]).join(' or ');
  throw new AppError('fresh_sign_in_required', {
    ...(names && {
      detail: `This needs a sign-in within the last 10 minutes. Sign in again with ${names}, then try again.`,
    }),
    extra: { providers },
  });
}
