import { describe, expect, it } from 'vitest';
import {
  endSending,
  keepSending,
  loadDraft,
  recoverSending,
  saveDraft,
  type DraftChat,
} from './drafts.ts';

const createStorage = () => {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};
const chat = (id: string): DraftChat => ({ id, name: `Name of ${id}`, slug: `slug-${id}` });

describe('drafts', () => {
  it('are stored per chat and deleted when blank', () => {
    const storage = createStorage();
    saveDraft(storage, 'u', chat('a'), 'one');
    saveDraft(storage, 'u', chat('b'), 'two');
    expect([loadDraft(storage, 'u', 'a'), loadDraft(storage, 'u', 'b')]).toEqual(['one', 'two']);
    saveDraft(storage, 'u', chat('a'), '  ');
    saveDraft(storage, 'u', chat('b'), '');
    expect([loadDraft(storage, 'u', 'a'), storage.getItem('chat_drafts')]).toEqual(['', null]);
  });

  it('are never shown to another account, and the newest 50 are stored', () => {
    const storage = createStorage();
    for (let n = 0; n < 60; n += 1) saveDraft(storage, 'u', chat(`chat-${n}`), 'x');
    expect(loadDraft(storage, 'u', 'chat-9')).toBe('');
    expect(loadDraft(storage, 'u', 'chat-10')).toBe('x');
    expect(loadDraft(storage, 'v', 'chat-59')).toBe('');
  });

  it('name their chats and their owner for the offline page, and forget chats without one', () => {
    const storage = createStorage();
    saveDraft(storage, 'u', chat('a'), 'one');
    saveDraft(storage, 'u', chat('b'), 'two');
    saveDraft(storage, 'u', chat('a'), '');
    expect(JSON.parse(storage.getItem('chat_drafts')!)).toMatchObject({
      owner: 'u',
      texts: { b: 'two' },
      chats: { b: { name: 'Name of b', slug: 'slug-b' } },
    });
    expect(storage.getItem('chat_drafts')).not.toContain('slug-a');
    expect(storage.getItem('chat_drafts_of')).toBe('u');
  });

  it.each(['{', 'null', '[]', '{"owner":"u","texts":null}', '{"owner":"u","texts":{"a":1}}'])(
    'read %s as empty',
    (value) => {
      const storage = { ...createStorage(), getItem: () => value };
      expect(loadDraft(storage, 'u', 'a')).toBe('');
    },
  );
});

describe('text being sent', () => {
  it('is not a draft, and is forgotten once it is stored', () => {
    const storage = createStorage();
    saveDraft(storage, 'u', chat('a'), 'hello');
    keepSending(storage, 'u', chat('a'), 'hello');
    expect(loadDraft(storage, 'u', 'a')).toBe('');
    endSending(storage, 'u', 'a', 'hello');
    recoverSending(storage, 'u', 'a', null);
    expect(loadDraft(storage, 'u', 'a')).toBe('');
  });

  it('is forgotten even if another tab made it a draft meanwhile', () => {
    const storage = createStorage();
    keepSending(storage, 'u', chat('a'), 'hello');
    recoverSending(storage, 'u', 'a', null);
    endSending(storage, 'u', 'a', 'hello');
    expect(loadDraft(storage, 'u', 'a')).toBe('');
  });

  it('of one user is not lost when another opens the chat', () => {
    const storage = createStorage();
    saveDraft(storage, 'u', chat('a'), 'hello');
    recoverSending(storage, 'v', 'a', null);
    expect(loadDraft(storage, 'u', 'a')).toBe('hello');
  });

  it('is a draft again when the page ended before the response', () => {
    const storage = createStorage();
    keepSending(storage, 'u', chat('a'), 'hello');
    saveDraft(storage, 'u', chat('a'), 'and more');
    recoverSending(storage, 'u', 'a', 'something before');
    expect(loadDraft(storage, 'u', 'a')).toBe('hello\nand more');
    recoverSending(storage, 'u', 'a', 'something before');
    expect(loadDraft(storage, 'u', 'a')).toBe('hello\nand more');
  });

  it('is not a draft if the chat already has it', () => {
    const storage = createStorage();
    keepSending(storage, 'u', chat('a'), ' hello ');
    recoverSending(storage, 'u', 'a', 'hello');
    expect(loadDraft(storage, 'u', 'a')).toBe('');
  });
});
