import { mutationOptions } from '@tanstack/react-query';
import type { CloneCharacter } from '#features/characters/contract-clone.ts';
import type { ChangePublication, UpdateCharacter } from '#features/characters/contract-changes.ts';
import { api, ApiError, withKey } from '#ui/api-client.ts';
import { storeCharacter } from './queries.ts';

const ofSlug = (slug: string) => ({ params: { path: { slug } } });
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** 409 when the character is no longer at `version`. */
export const updateCharacter = (slug: string, change: UpdateCharacter, version: number) =>
  api.patch('/characters/{slug}', { ...ofSlug(slug), ...ifMatch(version), body: change });

/** One that is gone already, as by another tab, is deleted too. */
export const deleteCharacter = (slug: string): Promise<void> =>
  api.delete('/characters/{slug}', ofSlug(slug)).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    },
  );

interface PublicationStep {
  slug: string;
  change: ChangePublication;
  /** 409 when the character is no longer at it, or no longer waits. */
  version: number | undefined;
}

export const changePublication = mutationOptions({
  mutationFn: async ({ slug, change, version }: PublicationStep) =>
    storeCharacter(
      await api.post('/characters/{slug}/publication', {
        ...ofSlug(slug),
        ...(version === undefined ? {} : ifMatch(version)),
        body: change,
      }),
    ),
});

/** Has the portrait drawn anew. */
export const drawPortrait = mutationOptions({
  mutationFn: async (slug: string) =>
    storeCharacter(await api.post('/characters/{slug}/portrait', ofSlug(slug))),
});

/** What the clone page sends: the answers of its form. */
export type CloneWish = Pick<CloneCharacter, 'image_url' | 'name' | 'sex'>;

/** One step of a clone, which is a longer work. */
export const generateClone = (wish: CloneWish, key: string, signal: AbortSignal) =>
  api.post('/characters/generate', {
    params: withKey(key),
    body: { ...wish, likeness_consent: true },
    signal,
  });
