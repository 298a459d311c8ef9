import { describe, expect, it } from 'vitest';
import { applyDirections, firstSentence, readDirections } from './directions.ts';

const NONE = { noActions: false, noEmoji: false, name: undefined };

describe('directions', () => {
  it.each([
    ['No emoji, please.', { noEmoji: true }],
    ['warm and slow, without emojis', { noEmoji: true }],
    ["Don't use any emoji.", { noEmoji: true }],
    ['No actions.', { noActions: true }],
    ['do not use asterisks', { noActions: true }],
    ['Avoid stage directions', { noActions: true }],
    ['No actions or emoji', { noActions: true, noEmoji: true }],
    ['no emojis, no asterisks', { noActions: true, noEmoji: true }],
    ['Call me Captain', { name: 'Captain' }],
    ['Always call me “Robin” when we sail.', { name: 'Robin' }],
  ])('of %j are followed', (text, found) => {
    expect(readDirections(text)).toEqual({ ...NONE, ...found });
  });

  it.each([
    '',
    'Use many emoji.',
    'Actions in asterisks, lots of them.',
    'There is no action without a reason to hurry.',
    "Don't call me Robin.",
    'Never call me Robin.',
    'Call me back tomorrow.',
    'Speak like a sailor of 1820.',
  ])('are not read into %j', (text) => {
    const { noEmoji, name } = readDirections(text);
    expect({ noEmoji, name }).toEqual({ noEmoji: false, name: undefined });
  });

  it.each([
    ['*smiles* Come in.', { noActions: true }, 'Come in.'],
    ['Come in *smiles* and sit.', { noActions: true }, 'Come in and sit.'],
    ['I saw it 🥰!', { noEmoji: true }, 'I saw it!'],
    ['👍🏽 *nods* Yes.', { noActions: true, noEmoji: true }, 'Yes.'],
    ['*smiles* Yes 🥰', {}, '*smiles* Yes 🥰'],
  ])('change %j', (reply, given, left) => {
    expect(applyDirections(reply, { ...NONE, ...given })).toBe(left);
  });

  it.each([
    ['The tide is in. Come and see.', 'The tide is in.'],
    ['Oh! You came back early. Sit down.', 'You came back early.'],
    ['Yes.', 'Yes.'],
  ])('the first sentence of %j says something', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });
});
