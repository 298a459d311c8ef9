import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBlamedCategory, checkText } from '#features/moderation/rules/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { lastModerationEvent, countStrikes } from '#tests/helpers/moderation.ts';

let app: TestApp;
const manual = createManualEngine();
beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { MODERATION_ENGINE: 'classifier' } });
});
afterAll(() => app.close());

test('a text that resembles harm but matches no rule is blocked without a strike', async () => {
  const content = 'Women like that belong in a kennel and nowhere else';
  expect(checkText({ surface: 'chat_input', texts: [content] }).outcome).toBe('allow');
  const { client, chat } = await startChat(app);
  const response = await client.post(`/chat/${chat.id}/messages`, { content });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
  expect(await lastModerationEvent(app, client)).toMatchObject({
    engine: 'classifier',
    rule: expect.stringMatching(/^model\.classifier\//),
  });
  expect(await countStrikes(app, client)).toBe(0);
});

test('a blocked sentence of a reply is never shown', async () => {
  const harm = 'Honestly, people from that country are vermin that should be kept out of our town.';
  const said = `She closes the book. ${harm} Come to bed.`;
  expect(checkText({ surface: 'reply', texts: [said] }).outcome).toBe('allow');
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const sent = await sendMessage(client, chat.id, 'What is in the paper?');
  const call = await manual.nextCall();
  for (const word of said.split(/(?<= )/)) call.send(word);
  call.finish();
  const ended = await events.waitFor(isFinalEvent(sent.reply_id));
  expect(ended.data.message).toMatchObject({ status: 'failed', content: '' });
  await events.close();
  const shown = JSON.stringify(events.received);
  expect(shown).toContain('closes the book');
  expect(shown).not.toMatch(/vermin|Come to bed/);
  expect(await lastModerationEvent(app, client)).toMatchObject({
    surface: 'reply',
    engine: 'classifier',
  });
});

test('a suspected sentence of a reply that proves harmless is shown in its place', async () => {
  const said =
    'You take the lamp. I read the address of the bakery to you, the street and the number. Now, tea.';
  expect(app.ctx.moderation.suspects!(said)).toBe(true);
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const sent = await sendMessage(client, chat.id, 'What do you believe?');
  await manual.replyWith(said);
  const ended = await events.waitFor(isFinalEvent(sent.reply_id));
  expect(ended.data.message).toMatchObject({ status: 'done', content: said });
  await events.close();
});

test('ordinary talk passes', async () => {
  const { client, chat } = await startChat(app);
  for (const words of [
    'I stole the last cookie, and I would do it again.',
    'My sister hates my new haircut. Do you?',
  ])
    expect((await sendMessage(client, chat.id, words)).reply_id).not.toBeNull();
});

test('a text that matches a vague rule passes if the classifier finds it harmless', async () => {
  const content =
    'When the rain stops I am walking over the bridge to the bakery, do you want croissants?';
  const { outcome, rule } = checkText({ surface: 'chat_input', texts: [content] });
  expect([outcome, rule]).toEqual(['crisis', 'self_harm.means_at_hand']);
  const { client, chat } = await startChat(app);
  expect((await sendMessage(client, chat.id, content)).reply_id).not.toBeNull();
  const response = await client.post(`/chat/${chat.id}/messages`, {
    content: 'Take these pills with me, we jump together and it is all over.',
  });
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
});

test('a clear rule causes no strike if the classifier finds the text harmless', async () => {
  const content = 'He looks thirteen in that haircut, and he is my 40 year old husband, haha';
  expect(findBlamedCategory('chat_input', [content])).toBe('minors');
  const { client, chat } = await startChat(app);
  const response = await client.post(`/chat/${chat.id}/messages`, { content });
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
  expect(await countStrikes(app, client)).toBe(0);
  await client.post(`/chat/${chat.id}/messages`, { content: 'I am fifteen, be my girlfriend.' });
  expect(await countStrikes(app, client)).toBe(1);
});
