import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Provider } from '../../contract.ts';
import type { LinkedProviders } from '../../contract-profile.ts';
import { isSettled, pictureAddress } from '../../rules.ts';
import { changeNotes } from '../changes/note-change.ts';
import { findRemovedFrom } from '../changes/queries.ts';
import type { VerifiedPerson } from '../enter-account.ts';
import type { IdentityRow } from '../queries.ts';
import {
  deleteIdentity,
  findUserByIdentity,
  insertIdentity,
  lockUser,
  selectIdentities,
} from '../queries.ts';
import { recordSecurityEvent, type Seen } from '../security/record-event.ts';
import { requireFresh } from '../security/require-fresh.ts';

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
 * @throws AppError fresh_sign_in_required, identity_taken (it opens another account), provider_linked (one of it is linked)
 */
export async function linkProvider(
  ctx: UserContext,
  person: VerifiedPerson,
  seen: Seen,
): Promise<void> {
  await requireFresh(ctx);
  const { id: userId } = ctx.caller;
  const { note } = await changeNotes(ctx);
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('unauthorized');
    const owner = await findUserByIdentity(tx, person);
    if (owner?.id === userId) return;
    const former = owner?.id ?? (await findRemovedFrom(tx, person, ctx.now()));
    if (former && former !== userId) throw new AppError('identity_taken');
    const linked = await selectIdentities(tx, userId);
    if (linked.some(({ provider }) => provider === person.provider))
      throw new AppError('provider_linked');
    const { provider, subject, email } = person;
    const picture = pictureAddress(person.picture);
    const added = { provider, subject, user_id: userId, email, picture, created_at: ctx.now() };
    await insertIdentity(tx, added);
    await note(tx, user, 'link', { identity: asDetail(added) });
    await recordSecurityEvent(tx, ctx, userId, 'provider_linked', { seen, provider });
  });
}

/**
 * Takes a way in away, but never the last one, nor the last that was not just added.
 * @throws AppError fresh_sign_in_required, not_found when it is not linked, last_provider, sign_in_too_new
 */
export async function unlinkProvider(
  ctx: UserContext,
  provider: Provider,
  seen: Seen,
): Promise<void> {
  await requireFresh(ctx);
  const { note } = await changeNotes(ctx);
  await ctx.db.transaction(async (tx) => {
    // Two removals at the same moment follow each other, so that one way in stays.
    const user = await lockUser(tx, ctx.caller.id);
    if (!user) throw new AppError('unauthorized');
    const linked = await selectIdentities(tx, ctx.caller.id);
    const found = linked.find((identity) => identity.provider === provider);
    if (!found) throw new AppError('not_found');
    if (linked.length === 1) throw new AppError('last_provider');
    const isLeft = linked.some((way) => way !== found && isSettled(way, user, ctx.now()));
    if (!isLeft)
      throw new AppError('sign_in_too_new', {
        detail:
          'Your other sign-in was linked less than 7 days ago. Until it has been there for that long, this one cannot be removed.',
      });
    await deleteIdentity(tx, found);
    await note(tx, user, 'unlink', { identity: asDetail(found) });
    await recordSecurityEvent(tx, ctx, user.id, 'provider_removed', { seen, provider });
  });
}

function asDetail({ provider, subject, email, picture, created_at }: IdentityRow) {
  return { provider, subject, email, picture, created_at: created_at.toISOString() };
}
