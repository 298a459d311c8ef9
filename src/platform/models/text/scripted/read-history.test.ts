import { expect, it } from 'vitest';
import { readConversation } from './read-history.ts';

const user = (text: string) => ({
  role: 'user' as const,
  content: [{ type: 'text' as const, text }],
});
const scene = { user: 'Sam', others: ['Marek', 'Nora'] };

it('reads only the user’s own words in a scene', () => {
  const { said, turns } = readConversation(
    [
      user('Marek: I love storms.\n\nSam: My name is Sam.\nI like tea.'),
      { role: 'assistant', content: [{ type: 'text', text: 'Welcome.' }] },
      user('Sam: What is the time?\n\nNora: I hate tea.'),
    ],
    scene,
  );
  expect(said).toBe('What is the time?');
  expect(turns.map(({ text }) => text)).toEqual([
    'My name is Sam.\nI like tea.',
    'Welcome.',
    'What is the time?',
  ]);
});

it('takes the whole turn outside a scene', () => {
  expect(readConversation([user('Marek: I love storms.')]).said).toBe('Marek: I love storms.');
});

it('tells a picture from the words beside it', () => {
  const read = (text: string) => readConversation([user(text)]);
  expect(read('[Photo: a lake]\nLook at this')).toMatchObject({
    hasPhoto: true,
    said: 'Look at this',
  });
  expect(read('[Photo]')).toMatchObject({ hasPhoto: true, said: '' });
  expect(read('My photo of a lake')).toMatchObject({ hasPhoto: false });
});
