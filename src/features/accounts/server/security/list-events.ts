import type { UserContext } from '#platform/context.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import { lookUp } from '#shared/look-up.ts';
import { Provider } from '../../contract.ts';
import {
  SecurityEventKind,
  type SecurityEvent,
  type SecurityEvents,
  type SecurityEventsQuery,
} from '../../contract-security.ts';
import { countSecurityEvents, selectSecurityEvents, type AuditRow } from './queries.ts';
import { EVENT_PREFIX } from './record-event.ts';

/** Lists the security events of the caller's account, latest first. @throws FieldError */
export async function listSecurityEvents(
  ctx: UserContext,
  { limit, cursor }: SecurityEventsQuery,
): Promise<SecurityEvents> {
  const { id } = ctx.caller;
  const [rows, count] = await Promise.all([
    selectSecurityEvents(ctx.db, id, {
      after: readCursor('security-events', cursor),
      limit: limit + 1,
    }),
    countSecurityEvents(ctx.db, id),
  ]);
  const data = rows.slice(0, limit).flatMap((row) => presentSecurityEvent(row) ?? []);
  return { data, count, next_cursor: nextCursor('security-events', rows, limit) };
}

/** Maps an audit row for its user, without a superuser's name. Undefined for an unknown kind. */
export function presentSecurityEvent(row: AuditRow): SecurityEvent | undefined {
  const kind = SecurityEventKind.safeParse(row.action.slice(EVENT_PREFIX.length)).data;
  if (!kind) return undefined;
  const text = (name: string): string | null => {
    const value = lookUp(row.details, name);
    return typeof value === 'string' ? value : null;
  };
  return {
    id: row.id,
    kind,
    created_at: row.created_at.toISOString(),
    device: text('device'),
    place: text('place'),
    provider: Provider.safeParse(row.details['provider']).data ?? null,
    by: row.actor_id === row.subject_id ? 'you' : 'team',
  };
}
