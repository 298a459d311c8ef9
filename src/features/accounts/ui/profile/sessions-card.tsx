import { useMutation, useQuery } from '@tanstack/react-query';
import { describeError } from '#ui/describe-error.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { QueryRows } from '#ui/primitives/query-rows.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { notify } from '#ui/toast.ts';
import type { UserSession } from '../../contract-profile.ts';
import { endSession } from '../mutations.ts';
import { sessionsQuery } from '../queries.ts';
import { PROFILE_TEXT } from './copy.ts';

const { sessions: TEXT } = PROFILE_TEXT;

/** Lists the user's sessions, which can be ended. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const list = sessions.data?.data ?? [];
  const others = list.filter(({ is_current }) => !is_current);

  /** Ends one session, or all other sessions. */
  const end = useMutation({
    ...endSession,
    onSuccess: (_, id) => notify.success(id === 'others' ? TEXT.endedOthers : TEXT.ended),
    onError: (error) => notify.error(TEXT.failedToEnd, describeError(error)),
  });
  const ending = end.isPending ? end.variables : null;

  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      <QueryRows
        query={sessions}
        label={TEXT.loading}
        rows={2}
        failed={PROFILE_TEXT.failed(TEXT.title)}
      />
      <ul className="divide-y divide-line">
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.data && others.length === 0 && (
        <p className="mt-2 text-sm text-muted">{TEXT.onlyThis}</p>
      )}
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={ending === 'others'}
          onClick={() => end.mutate('others')}
        >
          {TEXT.endOthers}
        </Button>
      )}
    </SectionCard>
  );
}

function SessionRow({
  session,
  busy,
  onEnd,
}: {
  session: UserSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const { device, place, last_used_at: at, is_current: isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge tone="ember">{TEXT.this}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={at}>{TEXT.lastUsed(at)}</time>
          {place && ` ${TEXT.from(place)}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          aria-label={TEXT.endNamed(device)}
          onClick={onEnd}
        >
          {TEXT.end}
        </Button>
      )}
    </li>
  );
}
