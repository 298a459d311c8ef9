import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { LoginResult, Provider } from '../contract.ts';
import { displayName, isAdminEmail, isSettled, pictureAddress, standingProblem } from '../rules.ts';
import { carryOverAcknowledgment } from './acknowledge-age.ts';
import { findRemovedFrom, findReservingUser } from './changes/queries.ts';
import { openSession, type Visitor } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { recordSecurityEvent } from './security/record-event.ts';
import {
  findUserByEmail,
  findUserByIdentity,
  insertIdentity,
  insertUser,
  refreshIdentity,
  selectIdentities,
  updateUser,
  type UserRow,
} from './queries.ts';

/** A person as a provider vouches for them; the e-mail address is verified. */
export interface VerifiedPerson {
  provider: Provider;
  subject: string;
  email: string;
  fullName: string | null;
  picture: string | null;
}

/**
 * Signs a verified person in, making the account at their first visit.
 * @throws AppError account_exists (the address belongs to an account of another provider),
 *   account_leaving
 */
export async function enterAccount(
  ctx: Context,
  person: VerifiedPerson,
  visitor: Visitor,
  { registered, mayBeCalled }: Pick<AccountParts, 'registered' | 'mayBeCalled'>,
): Promise<LoginResult> {
  const followers = await Promise.all(registered.map((follow) => follow(ctx, visitor)));
  const { provider } = person;
  const outcome = await ctx.db.transaction(async (tx) => {
    const found = await findOrCreateUser(tx, ctx, person, mayBeCalled);
    if ('refusal' in found) return found;
    const { user, isNew } = found;
    const problem = standingProblem(user, ctx.now());
    // Who is suspended signs in to read why, to appeal and to leave: see `alsoSuspended`.
    if (problem === 'account_leaving') return { refusal: new AppError(problem), userId: user.id };
    if (!problem && !user.is_superuser && isAdminEmail(ctx.config.adminEmails, person.email)) {
      await updateUser(tx, user.id, { is_superuser: true });
      await recordSecurityEvent(tx, ctx, user.id, 'rights_given', { actorId: null });
    }
    if (isNew) {
      for (const follow of followers) await follow?.(tx, user);
      await sendMail(tx, ctx, {
        template: 'welcome',
        to: user.email,
        data: { name: user.full_name },
        key: `welcome:${user.id}`,
      });
    }
    await carryOverAcknowledgment(tx, user, visitor.ageCookie);
    const isFresh = isSettled(found.way, user, ctx.now());
    const { token, expiresAt } = await openSession(tx, ctx, user.id, visitor, { isFresh });
    await recordSecurityEvent(tx, ctx, user.id, 'signed_in', { seen: visitor, provider });
    return {
      access_token: token,
      token_type: 'bearer' as const,
      expires_at: expiresAt.toISOString(),
      is_new: isNew,
    };
  });
  if (!('refusal' in outcome)) return outcome;
  const { refusal, userId } = outcome;
  const refused = { seen: visitor, provider, reason: refusal.code, actorId: null };
  if (userId) await recordSecurityEvent(ctx.db, ctx, userId, 'sign_in_refused', refused);
  throw refusal;
}

/** A sign-in that is refused, and the account that it was about. */
interface Refused {
  refusal: AppError;
  userId: string | undefined;
}
interface Entered {
  user: UserRow;
  isNew: boolean;
  way: { created_at: Date };
}

async function findOrCreateUser(
  tx: Transaction,
  ctx: Context,
  person: VerifiedPerson,
  mayBeCalled: AccountParts['mayBeCalled'],
): Promise<Entered | Refused> {
  const { provider, subject, email } = person;
  const picture = pictureAddress(person.picture);
  const known = await findUserByIdentity(tx, person);
  if (known) {
    const way = await refreshIdentity(tx, person, { email, picture });
    return { user: known, isNew: false, way };
  }
  const former = await findRemovedFrom(tx, person, ctx.now());
  if (former) return { refusal: new AppError('sign_in_removed'), userId: former };
  const reserving = await findReservingUser(tx, email, null, ctx.now());
  if (reserving) return refuseSecondWay(tx, provider, reserving);
  const created = await insertUser(tx, {
    id: newId(),
    full_name: firstName(person, mayBeCalled),
    email: person.email,
    profile_picture: picture,
    created_at: ctx.now(),
  });
  if (created) {
    const { id: user_id, created_at } = created;
    await insertIdentity(tx, { provider, subject, user_id, email, picture, created_at });
    return { user: created, isNew: true, way: created };
  }
  // The address is taken: by this same person signing in at this same moment, or by another provider's account.
  const sameMoment = await findUserByIdentity(tx, person);
  if (sameMoment) return { user: sameMoment, isNew: false, way: sameMoment };
  const owner = await findUserByEmail(tx, person.email);
  return refuseSecondWay(tx, provider, owner?.id);
}

/** The address is another account's: which provider opens that one is told, and that this one can be linked there. */
async function refuseSecondWay(
  tx: Transaction,
  provider: Provider,
  userId: string | undefined,
): Promise<Refused> {
  const ways = userId ? await selectIdentities(tx, userId) : [];
  const providers = ways.map((way) => way.provider);
  const names = providers.map((one) => PROVIDER_NAMES[one]).join(' or ');
  const refusal = new AppError('account_exists', {
    ...(names && {
      detail: `An account with this e-mail already exists. Sign in with ${names} instead; in your profile you can then link ${PROVIDER_NAMES[provider]} to it.`,
    }),
    extra: { providers },
  });
  return { refusal, userId };
}

/** The provider's name for them, or their mailbox's, where it may be shown. */
function firstName(
  { fullName, email }: VerifiedPerson,
  mayBeCalled: AccountParts['mayBeCalled'],
): string {
  const names = [displayName(fullName, email), displayName(null, email)];
  return names.find(mayBeCalled) ?? displayName(null, '');
}

const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', discord: 'Discord' };
