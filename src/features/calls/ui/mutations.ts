import { mutationOptions } from '@tanstack/react-query';
import { api, withKey } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import { endCall } from './end-call.ts';
import { currentCallQuery } from './queries.ts';

export const startCall = mutationOptions({
  mutationFn: ({ slug, chatId, key }: { slug: string; chatId: string | null; key: string }) =>
    api.post('/calls', {
      params: withKey(key),
      body: { character_slug: slug, ...(chatId && { chat_id: chatId }) },
    }),
  onError: () => void queryClient.invalidateQueries({ queryKey: currentCallQuery.queryKey }),
});

/** Ends a call, even one connected elsewhere. */
export const endOtherCall = mutationOptions({
  mutationFn: (id: string) => endCall(id),
  onSettled: () => queryClient.invalidateQueries({ queryKey: currentCallQuery.queryKey }),
});
