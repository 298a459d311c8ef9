import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { LoginResult, Provider } from '../contract.ts';
import { displayName, isAdminEmail, pictureAddress, standingProblem } from '../rules.ts';
import { carryOverAcknowledgment } from './acknowledge-age.ts';
import { openSession, type Visitor } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import {
  findUserByIdentity,
  insertIdentity,
  insertUser,
  providersOfEmail,
  refreshIdentity,
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
  { registered, mayBeCalled }: Pick<AccountParts, 'registered' | 'mayBeCalled'>,
): Promise<LoginResult> {
  const followers = await Promise.all(registered.map((follow) => follow(ctx, visitor)));
  return ctx.db.transaction(async (tx) => {
    const { user, isNew } = await findOrCreateUser(tx, ctx, person, mayBeCalled);
    const problem = standingProblem(user, ctx.now());
    if (problem) throw new AppError(problem);
    if (!user.is_superuser && isAdminEmail(ctx.config.adminEmails, person.email))
      await updateUser(tx, user.id, { is_superuser: true });
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
  mayBeCalled: AccountParts['mayBeCalled'],
): Promise<{ user: UserRow; isNew: boolean }> {
  const { provider, subject, email } = person;
  const picture = pictureAddress(person.picture);
  const known = await findUserByIdentity(tx, person);
  if (known) {
    await refreshIdentity(tx, person, { email, picture });
    return { user: known, isNew: false };
  }
  const created = await insertUser(tx, {
    id: newId(),
    full_name: firstName(person, mayBeCalled),
    email: person.email,
    profile_picture: picture,
    created_at: ctx.now(),
  });
  if (created) {
    await insertIdentity(tx, { provider, subject, user_id: created.id, email, picture });
    return { user: created, isNew: true };
  }
  // The address is taken: by this same person signing in at this same moment, or by another provider's account.
  const sameMoment = await findUserByIdentity(tx, person);
  if (sameMoment) return { user: sameMoment, isNew: false };
  const providers = await providersOfEmail(tx, person.email);
  const names = providers.map((one) => PROVIDER_NAMES[one]).join(' or ');
  throw new AppError('account_exists', {
    ...(names && {
      detail: `An account with this e-mail already exists. Sign in with ${names} instead; in your profile you can then link ${PROVIDER_NAMES[provider]} to it.`,
    }),
    extra: { providers },
  });
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
