import type { Queryable } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import { coarsePlace, describeDevice } from '../../describe-device.ts';
import type { Visitor } from '../open-session.ts';

/** The request of an event. Only a coarse form of it is stored. */
export type Seen = Pick<Visitor, 'userAgent' | 'address'>;

/** Distinguishes security events in the audit log from superusers' actions. */
export const EVENT_PREFIX = 'account.';

/** Records a security event of an account on the caller's transaction. */
export async function recordSecurityEvent(
  db: Queryable,
  ctx: Pick<Context, 'now'>,
  userId: string,
  kind: SecurityEventKind,
  { seen, actorId, ...details }: { seen?: Seen; actorId?: string | null } & Details = {},
): Promise<void> {
  const where = seen && {
    device: describeDevice(seen.userAgent ?? null),
    place: coarsePlace(seen.address),
  };
  await recordAudit(db, ctx, {
    actorId: actorId === undefined ? userId : actorId,
    action: `${EVENT_PREFIX}${kind}`,
    subject: { type: 'user', id: userId },
    details: { ...details, ...where },
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
