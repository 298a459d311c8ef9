import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { LoginResult } from '../../contract.ts';
import { isSettled } from '../../rules.ts';
import type { VerifiedPerson } from '../complete-sign-in.ts';
import { openSession, type Visitor } from '../open-session.ts';
import { findUserByIdentity, selectIdentities } from '../queries.ts';
import { recordSecurityEvent } from './record-event.ts';

/**
 * Signs in the caller again with a settled identity and returns a new, fresh session. The current
 * session ends when the new token is first used.
 * @throws AppError other_sign_in, sign_in_too_new
 */
export async function signInAgain(
  ctx: UserContext,
  person: VerifiedPerson,
  visitor: Visitor,
): Promise<LoginResult> {
  const { id: userId, sessionId } = ctx.caller;
  const { provider } = person;
  const problem = await findProblem(ctx, person);
  if (problem) {
    const refused = { origin: visitor, provider, reason: problem };
    await recordSecurityEvent(ctx.db, ctx, userId, 'sign_in_refused', refused);
    throw new AppError(problem);
  }
  return ctx.db.transaction(async (tx) => {
    const options = { isFresh: true, replaces: sessionId };
    const { token, expiresAt } = await openSession(tx, ctx, userId, visitor, options);
    await recordSecurityEvent(tx, ctx, userId, 'signed_in_again', { origin: visitor, provider });
    return {
      access_token: token,
      token_type: 'bearer' as const,
      expires_at: expiresAt.toISOString(),
      is_new: false,
    };
  });
}

async function findProblem(ctx: UserContext, { provider, subject }: VerifiedPerson) {
  const owner = await findUserByIdentity(ctx.db, { provider, subject });
  if (owner?.id !== ctx.caller.id) return 'other_sign_in';
  const identities = await selectIdentities(ctx.db, owner.id);
  const used = identities.find(
    (identity) => identity.provider === provider && identity.subject === subject,
  );
  return used && isSettled(used, owner, ctx.now()) ? undefined : 'sign_in_too_new';
}
