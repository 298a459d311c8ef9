import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { followEvents } from '#ui/follow-events.ts';
import { queryClient } from '#ui/query-client.ts';
import { characterQuery, portraitProgressKey } from '../queries.ts';

/** While a portrait is drawn the character is read this often, should the stream not be held. */
const PENDING_INTERVAL_MS = 4_000;

/** A character and, while its portrait is drawn, how far that is (0 to 1; null before it is known). */
export function useCharacter(slug: string) {
  const { data, error, isFetching, refetch } = useQuery({
    ...characterQuery(slug),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.portrait_status === 'pending' ? PENDING_INTERVAL_MS : false,
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const isPending = data?.portrait_status === 'pending';
  const progress = usePortraitProgress(slug, isPending, reload);
  return { character: data, error: data ? null : error, isFetching, reload, progress };
}

/** One step of a portrait on its way, as the user's events tell it; `progress` from 0 to 1. */
interface PortraitEvent {
  slug: string;
  status: 'pending' | 'ready' | 'failed';
  progress: number;
}

/** Follows one portrait; `onEnd` is called when it is ready or has failed. */
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
