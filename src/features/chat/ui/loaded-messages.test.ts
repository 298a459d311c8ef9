import { describe, expect, it } from 'vitest';
import type { Message } from '#features/chat/contract-messages.ts';
import { messageFixture } from '#tests/helpers/chat-fixtures.ts';
import {
  addAround,
  addNewer,
  addOlder,
  place,
  shownMessages,
  withoutMessages,
  type LoadedMessages,
} from './loaded-messages.ts';

const id = (n: number) => `01993f5e-7c1a-7000-8a3c-${String(n).padStart(12, '0')}`;
const message = (n: number, content = `Line ${n}`): Message =>
  messageFixture({ id: id(n), content });
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const page = (from: number, to: number, end = 100) => ({
  messages: span(from, to),
  next_cursor: from > 1 ? `before ${from}` : null,
  newer_cursor: to < end ? `after ${to}` : null,
});
/** The messages 91 to 100 of 100. */
const newest: LoadedMessages = { messages: span(91, 100), nextCursor: 'before 91', past: null };
const ids = (messages: readonly Message[]) => messages.map((one) => one.id);

describe('a deleted message', () => {
  it('is marked as deleted in the messages that answer it', () => {
    const answer = (n: number): Message => ({
      ...message(n),
      reply_to: { id: id(n - 1), sender: 'user', speaker: null, excerpt: `Line ${n - 1}` },
    });
    const loaded = {
      messages: [message(91), answer(92), answer(93)],
      nextCursor: null,
      past: null,
    };
    const after = withoutMessages(loaded, new Set([id(91)])).messages;
    expect(after.map((one) => one.reply_to)).toEqual([
      { id: id(91), sender: null, speaker: null, excerpt: null },
      answer(93).reply_to,
    ]);
    expect(after[1]).toBe(loaded.messages[2]);
  });
});

describe('a part of the past', () => {
  const past = addAround(newest, page(41, 50));

  it('is shown instead of the newest messages, which stay loaded', () => {
    expect(ids(shownMessages(past))).toEqual(ids(span(41, 50)));
    expect(past.messages).toBe(newest.messages);
  });

  it('grows in both directions', () => {
    const grown = addNewer(addOlder(past, page(31, 40)), page(51, 60));
    expect(ids(shownMessages(grown))).toEqual(ids(span(31, 60)));
    expect(grown.past).toMatchObject({ olderCursor: 'before 31', newerCursor: 'after 60' });
  });

  it('joins the newest messages when a page reaches them, with what arrived meanwhile', () => {
    const arrived = place(past, message(101));
    expect(ids(shownMessages(arrived))).toEqual(ids(span(41, 50)));
    const joined = addNewer(arrived, page(51, 95));
    expect(joined.past).toBeNull();
    expect(ids(shownMessages(joined))).toEqual(ids(span(41, 101)));
    expect(joined.nextCursor).toBe('before 41');
  });

  it('does not join while messages in between are missing', () => {
    expect(addNewer(past, page(51, 90)).past).not.toBeNull();
  });

  it('joins when nothing newer follows it', () => {
    const emptied = withoutMessages(past, new Set(ids(newest.messages)));
    const end = { messages: [], next_cursor: null, newer_cursor: null };
    const joined = addNewer(emptied, end);
    expect(ids(shownMessages(joined))).toEqual(ids(span(41, 50)));
    expect(joined.past).toBeNull();
  });

  it('gets changes and deletions of its messages, and no others', () => {
    const changed = place(place(past, message(45, 'Edited')), message(20, 'Edited far away'));
    const left = withoutMessages(changed, new Set([id(42), id(91)]));
    expect(shownMessages(left).find((one) => one.id === id(45))?.content).toBe('Edited');
    expect(ids(shownMessages(left))).toEqual(ids([message(41), ...span(43, 50)]));
    expect(ids(left.messages)).toEqual(ids(span(92, 100)));
  });

  it('keeps the loaded messages when the chat is loaded from there on', () => {
    const whole = { messages: span(41, 100), nextCursor: 'before 41', past: null };
    expect(addAround(whole, page(45, 55))).toEqual(whole);
  });
});

it('a changed message before the loaded ones waits for its page', () => {
  expect(place(newest, message(20, 'Edited'))).toBe(newest);
  const all = { ...newest, nextCursor: null };
  expect(ids(place(all, message(20)).messages)).toEqual([id(20), ...ids(newest.messages)]);
});
