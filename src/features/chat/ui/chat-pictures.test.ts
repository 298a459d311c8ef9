import { expect, test } from 'vitest';
import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import type { GeneratedImage } from '#features/images/contract.ts';
import { chatFixture, messageFixture } from '#tests/helpers/chat-fixtures.ts';
import { createChatState, isMakingPicture, isReplying, reduceChat } from './chat-store.ts';

const JOB = '01993f5e-7c1a-7000-8a3c-00000000000a';
const message = (id: string, over: Partial<Message> = {}): Message =>
  messageFixture({ id, sender: 'character', content: 'Here you are.', ...over });
const image = { id: 'i1', width: 832, height: 1216, thumbhash: '', srcset: '', is_demo: true };
const dated = { ...image, expires_at: '2026-11-22T06:00:00.000Z' };
const picture = (over: Partial<Message> = {}, more: Partial<Message['picture']> = {}): Message =>
  message('3', {
    content: '',
    content_type: 'image',
    status: 'pending',
    picture: { job_id: JOB, description: 'by the sea', image: null, failure: null, ...more },
    ...over,
  });
const made = picture({ status: 'done', content: '/media/a.webp' }, { image: dated });
const chatOf = (...messages: Message[]): Chat =>
  chatFixture(messages, { greeting_variants: { count: 1, index: 0 }, event_id: '7' });
const gives = (one: Message) =>
  ({ type: 'event', event: { event: 'message', data: { message: one } } }) as const;
const begun = createChatState(chatOf(message('1', { sender: 'user' }), message('2')));
const making = reduceChat(begun, gives(picture()));

test('a picture in progress is not an open reply', () => {
  expect(isReplying(making)).toBe(false);
  expect(isMakingPicture(making)).toBe(true);
  expect(making.messages.at(-1)?.id).toBe('3');
});

test('it becomes the picture in its place, and is announced', () => {
  const state = reduceChat(making, gives(made));
  expect(state.messages.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(isMakingPicture(state)).toBe(false);
  expect(state.finishedId).toBe('3');
  expect(state.count).toBe(3);
});

test('a poll leaves it in its place, and later delivers it', () => {
  const polled = reduceChat(making, { type: 'polled', chat: chatOf(...begun.messages) });
  expect(isMakingPicture(polled)).toBe(true);
  const there = { type: 'polled', chat: chatOf(...begun.messages, made) } as const;
  expect(reduceChat(polled, there).messages.at(-1)).toEqual(made);
});

test('a retry shows it as in progress again, without the old reason', () => {
  const failure = { code: 'engine_unavailable', detail: 'No answer.' };
  const failed = reduceChat(making, gives(picture({ status: 'failed' }, { failure })));
  const again = reduceChat(failed, { type: 'reply-restarted', id: '3' });
  expect(again.messages.at(-1)).toMatchObject({
    status: 'pending',
    picture: { job_id: null, failure: null, description: 'by the sea' },
  });
});

test('a new URL replaces the old one; without one the picture is deleted', () => {
  const state = reduceChat(making, gives(made));
  const fresh = { ...dated, url: '/media/b.webp' } as GeneratedImage;
  const read = reduceChat(state, { type: 'picture-read', id: '3', image: fresh });
  expect(read.messages.at(-1)).toMatchObject({ content: '/media/b.webp' });
  const gone = reduceChat(state, { type: 'picture-read', id: '3', image: null });
  expect(gone.messages.at(-1)).toMatchObject({ content: '', picture: { image: null } });
});
