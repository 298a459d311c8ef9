import type { Queryable } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Context } from '#platform/context.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import { coarsePlace, describeDevice } from '../../describe-device.ts';
import type { Visitor } from '../open-session.ts';

/** The request that an event came with; what is kept of it is coarse. */
export type Seen = Pick<Visitor, 'userAgent' | 'address'>;

/** Events are acts of the audit log whose subject is the account; this tells them from a superuser's. */
export const EVENT_PREFIX = 'account.';

/** Writes down what concerns the security of an account, on the transaction that does it. */
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
  /** An error code: why a sign-in was refused. */
  reason?: string;
  /** Which change was undone. */
  change?: string;
  until?: string;
}
