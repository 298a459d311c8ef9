import { expect } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { expectJson, type SignedIn } from './app.ts';

/** What the women's wizard sends. */
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

/** What the men's wizard sends. */
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

/** A character made over the API: `woman` but for what `wish` says. */
export const make = (person: SignedIn, wish: object = {}, headers = {}) =>
  expectJson<Character>(person.post('/characters/', { ...woman, ...wish }, headers));

export const read = (person: SignedIn, slug: string) =>
  expectJson<Character>(person.get(`/characters/${slug}`));

/** Waits until the portrait is there. */
export const drawn = (person: SignedIn, slug: string) =>
  expect
    .poll(async () => (await read(person, slug)).portrait_status, { timeout: 60_000 })
    .toBe('ready');

export const stepTo = (person: SignedIn, slug: string, action: string, note?: string) =>
  person.post(`/characters/${slug}/publication`, { action, ...(note ? { note } : {}) });

/** Asks for publication and approves it. */
export async function publish(owner: SignedIn, superuser: SignedIn, slug: string): Promise<void> {
  await drawn(owner, slug);
  await expectJson(stepTo(owner, slug, 'request'));
  await expectJson(stepTo(superuser, slug, 'approve'));
}
