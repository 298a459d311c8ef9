import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { followEvents } from '#ui/follow-events.ts';
import { queryClient } from '#ui/query-client.ts';
import { detailApi } from './detail-api.ts';

/** While a portrait is drawn the character is read this often, should the stream not be held. */
const PENDING_INTERVAL_MS = 4_000;

const keyOf = (slug: string) => ['character', slug];

/** Puts a character that a call answered in the place of the one that is shown. */
export function storeCharacter(character: Character): void {
  queryClient.setQueryData(keyOf(character.slug), character);
}

/** Reads a character anew that changed elsewhere. */
export function reloadCharacter(slug: string): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(slug) });
}

/** A deleted character: every list that showed it is read anew when it is shown next. */
export function forgetCharacter(slug: string): void {
  queryClient.removeQueries({ queryKey: keyOf(slug) });
  void queryClient.invalidateQueries();
}

/** A character and, while its portrait is drawn, how far that is (0 to 1; null before it is known). */
export function useCharacter(slug: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(slug),
    queryFn: ({ signal }) => detailApi.read(slug, signal),
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
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    void followEvents(controller.signal, (name, data) => {
      const event = data as PortraitEvent;
      if (name !== 'portrait' || event.slug !== slug) return;
      if (event.status === 'pending') setProgress(event.progress);
      else onEnd();
    });
    return () => {
      controller.abort();
      setProgress(null);
    };
  }, [slug, isPending, onEnd]);
  return progress;
}
