import { describe, expect, it } from 'vitest';
import { createUserMessage } from '../message-order.ts';
import { foldCalls, startsCall } from './fold-calls.ts';

const message = (id: string, call_id: string | null = null) => ({
  ...createUserMessage(id, `Message ${id}`),
  call_id,
});
const CHAT = [
  message('1'),
  message('2', 'a'),
  message('3', 'a'),
  message('4', 'a'),
  message('5'),
  message('6', 'b'),
];
const ids = (open: string[], chat = CHAT) => foldCalls(chat, new Set(open)).map(({ id }) => id);

describe('foldCalls', () => {
  it('keeps the first message of each call', () => {
    expect(ids([])).toEqual(['1', '2', '5', '6']);
  });
  it('shows all messages of an open call', () => {
    expect(ids(['a'])).toEqual(['1', '2', '3', '4', '5', '6']);
  });
  it('distinguishes two consecutive calls', () => {
    expect(ids([], [message('1', 'a'), message('2', 'a'), message('3', 'b')])).toEqual(['1', '3']);
  });
  it('returns the same list for a chat without calls', () => {
    const plain = [message('1'), message('2')];
    expect(foldCalls(plain, new Set())).toBe(plain);
  });
});

describe('startsCall', () => {
  it('is true where a call begins, and for no other message', () => {
    const starts = CHAT.map((one, at) => startsCall(one, CHAT[at - 1]));
    expect(starts).toEqual([false, true, false, false, false, true]);
  });
});
