import { expect, it } from 'vitest';
import { COPY } from './copy.ts';
import { describeLast } from './describe-last.ts';

it.each([
  ['character', '*stands a little straighter* No worries.', 'No worries.'],
  ['character', 'Come in *smiles* and sit.', 'Come in and sit.'],
  ['character', '*waves*', 'waves'],
  ['character', 'It is **late**.', 'It is late.'],
  ['user', '*knocks* Hello?', `${COPY.list.you}Hello?`],
] as const)('the last message of the %s %j reads %j', (sender, content, line) => {
  expect(describeLast({ last_message: { content, sender, content_type: 'text' } })).toBe(line);
});

it('a picture and an empty chat have their own texts', () => {
  const picture = { content: '', sender: 'character', content_type: 'image' } as const;
  expect(describeLast({ last_message: picture })).toBe(COPY.list.image);
  expect(describeLast({ last_message: null })).toBe(COPY.list.noMessages);
});
