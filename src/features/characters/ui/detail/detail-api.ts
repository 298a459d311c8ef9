import type { Character } from '#features/characters/contract.ts';
import type { ChangePublication, UpdateCharacter } from '#features/characters/contract-changes.ts';
import { api } from '#ui/api-client.ts';

const pathOf = (slug: string) => `/characters/${encodeURIComponent(slug)}`;

/** The calls of a character's page; each throws the client's `ApiError`. */
export const detailApi = {
  read: (slug: string, signal?: AbortSignal) => api.get<Character>(pathOf(slug), { signal }),

  /** 409 when the character is no longer at `version`. */
  update: (slug: string, change: UpdateCharacter, version: number) =>
    api.patch<Character>(pathOf(slug), change, { headers: { 'if-match': `"${version}"` } }),

  remove: (slug: string) => api.delete(pathOf(slug)),

  changePublication: (slug: string, change: ChangePublication) =>
    api.post<Character>(`${pathOf(slug)}/publication`, change),

  /** Has the portrait drawn anew. */
  drawPortrait: (slug: string) => api.post<Character>(`${pathOf(slug)}/portrait`),
};
