import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Provider } from '../../contract.ts';
import type { LinkedProviders } from '../../contract-profile.ts';
import { pictureAddress } from '../../rules.ts';
import type { VerifiedPerson } from '../enter-account.ts';
import {
  deleteIdentity,
  findUserByIdentity,
  insertIdentity,
  lockUser,
  selectIdentities,
} from '../queries.ts';

/** The caller's ways in. */
export async function listLinkedProviders(ctx: UserContext): Promise<LinkedProviders> {
  const rows = await selectIdentities(ctx.db, ctx.caller.id);
  const data = rows.map(({ provider, email, picture, created_at }) => ({
    provider,
    email,
    picture,
    linked_at: created_at.toISOString(),
  }));
  return { data, count: data.length };
}

/**
 * Gives the caller a second way in: the account at the other provider, which just vouched for it.
 * @throws AppError identity_taken (it opens another account), provider_linked (one of it is linked)
 */
export async function linkProvider(ctx: UserContext, person: VerifiedPerson): Promise<void> {
  const { id: userId } = ctx.caller;
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const owner = await findUserByIdentity(tx, person);
    if (owner?.id === userId) return;
    if (owner) throw new AppError('identity_taken');
    const linked = await selectIdentities(tx, userId);
    if (linked.some(({ provider }) => provider === person.provider))
      throw new AppError('provider_linked');
    const { provider, subject, email } = person;
    const picture = pictureAddress(person.picture);
    await insertIdentity(tx, { provider, subject, user_id: userId, email, picture });
  });
}

/**
 * Takes a way in away, but never the last one.
 * @throws AppError not_found when it is not linked, last_provider
 */
export async function unlinkProvider(ctx: UserContext, provider: Provider): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Two removals at the same moment follow each other, so that one way in stays.
    await lockUser(tx, ctx.caller.id);
    const linked = await selectIdentities(tx, ctx.caller.id);
    const found = linked.find((identity) => identity.provider === provider);
    if (!found) throw new AppError('not_found');
    if (linked.length === 1) throw new AppError('last_provider');
    await deleteIdentity(tx, found);
  });
}
