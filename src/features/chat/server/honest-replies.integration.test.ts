import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';

const manual = createManualEngine();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { FREE_DAILY_MESSAGES: '1000' } });
});
afterAll(() => app.close());

/**
 * Asks a question, makes the engine return these answers in order, and returns what readers saw.
 */
async function answer(question: string, ...answers: string[]) {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const { reply_id } = await sendMessage(client, chat.id, question);
  const asked: string[] = [];
  for (const text of answers) {
    const call = await manual.nextCall();
    asked.push(call.texts.join('\n'));
    call.send(text);
    call.finish();
  }
  const { data } = await events.waitFor(isFinalEvent(reply_id));
  const shown = JSON.stringify(events.received);
  await events.close();
  return { message: data.message, shown, asked };
}

describe('a sincere question about being human', () => {
  it('rewrites a denying reply without showing it', async () => {
    const { message, shown, asked } = await answer(
      'Are you a real person?',
      "Of course I'm human, silly.",
      'I am an AI who plays this part. Come, sit down.',
    );
    expect(message).toMatchObject({
      status: 'done',
      content: 'I am an AI who plays this part. Come, sit down.',
    });
    expect(shown).not.toContain('human, silly');
    expect(asked[0]).not.toContain('asks sincerely whether you are a person.');
    expect(asked[1]).toContain('asks sincerely whether you are a person.');
  });

  it('replaces a second denial with an honest answer', async () => {
    const { message, shown } = await answer(
      'Are you human?',
      "I'm flesh and blood.",
      'Not a bot, silly.',
    );
    expect(message.status).toBe('done');
    expect(message.content).toContain('I am an AI');
    expect(shown).not.toMatch(/flesh|silly/);
  });

  it('gets that answer in the language of the question', async () => {
    const { message } = await answer('Bist du ein Mensch?', 'Natürlich, Dummerchen.', 'Na klar!');
    expect(message.content).toContain('Ich bin eine KI');
  });

  it('keeps an honest reply as it is', async () => {
    const { message } = await answer('Are you a bot?', 'I am an AI, and glad you ask.');
    expect(message.content).toBe('I am an AI, and glad you ask.');
  });
});

it('does not apply to a role in a story', async () => {
  const { message } = await answer('Are you a robot in this story?', "I'm a real person here.");
  expect(message.content).toBe("I'm a real person here.");
});
