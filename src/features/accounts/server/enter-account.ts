import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { LoginResult, Provider } from '../contract.ts';
import { displayName, isAdminEmail, pictureAddress, standingProblem } from '../rules.ts';
import { carryOverAcknowledgement } from './acknowledge-age.ts';
import { openSession, type Visitor } from './open-session.ts';
import {
  findUserByIdentity,
  insertIdentity,
  insertUser,
  providersOfEmail,
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
 *   account_inactive, account_suspended
 */
export async function enterAccount(
  ctx: Context,
  person: VerifiedPerson,
  visitor: Visitor,
): Promise<LoginResult> {
  return ctx.db.transaction(async (tx) => {
    const { user, isNew } = await findOrCreateUser(tx, ctx, person);
    const problem = standingProblem(user, ctx.now());
    if (problem) throw new AppError(problem);
    if (!user.is_superuser && isAdminEmail(ctx.config.adminEmails, person.email))
      await updateUser(tx, user.id, { is_superuser: true });
    await carryOverAcknowledgement(tx, user, visitor.ageCookie);
    const { token, expiresAt } = await openSession(tx, ctx, user.id, visitor);
    return {
      access_token: token,
      token_type: 'bearer' as const,
      expires_at: expiresAt.toISOString(),
      is_new: isNew,
    };
  });
}

async function findOrCreateUser(
  tx: Transaction,
  ctx: Context,
  person: VerifiedPerson,
): Promise<{ user: UserRow; isNew: boolean }> {
  const known = await findUserByIdentity(tx, person);
  if (known) return { user: known, isNew: false };
  const created = await insertUser(tx, {
    id: newId(),
    full_name: displayName(person.fullName, person.email),
    email: person.email,
    profile_picture: pictureAddress(person.picture),
    created_at: ctx.now(),
  });
  if (created) {
    const { provider, subject } = person;
    await insertIdentity(tx, { provider, subject }, created.id);
    return { user: created, isNew: true };
  }
  // The address is taken: by this same person signing in at this same moment, or by another provider's account.
  const sameMoment = await findUserByIdentity(tx, person);
  if (sameMoment) return { user: sameMoment, isNew: false };
  const providers = await providersOfEmail(tx, person.email);
  const names = providers.map((provider) => PROVIDER_NAMES[provider]).join(' or ');
  throw new AppError('account_exists', {
    ...(names && {
      detail: `An account with this e-mail already exists. Sign in with ${names} instead.`,
    }),
    extra: { providers },
  });
}

const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', discord: 'Discord' };
