import type { Queryable } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import { coarsePlace, describeDevice } from '../../describe-device.ts';
import type { Visitor } from '../open-session.ts';

/** The request of an event. Only a coarse form of it is stored. */
export type RequestOrigin = Pick<Visitor, 'userAgent' | 'address'>;

/** Distinguishes security events in the audit log from superusers' actions. */
export const EVENT_PREFIX = 'account.';

/** Records a security event of an account on the caller's transaction. */
export async function recordSecurityEvent(
  db: Queryable,
  ctx: Pick<Context, 'now'>,
  userId: string,
  kind: SecurityEventKind,
  {
    origin,
    actorId,
    ...details
  }: { origin?: RequestOrigin; actorId?: string | null } & Details = {},
): Promise<void> {
  const requestDetails = origin && {
    device: describeDevice(origin.userAgent ?? null),
    place: coarsePlace(origin.address),
  };
  await recordAudit(db, ctx, {
    actorId: actorId === undefined ? userId : actorId,
    action: `${EVENT_PREFIX}${kind}`,
    subject: { type: 'user', id: userId },
    details: { ...details, ...requestDetails },
  });
}

interface Details {
  provider?: string;
  /** The error code of a refused sign-in. */
  reason?: string;
  /** Which change was undone. */
  change?: string;
  until?: string;
}
