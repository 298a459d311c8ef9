import { expect, it } from 'vitest';
import { createSentenceCutter } from './cut-sentences.ts';
import { heardLength } from './heard.ts';

const TEXT = 'Good evening to you. The kettle is nearly boiling now. Sit down with me.';
const cutter = createSentenceCutter();
const PIECES = [...cutter.push(TEXT), ...cutter.finish()];
const DURATIONS = new Map([[1, 3000]]);

const kept = (piece: number, ms: number) =>
  TEXT.slice(0, heardLength(TEXT, PIECES, { piece, ms }, DURATIONS.get(piece))).trimEnd();

it.each([
  ['nothing of the first sentence', 0, 0, ''],
  ['half of the first, estimated', 0, 600, 'Good evening'],
  ['the first, by its end', 0, 5000, 'Good evening to you.'],
  ['none of the second yet', 1, 0, 'Good evening to you.'],
  ['less than a word of it', 1, 400, 'Good evening to you.'],
  ['a third of it by its sound', 1, 1000, 'Good evening to you. The kettle'],
  ['all of it', 1, 3000, 'Good evening to you. The kettle is nearly boiling now.'],
  ['more than its sound', 1, 9000, 'Good evening to you. The kettle is nearly boiling now.'],
  ['the whole', 2, 9000, TEXT],
  ['a sentence that does not exist', 7, 100, TEXT],
  ['a sentence of an attempt before', -1000, 9000, ''],
])('the kept part of a reply: %s', (_, piece, ms, expected) => {
  expect(kept(piece, ms)).toBe(expected);
});

it('keeps nothing of a reply without a sentence', () => {
  expect(heardLength('Good', [], { piece: 0, ms: 100 }, undefined)).toBe(0);
});
