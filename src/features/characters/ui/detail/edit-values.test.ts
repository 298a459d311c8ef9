import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CharacterCard } from '#features/characters/contract.ts';
import type { Character } from '#features/characters/contract.ts';
import {
  changedFields,
  EditFields,
  isSame,
  readAge,
  toEditValues,
  type EditValues,
} from './edit-values.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

const card = CharacterCard.parse({
  scenario: '',
  example_dialogue: '',
  system_prompt: '',
  post_history: '',
  tags: ['craft'],
  creator_notes: '',
  extensions: {},
  alternate_greetings: [],
  character_book: { entries: [{ keys: ['harbor'], content: 'It smells of tar.' }] },
});
const elena = stubOf<Character>({
  name: 'Elena Marchetti',
  age: 34,
  sex: 'female',
  style: 'realistic',
  description: 'Restores clocks.',
  opening_message: null,
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'brunette',
  hair_style: 'bun',
  eye_color: 'green',
  breast_size: 'medium',
  butt_size: 'medium',
  clothing: 'casual',
  occupation: 'teacher',
  personality: 'sage',
  relationship: 'stranger',
  hobbies: ['sailing', 'art'],
  voice: 'voice_1',
  persona: 'Grew up above a harbor.',
  card,
  sampling: { temperature: 0.7 },
});
const opened = toEditValues(elena);
const refusedOf = (values: EditValues) =>
  EditFields.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];
const edited = (change: Partial<EditValues>) => changedFields(opened, { ...opened, ...change });

describe('changed fields', () => {
  test('sends nothing without a change', () => {
    expect(edited({})).toEqual({});
    expect(edited({ hobbies: ['sailing', 'art'], name: ' Elena Marchetti ' })).toEqual({});
    expect(edited({ character_book: structuredClone(card.character_book) })).toEqual({});
  });

  test.each([
    [{ name: ' Elena ' }, { name: 'Elena' }],
    [{ age: '41' }, { age: 41 }],
    [{ opening_message: 'Sit down.' }, { opening_message: 'Sit down.' }],
    [{ hobbies: ['art', 'sailing'] }, { hobbies: ['art', 'sailing'] }],
    [{ hobbies: [] }, { hobbies: [] }],
    [{ description: '' }, { description: '' }],
    [{ tags: ['craft', 'slow'] }, { tags: ['craft', 'slow'] }],
    [{ alternate_greetings: ['', 'Again?', '  '] }, { alternate_greetings: ['Again?'] }],
    [{ character_book: null }, { character_book: null }],
    [
      { sampling: { ...opened.sampling, temperature: '', top_k: '40' } },
      { sampling: { top_k: 40 } },
    ],
  ])('%o sends %o', (change, sent) => {
    expect(edited(change)).toEqual(sent);
  });

  test('sends an emptied opening message as null, and no empty greeting', () => {
    const filled = { ...opened, opening_message: 'Sit down.' };
    expect(changedFields(filled, { ...filled, opening_message: ' ' })).toEqual({
      opening_message: null,
    });
    expect(edited({ opening_message: ' ', alternate_greetings: ['', ' '] })).toEqual({});
  });

  test.each(['', '  ', 'many', '3x', 'Infinity'])(
    'the age %j is not a number: null, not sent',
    (age) => {
      expect(readAge(age)).toBeNull();
      expect(edited({ age })).toEqual({});
    },
  );

  test('sends exactly the fields that differ', () => {
    const texts = fc.record({
      name: fc.string({ minLength: 1 }),
      description: fc.string(),
      persona: fc.string(),
      tags: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(texts, (change) => {
        const to = { ...opened, ...change };
        const sent = changedFields(opened, to);
        for (const field of ['description', 'persona', 'tags'] as const)
          expect(field in sent).toBe(!isSame(opened[field], to[field]));
        expect(Object.keys(sent).every((field) => field in change)).toBe(true);
      }),
    );
  });
});

describe('isSame', () => {
  test('compares by JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(isSame(a, structuredClone(a))).toBe(true);
        expect(isSame(a, b)).toBe(isSame(b, a));
      }),
    );
    expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(isSame([], {})).toBe(false);
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSame([1, 2], [1])).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});

describe('validation', () => {
  test.each([
    ['17', true],
    ['18', false],
    ['120', false],
    ['121', true],
    ['20.5', true],
    ['', false],
  ])('the age %j: refused %o', (age, refused) => {
    expect(refusedOf({ ...opened, age }).includes('age')).toBe(refused);
  });

  test('refuses a blank name', () => {
    expect(refusedOf({ ...opened, name: '  ' })).toEqual(['name']);
  });
});
