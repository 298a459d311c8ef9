import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, toPayload } from './draft.ts';
import { deleteDraft, loadDraft, newDraft, saveDraft, requestFor } from './draft-storage.ts';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    size: () => map.size,
  };
}

const answered = () => {
  const stored = newDraft('female');
  return {
    ...stored,
    draft: { ...stored.draft, age: 35, hair_style: 'bun', hobbies: ['art'], name: 'Ada' },
  };
};

describe('a stored draft', () => {
  it('is restored completely for its owner, and not for another user', () => {
    const storage = memory();
    const stored = { ...answered(), sent: { key: 'k', body: '{}' } };
    saveDraft(storage, 'female', 'ada', stored);
    expect(loadDraft(storage, 'female', 'ada')).toEqual(stored);
    expect(loadDraft(storage, 'female', 'bob').draft).toEqual(DEFAULTS.female);
    expect(loadDraft(storage, 'male', 'ada').draft).toEqual(DEFAULTS.male);
  });

  it('is deleted when dropped', () => {
    const storage = memory();
    saveDraft(storage, 'female', 'ada', answered());
    deleteDraft(storage, 'female');
    expect(storage.size()).toBe(0);
  });

  it('returns a usable draft for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { draft } = loadDraft(memory({ character_draft_male: text }), 'male', 'ada');
        expect(toPayload('male', draft).age).toBeGreaterThanOrEqual(18);
      }),
    );
    const hostile = { draft: { ...DEFAULTS.female, age: 12, clothing: 'maid', hobbies: 'art' } };
    const stored = JSON.stringify({ version: 1, owner: 'ada', ...hostile });
    const storage = memory({ character_draft_female: stored });
    expect(loadDraft(storage, 'female', 'ada').draft).toEqual(DEFAULTS.female);
  });

  it('is not stored without storage, and nothing fails', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => saveDraft(storage, 'male', 'ada', newDraft('male'))).not.toThrow();
    expect(() => deleteDraft(storage, 'male')).not.toThrow();
    expect(loadDraft(storage, 'male', 'ada').draft).toEqual(DEFAULTS.male);
  });
});

describe('the key of a creation', () => {
  it('is the same for the same body and new for another', () => {
    const stored = newDraft('male');
    const first = requestFor(stored, 'a');
    expect(requestFor({ ...stored, sent: first }, 'a')).toEqual(first);
    expect(requestFor({ ...stored, sent: first }, 'b').key).not.toBe(first.key);
  });
});
