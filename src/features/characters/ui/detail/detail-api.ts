import type { ChangePublication, UpdateCharacter } from '#features/characters/contract-changes.ts';
import { api } from '#ui/api-client.ts';

const ofSlug = (slug: string) => ({ params: { path: { slug } } });
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** The calls of a character's page; each throws the client's `ApiError`. */
export const detailApi = {
  read: (slug: string, signal?: AbortSignal) =>
    api.get('/characters/{slug}', { ...ofSlug(slug), signal }),

  /** 409 when the character is no longer at `version`. */
  update: (slug: string, change: UpdateCharacter, version: number) =>
    api.patch('/characters/{slug}', { ...ofSlug(slug), ...ifMatch(version), body: change }),

  remove: (slug: string) => api.delete('/characters/{slug}', ofSlug(slug)),

  /** 409 when the character is no longer at `version`, or no longer waits. */
  changePublication: (slug: string, change: ChangePublication, version?: number) =>
    api.post('/characters/{slug}/publication', {
      ...ofSlug(slug),
      ...(version === undefined ? {} : ifMatch(version)),
      body: change,
    }),

  /** Has the portrait drawn anew. */
  drawPortrait: (slug: string) => api.post('/characters/{slug}/portrait', ofSlug(slug)),
};
