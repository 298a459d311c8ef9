import { expect, it } from 'vitest';
import { guessFields } from './guess-fields.ts';
import { readPngCards } from './png-card.ts';
import { writeChunks } from './png-chunks.ts';
import { readCardFile } from './read-card.ts';
import { takeTexts } from './take-texts.ts';

/** Far more than linear work takes, and far less than quadratic work. */
const SOON_MS = 2_000;

function spent(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const read = (data: object) =>
  readCardFile(Buffer.from(JSON.stringify({ spec: 'chara_card_v2', data }))).card;

it.each<[string, object]>([
  ['a description without an end of a sentence', { name: 'A', description: 'a'.repeat(400_000) }],
  ['a description of dots', { name: 'A', description: '.a'.repeat(200_000) }],
  [
    'a very long name, repeated often',
    { name: 'x'.repeat(60_000), description: '{{char}}'.repeat(8_000) },
  ],
  ['a name with a replacement pattern', { name: '$`', description: '{{char}}'.repeat(9_000) }],
  ['an age after many separators', { name: 'A', description: `age${'" '.repeat(9_900)}x` }],
])('processes %s quickly', (_, data) => {
  const card = read(data);
  expect(spent(() => takeTexts(card))).toBeLessThan(SOON_MS);
  expect(spent(() => guessFields(card))).toBeLessThan(SOON_MS);
});

it('quickly refuses a picture’s text of equals signs', () => {
  const text = Buffer.from(`chara\0${'='.repeat(400_000)}A`, 'latin1');
  const picture = writeChunks([
    { type: 'tEXt', data: text },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);
  expect(spent(() => expect(() => readPngCards(picture)).toThrow('damaged'))).toBeLessThan(SOON_MS);
});

it('puts a name into the summary literally', () => {
  const { description } = takeTexts(
    read({ name: '$& Co', description: '{{char}} bakes. Slowly.' }),
  );
  expect(description).toBe('$& bakes. Slowly.');
});
