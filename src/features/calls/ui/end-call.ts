import { api, ApiError } from '#ui/api-client.ts';

/** Ends a call. A call that is already over counts as success. */
export async function endCall(id: string): Promise<void> {
  await api.delete('/calls/{id}', { params: { path: { id } } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** The same for a page that is leaving the call; if this fails, the server ends it by itself. */
export function endCallQuietly(id: string): void {
  endCall(id).catch((error: unknown) => console.debug('end of a call', error));
}
