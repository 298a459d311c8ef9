import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import { messageFixture } from '#tests/helpers/chat-fixtures.ts';
import { ChatSession } from './chat-session.ts';
import { isComposing } from './is-composing.ts';
import { findPreviewMessage } from './message-order.ts';
import { ReplyStatus } from './reply-status.tsx';

const said = messageFixture();
const reply: Message = { ...said, id: said.id.replace(/1$/, '2'), sender: 'character' };

describe('the last message of a chat', () => {
  it.each([
    ['a failed reply', { ...reply, status: 'failed', content: '' }],
    ['a reply stopped at once', { ...reply, status: 'stopped', content: '' }],
    ['an open reply', { ...reply, status: 'pending', content: '' }],
    ['a notice', { ...reply, sender: 'system' }],
    ['a failed picture', { ...reply, status: 'failed', content_type: 'image' }],
  ] as [string, Message][])('is not %s', (_what, message) => {
    expect(findPreviewMessage([said, message])).toBe(said);
  });

  it('is a complete or stopped reply, or a picture, even a deleted one', () => {
    for (const one of [
      reply,
      { ...reply, status: 'stopped' as const },
      { ...reply, content_type: 'image' as const, content: '' },
    ])
      expect(findPreviewMessage([said, one])).toBe(one);
  });
});

describe('the announcement at the end of a reply', () => {
  const status = (end: Partial<Message>) => {
    const pending = { ...reply, status: 'pending' as const, content: '' };
    const session = new ChatSession(
      { messages: [said, pending], calls: [] as Chat['calls'] } as Chat,
      (paint) => paint(),
    );
    const message = { ...reply, ...end };
    session.dispatch({ type: 'event', event: { event: 'message', data: { message } } });
    return renderToStaticMarkup(<ReplyStatus session={session} name="Elena" />);
  };
  it.each([
    [{ content: '*smiles* Hello.' }, 'Elena: smiles Hello.'],
    [{ status: 'failed' as const, content: '' }, 'Elena: This reply failed.'],
    [{ status: 'stopped' as const, content: '' }, 'Elena: Stopped'],
  ])('%o: %s', (end, words) => expect(status(end)).toContain(words));
});

it('leaves keys to the input method while it composes, including the last one in Safari', () => {
  const key = (isOn: boolean, keyCode: number) =>
    isComposing({ nativeEvent: { isComposing: isOn, keyCode } as KeyboardEvent });
  expect([key(true, 13), key(false, 229), key(false, 13)]).toEqual([true, true, false]);
});
