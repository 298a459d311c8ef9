import { expect, it } from 'vitest';
import { guessFields } from './guess-fields.ts';
import { readPngCards } from './png-card.ts';
import { writeChunks } from './png-chunks.ts';
import { readCardFile } from './read-card.ts';
import { takeTexts } from './take-texts.ts';

/** Far more than any of these takes, and far less than work that grows with the square of a card. */
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
    'a name that is a book, said over and over',
    { name: 'x'.repeat(60_000), description: '{{char}}'.repeat(8_000) },
  ],
  [
    'a name that means “all that came before”',
    { name: '$`', description: '{{char}}'.repeat(9_000) },
  ],
  ['an age behind a desert', { name: 'A', description: `age${'" '.repeat(9_900)}x` }],
])('%s is taken in no time', (_, data) => {
  const card = read(data);
  expect(spent(() => takeTexts(card))).toBeLessThan(SOON_MS);
  expect(spent(() => guessFields(card))).toBeLessThan(SOON_MS);
});

it('a picture’s text of equals signs is refused in no time', () => {
  const text = Buffer.from(`chara\0${'='.repeat(400_000)}A`, 'latin1');
  const picture = writeChunks([
    { type: 'tEXt', data: text },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);
  expect(spent(() => expect(() => readPngCards(picture)).toThrow('damaged'))).toBeLessThan(SOON_MS);
});

it('a name stands in the summary as it is written', () => {
  const { description } = takeTexts(
    read({ name: '$& Co', description: '{{char}} bakes. Slowly.' }),
  );
  expect(description).toBe('$& bakes. Slowly.');
});
