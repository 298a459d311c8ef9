import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askFirstMessage,
  keepFirstMessage,
  loadFirstMessage,
  takeFirstMessage,
} from './first-message.ts';

const HOUR = 60 * 60_000;

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('a message written before signing in', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T20:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test('is stored for its character and used once', () => {
    const storage = createStorage();
    keepFirstMessage(storage, 'elena', 'Good evening');
    keepFirstMessage(storage, 'tomas', 'Hello there');
    askFirstMessage(storage, 'elena');
    expect(loadFirstMessage(storage, 'elena')).toBe('Good evening');
    expect(takeFirstMessage(storage, 'elena')).toMatchObject({
      text: 'Good evening',
      isAsked: true,
    });
    expect(takeFirstMessage(storage, 'elena')).toBeNull();
    expect(takeFirstMessage(storage, 'tomas')).toMatchObject({ isAsked: false });
  });

  test('has the same key until its text changes', () => {
    const storage = createStorage();
    keepFirstMessage(storage, 'elena', 'Good evening');
    const keyNow = () => JSON.parse(storage.getItem('first_messages')!)[0].key as string;
    const first = keyNow();
    askFirstMessage(storage, 'elena');
    expect(keyNow()).toBe(first);
    keepFirstMessage(storage, 'elena', 'Good morning');
    expect(keyNow()).not.toBe(first);
  });

  test('is deleted when its text is', () => {
    const storage = createStorage();
    keepFirstMessage(storage, 'elena', 'Good evening');
    keepFirstMessage(storage, 'elena', ' \n');
    expect(storage.getItem('first_messages')).toBeNull();
  });

  test('is not sent an hour later, and not kept longer than a day', () => {
    const storage = createStorage();
    keepFirstMessage(storage, 'elena', 'Good evening');
    keepFirstMessage(storage, 'tomas', 'Hello there');
    askFirstMessage(storage, 'elena');
    vi.advanceTimersByTime(HOUR);
    expect(takeFirstMessage(storage, 'elena')).toMatchObject({ isAsked: false });
    vi.advanceTimersByTime(23 * HOUR);
    expect(takeFirstMessage(storage, 'tomas')).toBeNull();
  });

  test.each(['{', '{}', '[1, null, {"slug": "elena"}]'])('is not read from %s', (text) => {
    const storage = createStorage();
    storage.setItem('first_messages', text);
    expect(loadFirstMessage(storage, 'elena')).toBe('');
    expect(takeFirstMessage(storage, 'elena')).toBeNull();
  });

  test('is not an error if storage is blocked', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    keepFirstMessage(storage, 'elena', 'Good evening');
    askFirstMessage(storage, 'elena');
    expect(takeFirstMessage(storage, 'elena')).toBeNull();
  });
});
