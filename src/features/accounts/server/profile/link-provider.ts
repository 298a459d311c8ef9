import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Provider } from '../../contract.ts';
import type { LinkedProviders } from '../../contract-profile.ts';
import { isSettled, pictureAddress } from '../../rules.ts';
import { createChangeRecorder } from '../changes/record-change.ts';
import { findFormerOwner } from '../changes/queries.ts';
import type { VerifiedPerson } from '../complete-sign-in.ts';
import type { IdentityRow } from '../queries.ts';
import {
  deleteIdentity,
  findUserByIdentity,
  insertIdentity,
  lockUser,
  selectIdentities,
} from '../queries.ts';
import { recordSecurityEvent, type RequestOrigin } from '../security/record-event.ts';
import { requireFresh } from '../security/require-fresh.ts';

/** Lists the caller's linked providers. */
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
 * Links a verified provider account to the caller.
 * @throws AppError fresh_sign_in_required, identity_taken (linked to another account), provider_linked (this provider is already linked)
 */
export async function linkProvider(
  ctx: UserContext,
  person: VerifiedPerson,
  origin: RequestOrigin,
): Promise<void> {
  await requireFresh(ctx);
  const { id: userId } = ctx.caller;
  const { record } = await createChangeRecorder(ctx);
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('unauthorized');
    const owner = await findUserByIdentity(tx, person);
    if (owner?.id === userId) return;
    const formerOwner = owner?.id ?? (await findFormerOwner(tx, person, ctx.now()));
    if (formerOwner && formerOwner !== userId) throw new AppError('identity_taken');
    const linked = await selectIdentities(tx, userId);
    if (linked.some(({ provider }) => provider === person.provider))
      throw new AppError('provider_linked');
    const { provider, subject, email } = person;
    const picture = pictureAddress(person.picture);
    const added = { provider, subject, user_id: userId, email, picture, created_at: ctx.now() };
    await insertIdentity(tx, added);
    await record(tx, user, 'link', { identity: toDetail(added) });
    await recordSecurityEvent(tx, ctx, userId, 'provider_linked', { origin, provider });
  });
}

/**
 * Unlinks a provider, but never the last one or the last settled one.
 * @throws AppError fresh_sign_in_required, not_found when it is not linked, last_provider, sign_in_too_new
 */
export async function unlinkProvider(
  ctx: UserContext,
  provider: Provider,
  origin: RequestOrigin,
): Promise<void> {
  await requireFresh(ctx);
  const { record } = await createChangeRecorder(ctx);
  await ctx.db.transaction(async (tx) => {
    // The lock serializes concurrent removals, so that one identity remains.
    const user = await lockUser(tx, ctx.caller.id);
    if (!user) throw new AppError('unauthorized');
    const linked = await selectIdentities(tx, ctx.caller.id);
    const found = linked.find((identity) => identity.provider === provider);
    if (!found) throw new AppError('not_found');
    if (linked.length === 1) throw new AppError('last_provider');
    const hasSettledOther = linked.some(
      (identity) => identity !== found && isSettled(identity, user, ctx.now()),
    );
    if (!hasSettledOther)
      throw new AppError('sign_in_too_new', {
        detail:
          'Your other sign-in was linked less than 7 days ago. Until it has been there for 7 days, this one cannot be removed.',
      });
    await deleteIdentity(tx, found);
    await record(tx, user, 'unlink', { identity: toDetail(found) });
    await recordSecurityEvent(tx, ctx, user.id, 'provider_removed', { origin, provider });
  });
}

function toDetail({ provider, subject, email, picture, created_at }: IdentityRow) {
  return { provider, subject, email, picture, created_at: created_at.toISOString() };
}
