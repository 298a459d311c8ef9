import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { LoginResult, Provider } from '../contract.ts';
import { displayName, isAdminEmail, isSettled, pictureAddress, standingProblem } from '../rules.ts';
import { carryOverAcknowledgment } from './acknowledge-age.ts';
import { findFormerOwner, findReservingUser } from './changes/queries.ts';
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

/** A person verified by a provider, with a verified email address. */
export interface VerifiedPerson {
  provider: Provider;
  subject: string;
  email: string;
  fullName: string | null;
  picture: string | null;
}

/**
 * Signs in a verified person. Creates the account at the first sign-in.
 * @throws AppError account_exists (the address belongs to an account of another provider),
 *   account_leaving, sign_in_removed
 */
export async function completeSignIn(
  ctx: Context,
  person: VerifiedPerson,
  visitor: Visitor,
  {
    registrationListeners,
    isNameAllowed,
  }: Pick<AccountParts, 'registrationListeners' | 'isNameAllowed'>,
): Promise<LoginResult> {
  const listeners = await Promise.all(registrationListeners.map((listen) => listen(ctx, visitor)));
  const { provider } = person;
  const outcome = await ctx.db.transaction(async (tx) => {
    const found = await findOrCreateUser(tx, ctx, person, isNameAllowed);
    if ('refusal' in found) return found;
    const { user, isNew } = found;
    const problem = standingProblem(user, ctx.now());
    // Suspended users can sign in to read why, to appeal and to leave: see `alsoSuspended`.
    if (problem === 'account_leaving') return { refusal: new AppError(problem), userId: user.id };
    if (!problem && !user.is_superuser && isAdminEmail(ctx.config.adminEmails, person.email)) {
      await updateUser(tx, user.id, { is_superuser: true });
      await recordSecurityEvent(tx, ctx, user.id, 'rights_given', { actorId: null });
    }
    if (isNew) {
      afterCommit(tx, () => ctx.telemetry.signUps.inc({ provider }));
      for (const listener of listeners) await listener?.(tx, user);
      await sendMail(tx, ctx, {
        template: 'welcome',
        to: user.email,
        data: { name: user.full_name },
        key: `welcome:${user.id}`,
      });
    }
    await carryOverAcknowledgment(tx, user, visitor.ageCookie);
    const isFresh = isSettled(found.identity, user, ctx.now());
    const { token, expiresAt } = await openSession(tx, ctx, user.id, visitor, { isFresh });
    await recordSecurityEvent(tx, ctx, user.id, 'signed_in', { origin: visitor, provider });
    return {
      access_token: token,
      token_type: 'bearer' as const,
      expires_at: expiresAt.toISOString(),
      is_new: isNew,
    };
  });
  if (!('refusal' in outcome)) return outcome;
  const { refusal, userId } = outcome;
  const refused = { origin: visitor, provider, reason: refusal.code, actorId: null };
  if (userId) await recordSecurityEvent(ctx.db, ctx, userId, 'sign_in_refused', refused);
  throw refusal;
}

/** A refused sign-in, and the affected account. */
interface Refused {
  refusal: AppError;
  userId: string | undefined;
}
interface SignedIn {
  user: UserRow;
  isNew: boolean;
  identity: { created_at: Date };
}

async function findOrCreateUser(
  tx: Transaction,
  ctx: Context,
  person: VerifiedPerson,
  isNameAllowed: AccountParts['isNameAllowed'],
): Promise<SignedIn | Refused> {
  const { provider, subject, email } = person;
  const picture = pictureAddress(person.picture);
  const known = await findUserByIdentity(tx, person);
  if (known) {
    const identity = await refreshIdentity(tx, person, { email, picture });
    return { user: known, isNew: false, identity };
  }
  const formerOwner = await findFormerOwner(tx, person, ctx.now());
  if (formerOwner) return { refusal: new AppError('sign_in_removed'), userId: formerOwner };
  const reservedBy = await findReservingUser(tx, email, null, ctx.now());
  if (reservedBy) return refuseSecondProvider(tx, provider, reservedBy);
  const created = await insertUser(tx, {
    id: newId(),
    full_name: chooseInitialName(person, isNameAllowed),
    email: person.email,
    profile_picture: picture,
    created_at: ctx.now(),
  });
  if (created) {
    const { id: user_id, created_at } = created;
    await insertIdentity(tx, { provider, subject, user_id, email, picture, created_at });
    return { user: created, isNew: true, identity: created };
  }
  // The address is in use: by a concurrent sign-in of the same person, or by another account.
  const concurrent = await findUserByIdentity(tx, person);
  if (concurrent) return { user: concurrent, isNew: false, identity: concurrent };
  const owner = await findUserByEmail(tx, person.email);
  return refuseSecondProvider(tx, provider, owner?.id);
}

/** The address belongs to another account. The error names its providers and suggests linking. */
async function refuseSecondProvider(
  tx: Transaction,
  provider: Provider,
  userId: string | undefined,
): Promise<Refused> {
  const linked = userId ? await selectIdentities(tx, userId) : [];
  const providers = linked.map(({ provider: name }) => name);
  const names = providers.map((one) => PROVIDER_NAMES[one]).join(' or ');
  const refusal = new AppError('account_exists', {
    ...(names && {
      detail: `An account with this email already exists. Sign in with ${names} instead; you can then link ${PROVIDER_NAMES[provider]} in your profile.`,
    }),
    extra: { providers },
  });
  return { refusal, userId };
}

/** Returns the provider's name if it is allowed, otherwise the mailbox name if that is. */
function chooseInitialName(
  { fullName, email }: VerifiedPerson,
  isNameAllowed: AccountParts['isNameAllowed'],
): string {
  const names = [displayName(fullName, email), displayName(null, email)];
  return names.find(isNameAllowed) ?? displayName(null, '');
}

const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', discord: 'Discord' };
