import { describe, expect, it } from 'vitest';
import {
  hasAgreed,
  saveAgreement,
  loadPrompt,
  loadSettings,
  savePrompt,
  saveSettings,
} from './studio-storage.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}
const refusing = stubOf<Storage>({
  getItem: () => {
    throw new Error('refused');
  },
});

describe('settings', () => {
  it('are stored', () => {
    const storage = memory();
    expect(loadSettings(storage)).toEqual({ count: 1, aspect: 'portrait' });
    saveSettings(storage, { count: 4, aspect: 'landscape' });
    expect(loadSettings(storage)).toEqual({ count: 4, aspect: 'landscape' });
  });

  it.each(['', 'null', '7', '{"count":3,"aspect":"round"}', '{"count":"4"}', '[]', '{'])(
    'that read %j are the usual ones',
    (text) => {
      const storage = memory();
      storage.setItem('image_settings', text);
      expect(loadSettings(storage)).toEqual({ count: 1, aspect: 'portrait' });
    },
  );
});

describe('a prompt', () => {
  it('is stored per user and place', () => {
    const storage = memory();
    savePrompt(storage, 'ada', 'elena', 'By the sea');
    expect(loadPrompt(storage, 'ada', 'elena')).toBe('By the sea');
    expect(loadPrompt(storage, 'ada', 'anyone')).toBe('');
    expect(loadPrompt(storage, 'bert', 'elena')).toBe('');
    savePrompt(storage, 'ada', 'elena', '  ');
    expect(loadPrompt(storage, 'ada', 'elena')).toBe('');
  });
});

it('the accepted notice belongs to one user', () => {
  const storage = memory();
  expect(hasAgreed(storage, 'ada')).toBe(false);
  saveAgreement(storage, 'ada');
  expect(hasAgreed(storage, 'ada')).toBe(true);
  expect(hasAgreed(storage, 'bert')).toBe(false);
  saveAgreement(storage, null);
  expect(hasAgreed(storage, 'ada')).toBe(false);
});

it('a failing storage loses only the stored value', () => {
  expect(loadSettings(refusing)).toEqual({ count: 1, aspect: 'portrait' });
  expect(loadPrompt(refusing, 'ada', 'elena')).toBe('');
  expect(hasAgreed(refusing, 'ada')).toBe(false);
  expect(() => savePrompt(refusing, 'ada', 'elena', 'By the sea')).not.toThrow();
});
