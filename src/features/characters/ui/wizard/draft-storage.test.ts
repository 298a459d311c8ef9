import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, toPayload } from './draft.ts';
import { dropDraft, loadDraft, newDraft, saveDraft, sentWith } from './draft-storage.ts';

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
  const kept = newDraft('female');
  return {
    ...kept,
    draft: { ...kept.draft, age: 35, hair_style: 'bun', hobbies: ['art'], name: 'Ada' },
  };
};

describe('a kept draft', () => {
  it('comes back whole for its owner, and not for another', () => {
    const storage = memory();
    const kept = { ...answered(), sent: { key: 'k', body: '{}' } };
    saveDraft(storage, 'female', 'ada', kept);
    expect(loadDraft(storage, 'female', 'ada')).toEqual(kept);
    expect(loadDraft(storage, 'female', 'bob').draft).toEqual(DEFAULTS.female);
    expect(loadDraft(storage, 'male', 'ada').draft).toEqual(DEFAULTS.male);
  });

  it('is gone once dropped', () => {
    const storage = memory();
    saveDraft(storage, 'female', 'ada', answered());
    dropDraft(storage, 'female');
    expect(storage.size()).toBe(0);
  });

  it('gives a usable draft whatever is stored', () => {
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

  it('is not kept where storage is refused, and nothing breaks', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => saveDraft(storage, 'male', 'ada', newDraft('male'))).not.toThrow();
    expect(() => dropDraft(storage, 'male')).not.toThrow();
    expect(loadDraft(storage, 'male', 'ada').draft).toEqual(DEFAULTS.male);
  });
});

describe('the key of a creation', () => {
  it('stays for the same body and is new for another', () => {
    const kept = newDraft('male');
    const first = sentWith(kept, 'a');
    expect(sentWith({ ...kept, sent: first }, 'a')).toEqual(first);
    expect(sentWith({ ...kept, sent: first }, 'b').key).not.toBe(first.key);
  });
});
