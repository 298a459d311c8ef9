import { expect, test } from 'vitest';
import { describeScene, offeredScene } from './describe-scene.ts';
import { findPictureRequest } from './find-request.ts';

const turn = (sender: 'user' | 'character', content: string) => ({ sender, content });
const sceneOf = (
  message: string,
  turns: { sender: 'user' | 'character'; content: string }[] = [],
) => describeScene(findPictureRequest(message)!, turns, 'female');

test.each([
  ['Send me a selfie at the beach in a red dress', 'a selfie at the beach in a red dress'],
  ['Can you send me a picture of you in a red dress, please?', 'in a red dress'],
  ['Show me a photo of your garden', 'her garden'],
  ['Take a picture of yourself with your coffee', 'with her coffee'],
  ['Send a picture of you looking at me', 'looking at the viewer'],
  ['can I see you in a blue coat?', 'in a blue coat'],
  ['mirror selfie please', 'a mirror selfie, a warm smile'],
  ['send me a good morning selfie', 'a morning selfie, a warm smile'],
  ['send me ur pic', 'a relaxed portrait, a warm smile'],
  ['Can you show me what you look like right now?', 'a relaxed portrait, a warm smile'],
  ['Could I get a picture of you before you go to bed?', 'a relaxed portrait, a warm smile'],
  ['Show me a beach photo of you laughing', 'a beach picture laughing'],
  ['Send me a picture', 'a relaxed portrait, a warm smile'],
  ['Send me a picture please', 'a relaxed portrait, a warm smile'],
])('%s', (message, scene) => {
  expect(sceneOf(message)).toBe(scene);
});

test('takes what the request leaves open from the last turns', () => {
  const turns = [
    turn('user', 'It is raining in the city.'),
    turn('character', 'I am on my balcony, laughing at a joke.'),
    turn('user', 'What a night! The stars are out.'),
  ];
  expect(sceneOf('send me a picture', turns)).toBe(
    'a relaxed portrait, on a balcony, at night, by lamplight, laughing',
  );
});

test('falls back to a portrait when the request is not suitable for all audiences', () => {
  expect(sceneOf('Send me a topless picture by the lake')).toBe('a relaxed portrait, a warm smile');
});

test('takes an offer only from an engine’s marker', () => {
  expect(offeredScene(['mood: happy'], 'male')).toBeUndefined();
  expect(offeredScene(['mood: happy', 'picture: on a boat, your hat in hand'], 'male')).toBe(
    'on a boat, his hat in hand',
  );
});

test('limits the length of a description', () => {
  expect(sceneOf(`Send me a picture of a ${'very '.repeat(100)}large tree`).length).toBeLessThan(
    301,
  );
});
