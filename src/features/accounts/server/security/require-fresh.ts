import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { isSettled } from '../../rules.ts';
import { findUserWithProviders, selectIdentities } from '../queries.ts';

const NAMES = { google: 'Google', discord: 'Discord' } as const;

/** Whether the caller signed in within the last ten minutes, with what is theirs beyond doubt. */
export const isFresh = ({ caller, now }: UserContext): boolean =>
  !!caller.freshUntil && caller.freshUntil > now();

/**
 * What changes who gets into an account, or takes all of it away, asks for a sign-in of the last ten
 * minutes: a token that was stolen does not have one.
 * @throws AppError fresh_sign_in_required, naming the providers that count
 */
export async function requireFresh(ctx: UserContext): Promise<void> {
  if (isFresh(ctx)) return;
  const now = ctx.now();
  const { id } = ctx.caller;
  const [found, ways] = await Promise.all([
    findUserWithProviders(ctx.db, id),
    selectIdentities(ctx.db, id),
  ]);
  const providers = ways
    .filter((way) => found && isSettled(way, found.user, now))
    .map(({ provider }) => provider);
  const names = providers.map((provider) => NAMES[provider]).join(' or ');
  throw new AppError('fresh_sign_in_required', {
    ...(names && {
      detail: `This needs a sign-in of the last 10 minutes. Sign in again with ${names}, then repeat it.`,
    }),
    extra: { providers },
  });
}
