import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '#ui/primitives/badge.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { QueryRows } from '#ui/primitives/query-rows.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import type { SecurityEvent } from '../../contract-security.ts';
import { securityEventsQuery } from '../queries.ts';
import { formatMoment } from '#shared/format-date.ts';
import { PROFILE_TEXT } from './copy.ts';

const { events: TEXT } = PROFILE_TEXT;

/** Lists the security events of the account, latest first. */
export function SecurityEvents() {
  const events = useInfiniteQuery(securityEventsQuery);
  const list = events.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      <QueryRows
        query={events}
        label={TEXT.loading}
        rows={2}
        failed={PROFILE_TEXT.failed(TEXT.title)}
      />
      <ol className="divide-y divide-line">
        {list.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      <MoreButton
        query={events}
        label={TEXT.more}
        failed={PROFILE_TEXT.failed(TEXT.title)}
        className="mt-3"
      />
    </SectionCard>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { kind, provider, device, place, created_at: at, by } = event;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {TEXT.kinds[kind](provider ? PROFILE_TEXT.signIn.name(provider) : TEXT.aProvider)}
        {by === 'team' && kind !== 'sign_in_refused' && <Badge>{TEXT.byTeam}</Badge>}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={at}>{formatMoment(at)}</time>
        {device && ` · ${device}`}
        {place && ` ${PROFILE_TEXT.sessions.from(place)}`}
      </p>
    </li>
  );
}
