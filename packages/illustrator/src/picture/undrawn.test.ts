import { expect, it } from 'vitest';
import { findUndrawn } from './undrawn.ts';

it.each([
  ['Riding a dragon over a burning castle at sunset', ['riding', 'dragon', 'burning']],
  ['With a white horse on the beach', ['horse']],
  ['Wearing a golden crown in a throne room', ['crown', 'throne', 'room']],
  ['A kitten, a kitten and another kitten', ['kitten']],
  ['oil painting, brush strokes', ['oil', 'painting', 'brush', 'strokes']],
])('%s: leaves out %j', (prompt, words) => {
  expect(findUndrawn(prompt)).toEqual(words);
});

it.each([
  'On a sunny terrace by the sea, laughing',
  'Dancing in the kitchen on a Sunday morning in a red dress',
  'Playing the guitar beside a campfire under the stars',
  'A beautiful portrait of a woman, photorealistic, best quality',
  'Toasting with champagne on a balcony on New Year’s Eve',
  '',
])('%s: is drawn completely', (prompt) => {
  expect(findUndrawn(prompt)).toEqual([]);
});

it('names at most six words', () => {
  expect(findUndrawn('zebra yak xylophone walrus vulture tapir skunk raccoon')).toHaveLength(6);
});
