import { describe, expect, test } from 'vitest';
import { compareVersions, rebaseValues, takeTheirs } from './conflict.ts';
import { changedFields, type EditValues } from './edit-values.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

const base = stubOf<EditValues>({
  name: 'Elena',
  age: '34',
  description: 'Restores clocks.',
  hobbies: ['art'],
  opening_message: '',
  alternate_greetings: [],
});
const make = (change: Partial<EditValues>): EditValues => ({ ...base, ...change });

describe('two versions of a character', () => {
  test('shows only the fields that both changed', () => {
    const mine = make({ name: 'Elena M.', age: '35' });
    const current = make({ name: 'Helena', description: 'Mends clocks.' });
    expect(compareVersions(base, current, changedFields(base, mine))).toEqual([
      { field: 'name', mine: 'Elena M.', theirs: 'Helena' },
    ]);
  });

  test('shows all of my fields when there is none', () => {
    const current = make({ description: 'Mends clocks.' });
    const mine = changedFields(base, make({ age: '35', hobbies: [] }));
    expect(compareVersions(base, current, mine)).toEqual([
      { field: 'age', mine: 35, theirs: 34 },
      { field: 'hobbies', mine: [], theirs: ['art'] },
    ]);
  });

  test('treats the same change on both sides as no conflict', () => {
    const mine = changedFields(base, make({ name: 'Helena', hobbies: ['cars'] }));
    const current = make({ name: 'Helena', hobbies: ['cars'] });
    expect(compareVersions(base, current, mine)).toEqual([]);
  });

  test('keeping mine preserves their other changes', () => {
    const mine = make({ name: 'Elena M.' });
    const current = make({ name: 'Helena', description: 'Mends clocks.' });
    const rebased = rebaseValues(base, current, mine);
    expect(rebased).toEqual(make({ name: 'Elena M.', description: 'Mends clocks.' }));
    expect(changedFields(current, rebased)).toEqual({ name: 'Elena M.' });
  });

  test('taking theirs preserves fields that only I changed', () => {
    const mine = make({ name: 'Elena M.', age: '35' });
    const current = make({ name: 'Helena' });
    const rows = compareVersions(base, current, changedFields(base, mine));
    const taken = takeTheirs(rebaseValues(base, current, mine), current, rows);
    expect(changedFields(current, taken)).toEqual({ age: 35 });
  });
});
