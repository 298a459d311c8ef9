import { queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { readDevice } from './device.ts';

/** The notification state of this browser, read from the browser without network access. */
export const deviceQuery = queryOptions({
  queryKey: ['push-device'],
  queryFn: readDevice,
  networkMode: 'always',
  staleTime: 0,
});

export const refreshDevice = (): void =>
  void queryClient.invalidateQueries({ queryKey: deviceQuery.queryKey });

/** The key that a browser subscribes with. */
export const readKey = async (): Promise<string> => (await api.get('/push/key')).key;
