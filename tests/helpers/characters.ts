import { expect } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { expectJson, type TestClient } from './app.ts';

/** The request body of the women's wizard. */
export const woman = {
  name: 'Mara Lindqvist',
  description: 'Repairs violins above a bakery and hums while she works.',
  age: 31,
  sex: 'female',
  style: 'realistic',
  ethnicity: 'caucasian',
  eye_color: 'green',
  hair_style: 'long',
  hair_color: 'redhead',
  personality: 'caregiver',
  relationship: 'girlfriend',
  body_type: 'slim',
  breast_size: 'medium',
  butt_size: 'medium',
  clothing: 'casual',
  occupation: 'artist',
  voice: 'voice_1',
  hobbies: ['hiking', 'art'],
};

/** The request body of the men's wizard. */
export const man = {
  name: 'Ruben Falk',
  description: '',
  age: 35,
  sex: 'male',
  style: 'anime',
  ethnicity: 'latino',
  eye_color: 'brown',
  hair_style: 'short',
  hair_color: 'black',
  personality: 'protector',
  relationship: 'friend',
  body_type: 'muscular',
  clothing: 'jeans_and_t_shirt',
  occupation: 'Massage Therapist',
  voice: 'voice_2',
  hobbies: ['TV Series'],
};

/** Creates a character over the API from `woman` with `overrides` applied. */
export const createCharacter = (client: TestClient, overrides: object = {}, headers = {}) =>
  expectJson<Character>(client.post('/characters/', { ...woman, ...overrides }, headers));

export const readCharacter = (client: TestClient, slug: string) =>
  expectJson<Character>(client.get(`/characters/${slug}`));

/** Waits until the portrait is ready. */
export const waitForPortrait = (client: TestClient, slug: string) =>
  expect
    .poll(async () => (await readCharacter(client, slug)).portrait_status, { timeout: 60_000 })
    .toBe('ready');

export const postPublicationAction = (
  client: TestClient,
  slug: string,
  action: string,
  note?: string,
) => client.post(`/characters/${slug}/publication`, { action, ...(note ? { note } : {}) });

/** Requests publication and approves it. */
export async function publish(
  owner: TestClient,
  superuser: TestClient,
  slug: string,
): Promise<void> {
  await waitForPortrait(owner, slug);
  await expectJson(postPublicationAction(owner, slug, 'request'));
  await expectJson(postPublicationAction(superuser, slug, 'approve'));
}
