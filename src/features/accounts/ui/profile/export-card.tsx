import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { describeError } from '#ui/describe-error.ts';
import { followEvents } from '#ui/follow-events.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { QueryRows } from '#ui/primitives/query-rows.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { queryClient } from '#ui/query-client.ts';
import { notify } from '#ui/toast.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import type { DataExport } from '../../contract-profile.ts';
import { startExport } from '../mutations.ts';
import { exportQuery, isInProgress } from '../queries.ts';
import { SignInCanceled, withFreshSignIn } from './again/with-fresh-sign-in.ts';
import { PROFILE_TEXT } from './copy.ts';

const { export: TEXT } = PROFILE_TEXT;
const KEY = exportQuery.queryKey;

/** Starts a data export, and shows its progress and download link. */
export function ExportCard() {
  const state = useQuery(exportQuery);
  const start = useSingleMutation({
    mutationFn: () => withFreshSignIn({ kind: 'export' }, startExport),
    onSuccess: (begun) => queryClient.setQueryData(KEY, begun),
    onError(error) {
      if (!(error instanceof SignInCanceled))
        notify.error(TEXT.failedToStart, describeError(error));
    },
  });
  useProgress(isInProgress(state.data));

  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      <QueryRows
        query={state}
        label={TEXT.title}
        rows={1}
        failed={PROFILE_TEXT.failed(TEXT.title)}
      />
      {state.data && (
        <ExportState
          state={state.data}
          isStarting={start.isPending}
          onStart={() => start.mutate()}
        />
      )}
    </SectionCard>
  );
}

function ExportState({
  state,
  isStarting,
  onStart,
}: {
  state: DataExport;
  isStarting: boolean;
  onStart: () => void;
}) {
  const { status, size_bytes: size, url, expires_at: until, next_at: next } = state;
  if (isInProgress(state)) return <Progress value={state.progress} />;
  return (
    <div className="grid justify-items-start gap-3">
      {status === 'failed' && (
        <p role="alert" className="text-danger">
          {TEXT.failed}
        </p>
      )}
      {status === 'expired' && <p className="text-muted">{TEXT.expired}</p>}
      {size !== null && until && <p role="status">{TEXT.ready(size, until)}</p>}
      {url && (
        <ButtonLink to={url} reloadDocument download>
          {TEXT.download}
        </ButtonLink>
      )}
      {status === 'ready' && !url && (
        <>
          <p className="text-sm text-muted">{TEXT.mailed}</p>
          {/* While no new export can be started, this refetches the current one. */}
          {next && (
            <Button loading={isStarting} onClick={onStart}>
              {TEXT.signInToFetch}
            </Button>
          )}
        </>
      )}
      {next ? (
        <p className="text-sm text-muted">{TEXT.next(next)}</p>
      ) : (
        <Button variant="secondary" loading={isStarting} onClick={onStart}>
          {status === 'none' || status === 'failed' ? TEXT.start : TEXT.again}
        </Button>
      )}
    </div>
  );
}

function Progress({ value }: { value: number }) {
  const id = useId();
  return (
    <div>
      <p id={id}>{TEXT.making}</p>
      <progress
        value={value}
        max={1}
        aria-label={TEXT.progress}
        aria-describedby={id}
        className="mt-3 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ember [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}

/** Follows the progress events of a running export and refetches when it ends. */
function useProgress(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const begun = followEvents(controller.signal, (name, data) => {
      if (name !== 'export') return;
      const update = data as Pick<DataExport, 'status' | 'progress'>;
      queryClient.setQueryData(KEY, (known) =>
        known && update.status === 'running' ? { ...known, ...update } : known,
      );
      if (update.status !== 'running') void queryClient.invalidateQueries({ queryKey: KEY });
    });
    // The export may have ended between the query and the first event, so refetch.
    void begun.then((isFollowing) => {
      if (isFollowing) void queryClient.invalidateQueries({ queryKey: KEY });
    });
    return () => controller.abort();
  }, [isRunning]);
}
