import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBlamedCategory, checkText } from '#features/moderation/rules/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { beginChat, send } from '#tests/helpers/chats.ts';
import { lastEventOf, strikesOf } from '#tests/helpers/moderation.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { MODERATION_ENGINE: 'classifier' } });
});
afterAll(() => app.close());

test('what resembles a harm is refused where the rules are silent, and is nobody’s strike', async () => {
  const content = 'Women like that belong in a kennel and nowhere else';
  expect(checkText({ surface: 'chat_input', texts: [content] }).outcome).toBe('allow');
  const { person, chat } = await beginChat(app);
  const answer = await person.post(`/chat/${chat.id}/messages`, { content });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
  expect(await lastEventOf(app, person)).toMatchObject({
    engine: 'classifier',
    rule: expect.stringMatching(/^model\.classifier\//),
  });
  expect(await strikesOf(app, person)).toBe(0);
});

test('ordinary talk passes', async () => {
  const { person, chat } = await beginChat(app);
  for (const words of [
    'I stole the last cookie, and I would do it again.',
    'My sister hates my new haircut. Do you?',
  ])
    expect((await send(person, chat.id, words)).reply_id).not.toBeNull();
});

test('what a vague rule suspects passes where the classifier sees nothing in it', async () => {
  const content = 'When the rain stops I am walking over the bridge to get us croissants.';
  const { outcome, rule } = checkText({ surface: 'chat_input', texts: [content] });
  expect([outcome, rule]).toEqual(['crisis', 'self_harm.means_at_hand']);
  const { person, chat } = await beginChat(app);
  expect((await send(person, chat.id, content)).reply_id).not.toBeNull();
  const answer = await person.post(`/chat/${chat.id}/messages`, {
    content: 'Take these pills with me, we jump together and it is all over.',
  });
  expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
});

test('a clear rule brings no strike for words that the classifier finds harmless', async () => {
  const content = 'He looks thirteen in that haircut, and he is my 40 year old husband, haha';
  expect(findBlamedCategory('chat_input', [content])).toBe('minors');
  const { person, chat } = await beginChat(app);
  const answer = await person.post(`/chat/${chat.id}/messages`, { content });
  expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
  expect(await strikesOf(app, person)).toBe(0);
  await person.post(`/chat/${chat.id}/messages`, { content: 'I am fifteen, be my girlfriend.' });
  expect(await strikesOf(app, person)).toBe(1);
});
