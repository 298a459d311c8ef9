import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { ChooseServer, SetupPhase, TextEngineSetup } from '../../contract-real-model.ts';

const WHILE_UNDER_WAY_MS = 1000;

export const isUnderWay = (phase: SetupPhase | undefined): boolean =>
  phase === 'installing' || phase === 'downloading' || phase === 'loading';

/** The options for a superuser, polled every second during a download. */
export const setupQuery = queryOptions({
  queryKey: ['text-engine'],
  queryFn: ({ signal }) => api.get('/admin/text-engine', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => isUnderWay(state.data?.phase) && WHILE_UNDER_WAY_MS,
});

const onSuccess = (setup: TextEngineSetup): void =>
  void queryClient.setQueryData(setupQuery.queryKey, setup);

export const connectServer = mutationOptions({
  mutationFn: (body: ChooseServer) => api.post('/admin/text-engine/server', { body }),
  onSuccess,
  // After an error the server may be gone.
  onSettled: () => void queryClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
});
export const bringModel = mutationOptions({
  mutationFn: () => api.post('/admin/text-engine/small-model'),
  onSuccess,
});
export const cancelModel = mutationOptions({
  mutationFn: () => api.delete('/admin/text-engine/small-model'),
  onSuccess,
});
