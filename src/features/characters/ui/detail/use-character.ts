import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { followEvents } from '#ui/follow-events.ts';
import { queryClient } from '#ui/query-client.ts';
import type { PortraitEvent } from '../../contract.ts';
import { characterQuery, portraitProgressKey } from '../queries.ts';

/** The polling interval while a portrait is drawn, in case the event stream is unavailable. */
const PENDING_INTERVAL_MS = 4_000;

/** A character and, while its portrait is drawn, the progress (0 to 1; null while unknown). */
export function useCharacter(slug: string) {
  const query = useQuery({
    ...characterQuery(slug),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.portrait_status === 'pending' ? PENDING_INTERVAL_MS : false,
  });
  const { data, refetch } = query;
  const reload = useCallback(() => void refetch(), [refetch]);
  const isPending = data?.portrait_status === 'pending';
  const progress = usePortraitProgress(slug, isPending, reload);
  return { character: data, query, progress };
}

/** Follows one portrait; calls `onEnd` when it is ready or has failed. */
function usePortraitProgress(slug: string, isPending: boolean, onEnd: () => void): number | null {
  const { data: progress = null } = useQuery<number>({
    queryKey: portraitProgressKey(slug),
    queryFn: skipToken,
  });
  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    void followEvents(controller.signal, (name, data) => {
      const event = data as PortraitEvent;
      if (name !== 'portrait' || event.slug !== slug) return;
      if (event.status === 'pending')
        queryClient.setQueryData(portraitProgressKey(slug), event.progress);
      else onEnd();
    });
    return () => {
      controller.abort();
      queryClient.removeQueries({ queryKey: portraitProgressKey(slug) });
    };
  }, [slug, isPending, onEnd]);
  return isPending ? progress : null;
}
