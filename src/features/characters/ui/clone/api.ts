import type { CloneCharacter } from '#features/characters/contract-clone.ts';
import type { Character } from '#features/characters/contract.ts';
import { api, API_BASE, ApiError, authHeaders } from '#ui/api-client.ts';

/** What the page sends: the answers of its form. */
export type CloneWish = Pick<CloneCharacter, 'image_url' | 'name' | 'sex'>;

/** The calls of the clone page; each throws the client's `ApiError`. */
export const cloneApi = {
  /** A small rendition made by the server: the browser asks nothing of the foreign host. */
  async preview(url: string, signal: AbortSignal): Promise<Blob> {
    const path = `${API_BASE}/characters/clone-preview?url=${encodeURIComponent(url)}`;
    const response = await fetch(path, {
      headers: authHeaders(),
      credentials: 'include',
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new ApiError(0, {}, '', null);
    });
    if (response.ok) return response.blob();
    const { status, statusText, headers } = response;
    const body = (await response.json().catch(() => ({}))) as object;
    throw new ApiError(status, body, statusText, headers.get('retry-after'));
  },

  generate: (wish: CloneWish, key: string, signal: AbortSignal) =>
    api.post<Character>(
      '/characters/generate',
      { ...wish, likeness_consent: true },
      { idempotencyKey: key, signal },
    ),
};

/** The server's own sentence about a failure, where it helps; else null. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  if (error.fields.length > 0) return error.fields[0]!.msg;
  return error.status < 500 || error.code === 'not_ready' ? error.detail : null;
}
