import { api, ApiError } from '#ui/api-client.ts';

/** Ends a call. One that is over already is what is wanted. */
export async function endCall(id: string): Promise<void> {
  await api.delete('/calls/{id}', { params: { path: { id } } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
