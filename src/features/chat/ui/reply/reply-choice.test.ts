import { describe, expect, it } from 'vitest';
import type { Message } from '#features/chat/contract-messages.ts';
import { chatFixture, messageFixture } from '#tests/helpers/chat-fixtures.ts';
import { ChatSession } from '../chat-session.ts';
import { answerMessage, handleReplyKey, quoteOf } from './reply-choice.ts';

const message = (n: number, more: Partial<Message> = {}): Message =>
  messageFixture({
    id: `01993f5e-7c1a-7000-8a3c-00000000000${n}`,
    sender: n % 2 === 1 ? 'user' : 'character',
    content: `Line ${n}`,
    ...more,
  });
const chat = chatFixture(
  [
    message(0, { sender: 'system' }),
    message(1),
    message(2),
    message(3),
    message(4, { status: 'failed', content: '' }),
    message(5, { status: 'pending' }),
  ],
  { count: 5 },
);

describe('the keys of the text field', () => {
  const open = () => {
    const session = new ChatSession(chat, (paint) => paint());
    const press = (key: string, altKey = true, isEmpty = true) =>
      handleReplyKey(session, { key, altKey }, isEmpty) && (session.replyTo?.content ?? null);
    return { session, press };
  };

  it('choose messages that can be answered, one after another, and none below the newest', () => {
    const { press } = open();
    const up = Array.from({ length: 4 }, () => press('ArrowUp'));
    expect(up).toEqual(['Line 3', 'Line 2', 'Line 1', 'Line 1']);
    const down = Array.from({ length: 3 }, () => press('ArrowDown'));
    expect(down).toEqual(['Line 2', 'Line 3', null]);
  });

  it('leave the caret of a text alone until a message is chosen', () => {
    const { session, press } = open();
    expect(press('ArrowUp', true, false)).toBe(false);
    expect(press('ArrowUp', false)).toBe(false);
    expect(press('Escape', false)).toBe(false);
    answerMessage(session, chat.messages[2]!);
    expect(press('ArrowUp', true, false)).toBe('Line 1');
    expect(press('Escape', false, false)).toBe(null);
  });
});

describe('a quote', () => {
  it('is one line of a text, or a picture’s description', () => {
    expect(quoteOf(message(2, { content: ' A\n\nline ' })).excerpt).toBe('A line');
    expect(quoteOf(message(2, { content: 'x'.repeat(500) })).excerpt).toHaveLength(160);
    expect(quoteOf(message(1, { content: '' })).excerpt).toBe('Photo');
    const picture = { job_id: null, description: 'a lake', image: null, failure: null };
    const shown = message(2, { content: '/media/x.webp', content_type: 'image', picture });
    expect(quoteOf(shown).excerpt).toBe('a lake');
  });
});
