import { mutationOptions } from '@tanstack/react-query';
import type { CloneCharacter } from '#features/characters/contract-clone.ts';
import type { ChangePublication, UpdateCharacter } from '#features/characters/contract-changes.ts';
import { api, ApiError, withKey } from '#ui/api-client.ts';
import { storeCharacter } from './queries.ts';

const ofSlug = (slug: string) => ({ params: { path: { slug } } });
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** 409 when `version` is outdated. */
export const updateCharacter = (slug: string, change: UpdateCharacter, version: number) =>
  api.patch('/characters/{slug}', { ...ofSlug(slug), ...ifMatch(version), body: change });

/** A character that is already deleted counts as success. */
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
  /** 409 when the version is outdated, or the character no longer waits for review. */
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

/** Redraws the portrait. */
export const drawPortrait = mutationOptions({
  mutationFn: async (slug: string) =>
    storeCharacter(await api.post('/characters/{slug}/portrait', ofSlug(slug))),
});

/** The form values of the clone page. */
export type CloneInput = Pick<CloneCharacter, 'image_url' | 'name' | 'sex'>;

/** The request of a clone, which runs in stages. */
export const generateClone = (input: CloneInput, key: string, signal: AbortSignal) =>
  api.post('/characters/generate', {
    params: withKey(key),
    body: { ...input, likeness_consent: true },
    signal,
  });
