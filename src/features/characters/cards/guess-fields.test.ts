import { describe, expect, it } from 'vitest';
import { optionsFor, type OptionField } from '../options/index.ts';
import { cardTexts } from './card-texts.ts';
import { greetingsOf } from './greetings.ts';
import { guessFields } from './guess-fields.ts';
import type { JsonObject } from './parse-json.ts';
import { repairCard } from './repair-card.ts';

const card = (data: JsonObject) =>
  repairCard({ spec: 'chara_card_v2', data: { name: 'Robin', ...data } });
const guess = (description: string, tags: string[] = []) =>
  guessFields(card({ description, tags }));

describe('guesses', () => {
  it.each<[string, 'female' | 'male' | null]>([
    ['She keeps her books and her tea.', 'female'],
    ['He keeps his books.', 'male'],
    ['Gender: Male. She trusts him, her brother.', 'male'],
    ['Keeps books.', null],
    ['She met him. He met her.', null],
  ])('sex of "%s"', (text, sex) => expect(guess(text).sex).toBe(sex));

  it('sex by tag', () => expect(guess('Keeps books.', ['Male']).sex).toBe('male'));

  it.each<[string, number | null]>([
    ['Age: 34', 34],
    ['A 27-year-old baker.', 27],
    ['She is 41 years old.', 41],
    ['Age("52")', 52],
    ['Has 3 cats.', null],
    ['A 300-year-old oak stands there.', null],
  ])('age of "%s"', (text, age) => expect(guess(text).age).toBe(age));

  it('appearance and occupation', () => {
    const text =
      'She has long, dark brown hair in a ponytail and green eyes. A slender Italian woman who works as a software engineer, wearing a leather jacket. Witty. She is your best friend and loves hiking, sailing, art and gaming.';
    expect(guess(text, ['Anime'])).toMatchObject({
      sex: 'female',
      choices: {
        hair_color: 'dark_brown',
        hair_style: 'long',
        eye_color: 'green',
        body_type: 'slim',
        ethnicity: 'caucasian',
        occupation: 'software_engineer',
        clothing: 'leather_jacket',
        personality: 'jester',
        relationship: 'best_friend',
        style: 'anime',
      },
    });
    expect(guess(text).choices.hobbies).toHaveLength(3);
  });

  it.each<[string, string, string]>([
    ['Her long brown hair is in a bun, her eyes are green.', 'brown', 'green'],
    ['Hair: red, eyes: blue.', 'redhead', 'blue'],
    ['Blue eyes, black hair.', 'black', 'blue'],
  ])('hair and eyes of "%s"', (text, hair, eyes) =>
    expect(guess(text).choices).toMatchObject({ hair_color: hair, eye_color: eyes }),
  );

  it('uses the list of that sex', () => {
    const text = 'A Latino man with ginger hair, your boyfriend. He works as a commercial pilot.';
    expect(guess(text).choices).toMatchObject({
      ethnicity: 'latino',
      hair_color: 'ginger',
      relationship: 'boyfriend',
      occupation: 'commercial_pilot',
    });
    expect(guess(text).choices.breast_size).toBeUndefined();
  });

  it.each(['female', 'male'] as const)('has a value for every field of a %s character', (sex) => {
    const { choices } = guessFields(card({ description: 'Says nothing.' }), sex);
    expect(Object.keys(choices).toSorted()).toEqual(Object.keys(optionsFor(sex)).toSorted());
    for (const [field, value] of Object.entries(choices))
      for (const id of [value].flat())
        expect(optionsFor(sex)[field as OptionField]!.map((one) => one.id)).toContain(id);
  });
});

describe('moderated texts', () => {
  const texts = (data: JsonObject, top: JsonObject = {}) =>
    cardTexts(repairCard({ ...top, spec: 'chara_card_v2', data: { name: 'Robin', ...data } })).join(
      '\n',
    );
  it.each<[string, JsonObject, string]>([
    ['greetings', { alternate_greetings: ['hidden words'] }, 'hidden words'],
    [
      'lorebook entries',
      { character_book: { entries: [{ keys: ['a'], content: 'hidden words' }] } },
      'hidden words',
    ],
    [
      'lorebook keys',
      { character_book: { entries: [{ keys: ['hidden words'] }] } },
      'hidden words',
    ],
    [
      'unknown keys of entries',
      { character_book: { entries: [{ memo: 'hidden words' }] } },
      'hidden words',
    ],
    ['extensions', { extensions: { depth_prompt: { prompt: 'hidden words' } } }, 'hidden words'],
    ['unknown keys', { x: [{ y: 'hidden words' }] }, 'hidden words'],
    ['what a comment splits', { description: 'hid{{// x}}den' }, 'hidden'],
    ['what a template token splits', { description: 'hid<|x|>den' }, 'hidden'],
    ['an age in an unknown place', { extensions: { sheet: { age: 21 } } }, 'Age: 21'],
    ['an age in words', { age: 'twenty one' }, 'Age: twenty one'],
  ])('%s', (_, data, words) => expect(texts(data)).toContain(words));

  it('leaves out URLs, encoded data and numbers', () => {
    const found = texts(
      { x: 'data:image/png;base64,AAAA', y: '2024', character_version: '16' },
      { avatar: 'https://example.test/a.png' },
    );
    expect(found).toBe('Robin');
  });
});

describe('greetings', () => {
  it('are the greeting and its alternates, without duplicates', () => {
    expect(greetingsOf({ opening_message: 'A', alternate_greetings: ['B', ' ', 'A'] })).toEqual([
      'A',
      'B',
    ]);
    expect(greetingsOf({ opening_message: null, card: { alternate_greetings: ['B'] } })).toEqual([
      'B',
    ]);
    expect(greetingsOf({ opening_message: null })).toEqual([]);
  });
});
