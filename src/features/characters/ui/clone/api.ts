import type { CloneCharacter } from '#features/characters/contract-clone.ts';
import { api, ApiError, withKey } from '#ui/api-client.ts';

/** What the page sends: the answers of its form. */
export type CloneWish = Pick<CloneCharacter, 'image_url' | 'name' | 'sex'>;

/** The calls of the clone page; each throws the client's `ApiError`. */
export const cloneApi = {
  /** A small rendition made by the server: the browser asks nothing of the foreign host. */
  preview: async (url: string, signal: AbortSignal): Promise<Blob> =>
    (await api.download('/characters/clone-preview', { params: { query: { url } }, signal })).blob,

  generate: (wish: CloneWish, key: string, signal: AbortSignal) =>
    api.post('/characters/generate', {
      params: withKey(key),
      body: { ...wish, likeness_consent: true },
      signal,
    }),
};

/** The server's own sentence about a failure, where it helps; else null. */
export function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  if (error.fields.length > 0) return error.fields[0]!.msg;
  return error.status < 500 || error.code === 'not_ready' ? error.detail : null;
}
