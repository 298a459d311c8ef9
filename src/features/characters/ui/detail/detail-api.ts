import type { Character } from '#features/characters/contract.ts';
import type { ChangePublication, UpdateCharacter } from '#features/characters/contract-changes.ts';
import { api } from '#ui/api-client.ts';

const pathOf = (slug: string) => `/characters/${encodeURIComponent(slug)}`;

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** The calls of a character's page; each throws the client's `ApiError`. */
export const detailApi = {
  read: (slug: string, signal?: AbortSignal) => api.get<Character>(pathOf(slug), { signal }),

  /** 409 when the character is no longer at `version`. */
  update: (slug: string, change: UpdateCharacter, version: number) =>
    api.patch<Character>(pathOf(slug), change, ifMatch(version)),

  remove: (slug: string) => api.delete(pathOf(slug)),

  /** 409 when the character is no longer at `version`, or no longer waits. */
  changePublication: (slug: string, change: ChangePublication, version?: number) =>
    api.post<Character>(
      `${pathOf(slug)}/publication`,
      change,
      version === undefined ? {} : ifMatch(version),
    ),

  /** Has the portrait drawn anew. */
  drawPortrait: (slug: string) => api.post<Character>(`${pathOf(slug)}/portrait`),
};
