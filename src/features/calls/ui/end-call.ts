import { api, ApiError } from '#ui/api-client.ts';

/** Ends a call. One that is over already is what is wanted. */
export async function endCall(id: string): Promise<void> {
  await api.delete('/calls/{id}', { params: { path: { id } } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** The same for a page that is done with the call; the server ends it by itself if that fails. */
export function endCallQuietly(id: string): void {
  endCall(id).catch((error: unknown) => console.debug('end of a call', error));
}
