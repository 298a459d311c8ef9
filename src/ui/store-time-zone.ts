import { api } from './api-client.ts';
import { meQuery } from './me-query.ts';
import { queryClient } from './query-client.ts';
import { ownTimeZone } from './own-time-zone.ts';
import { readToken } from './token-store.ts';

/** Stores the browser's time zone for a user who has none yet; a failure waits for the next page. */
export async function storeTimeZone(): Promise<void> {
  const token = readToken();
  if (!token) return;
  const user = await api.patch('/users/me/preferences', { body: { time_zone: ownTimeZone() } });
  if (readToken() === token) queryClient.setQueryData(meQuery.queryKey, user);
}
