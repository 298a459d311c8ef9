import type { Queryable } from '#db/client.ts';
import type { Caller, Context } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { AgeStatus } from '../contract.ts';
import { findAcknowledgment, storeAcknowledgment } from './age-queries.ts';
import { findUserWithProviders, updateUser, type UserRow } from './queries.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

/** Who is asked: the signed-in user, or the visitor of a cookie. */
export interface AgeSubject {
  caller: Pick<Caller, 'id'> | null;
  ageCookie: string | undefined;
}

/**
 * Records that the 18+ notice was acknowledged: on the account, or for a visitor under a cookie.
 * @returns the status, and for a visitor the value to set as cookie
 * @throws FieldError when `version` is not the notice shown now
 */
export async function acknowledgeAge(
  ctx: Context,
  subject: AgeSubject,
  version: string,
): Promise<{ status: AgeStatus; cookie?: string }> {
  if (version !== AGE_NOTICE_VERSION)
    throw new FieldError([
      {
        loc: ['body', 'version'],
        msg: `The notice shown now is version ${AGE_NOTICE_VERSION}. Load the page again.`,
        type: 'outdated_notice',
      },
    ]);
  const at = ctx.now();
  const status = { acknowledged: true, version, acknowledged_at: at.toISOString() };
  if (subject.caller) {
    await updateUser(ctx.db, subject.caller.id, {
      age_notice_version: version,
      age_confirmed_at: at,
    });
    return { status };
  }
  const cookie = isSecret(subject.ageCookie) ? subject.ageCookie : newSecret();
  await storeAcknowledgment(ctx.db, { browserHash: hashSecret(cookie), version, at });
  return { status, cookie };
}

/** What is known of a user's or visitor's acknowledgment; one of an older notice does not count. */
export async function readAgeStatus(
  ctx: Pick<Context, 'db'>,
  subject: AgeSubject,
): Promise<AgeStatus> {
  const [version, at] = subject.caller
    ? await ofUser(ctx.db, subject.caller.id)
    : await ofVisitor(ctx.db, subject.ageCookie);
  return {
    acknowledged: version === AGE_NOTICE_VERSION,
    version,
    acknowledged_at: at?.toISOString() ?? null,
  };
}

/** True when explicit media may be sent: the notice shown now was acknowledged. */
export async function hasAcknowledgedAge(
  ctx: Pick<Context, 'db'>,
  subject: AgeSubject,
): Promise<boolean> {
  return (await readAgeStatus(ctx, subject)).acknowledged;
}

/** At sign-in, what the visitor acknowledged becomes the user's, unless the user did already. */
export async function carryOverAcknowledgment(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'age_notice_version'>,
  ageCookie: string | undefined,
): Promise<void> {
  if (user.age_notice_version === AGE_NOTICE_VERSION) return;
  const [version, at] = await ofVisitor(db, ageCookie);
  if (version === AGE_NOTICE_VERSION)
    await updateUser(db, user.id, { age_notice_version: version, age_confirmed_at: at });
}

type Known = [version: string | null, at: Date | null];

async function ofUser(db: Queryable, id: string): Promise<Known> {
  const found = await findUserWithProviders(db, id);
  return [found?.user.age_notice_version ?? null, found?.user.age_confirmed_at ?? null];
}

async function ofVisitor(db: Queryable, cookie: string | undefined): Promise<Known> {
  const row = isSecret(cookie) ? await findAcknowledgment(db, hashSecret(cookie)) : undefined;
  return [row?.version ?? null, row?.created_at ?? null];
}
