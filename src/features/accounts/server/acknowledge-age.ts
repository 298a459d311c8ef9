import type { Queryable } from '#db/client.ts';
import type { Caller, Context } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { AgeStatus } from '../contract.ts';
import { findAcknowledgment, storeAcknowledgment } from './age-queries.ts';
import { findUserWithProviders, updateUser, type UserRow } from './queries.ts';
import { hashSecret, isSecret, newSecret } from './secrets.ts';

/** The signed-in user, or the visitor identified by a cookie. */
export interface AgeSubject {
  caller: Pick<Caller, 'id'> | null;
  ageCookie: string | undefined;
}

/**
 * Records that the 18+ notice was acknowledged: on the account, or under a cookie for a visitor.
 * @returns the status, and for a visitor the cookie value to set
 * @throws FieldError when `version` is not the current notice
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
        msg: `The current notice is version ${AGE_NOTICE_VERSION}. Reload the page.`,
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

/** Returns whether a user or visitor acknowledged the current notice. An older one does not count. */
export async function readAgeStatus(
  ctx: Pick<Context, 'db'>,
  subject: AgeSubject,
): Promise<AgeStatus> {
  const [version, at] = subject.caller
    ? await readByUser(ctx.db, subject.caller.id)
    : await readByCookie(ctx.db, subject.ageCookie);
  return {
    acknowledged: version === AGE_NOTICE_VERSION,
    version,
    acknowledged_at: at?.toISOString() ?? null,
  };
}

/** Returns whether explicit media may be sent: the current notice was acknowledged. */
export async function hasAcknowledgedAge(
  ctx: Pick<Context, 'db'>,
  subject: AgeSubject,
): Promise<boolean> {
  return (await readAgeStatus(ctx, subject)).acknowledged;
}

/** At sign-in, copies the visitor's acknowledgment to a user who has none. */
export async function carryOverAcknowledgment(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'age_notice_version'>,
  ageCookie: string | undefined,
): Promise<void> {
  if (user.age_notice_version === AGE_NOTICE_VERSION) return;
  const [version, at] = await readByCookie(db, ageCookie);
  if (version === AGE_NOTICE_VERSION)
    await updateUser(db, user.id, { age_notice_version: version, age_confirmed_at: at });
}

type Stored = [version: string | null, at: Date | null];

async function readByUser(db: Queryable, id: string): Promise<Stored> {
  const found = await findUserWithProviders(db, id);
  return [found?.user.age_notice_version ?? null, found?.user.age_confirmed_at ?? null];
}

async function readByCookie(db: Queryable, cookie: string | undefined): Promise<Stored> {
  const row = isSecret(cookie) ? await findAcknowledgment(db, hashSecret(cookie)) : undefined;
  return [row?.version ?? null, row?.created_at ?? null];
}
