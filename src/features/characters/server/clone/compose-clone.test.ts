import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSwatches } from '#tests/stand-ins/image-host.ts';
import { CreateCharacter } from '../../contract-changes.ts';
import { optionsFor, type Sex } from '../../options/index.ts';
import { composeClone } from './compose-clone.ts';
import { CLOTHES, LOOK_FIELDS, DEFAULT_LOOKS } from './looks.ts';
import { readColors } from './read-colors.ts';
import { CLOTHES_TONES, HAIR_TONES, SKIN_TONES } from './tones.ts';

const hash = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''));
const sexes: Sex[] = ['female', 'male'];

describe('the tables contain existing options', () => {
  it.each(sexes)('%s', (sex) => {
    const ids = (field: (typeof LOOK_FIELDS)[number]) =>
      (optionsFor(sex)[field] ?? []).map(({ id }) => id);
    for (const field of LOOK_FIELDS) expect(ids(field)).toContain(DEFAULT_LOOKS[sex][field]);
    expect(ids('clothing')).toEqual(
      expect.arrayContaining([...CLOTHES[sex], ...Object.keys(CLOTHES_TONES[sex])]),
    );
    expect(ids('hair_color')).toEqual(expect.arrayContaining(Object.keys(HAIR_TONES[sex])));
    expect(ids('ethnicity').toSorted()).toEqual(Object.keys(SKIN_TONES[sex]).toSorted());
  });
});

describe('composeClone', () => {
  it('creates a valid adult from any input', () => {
    const looks = fc.dictionary(fc.constantFrom(...LOOK_FIELDS), fc.string());
    const seen = fc.record(
      { sex: fc.constantFrom(...sexes), age: fc.integer({ min: 25, max: 90 }), looks },
      { requiredKeys: ['looks'] },
    );
    fc.assert(
      fc.property(
        seen,
        fc.option(fc.constantFrom(...sexes), { nil: undefined }),
        hash,
        (found, sex, digits) => {
          const made = composeClone(found, { sex, name: undefined }, digits);
          expect(CreateCharacter.safeParse(made).success).toBe(true);
          expect(made.age).toBeGreaterThanOrEqual(25);
          expect(made.sex).toBe(sex ?? found.sex ?? 'female');
          expect(new Set(made.hobbies).size).toBe(2);
        },
      ),
    );
  });

  it('is deterministic per picture, and keeps a given name', () => {
    const make = (digits: string, name?: string) =>
      composeClone({ looks: {} }, { sex: undefined, name }, digits);
    expect(make('ab12'.repeat(16))).toEqual(make('ab12'.repeat(16)));
    expect(make('ab12'.repeat(16), 'Mara').name).toBe('Mara');
  });
});

describe('readColors', () => {
  it.each([
    ['female', '#141215', '#f0d2bd', '#a3202c', 'black', 'caucasian', 'red_dress'],
    ['female', '#d4b06a', '#c78f65', '#17161a', 'blonde', 'latina', 'black_dress'],
    ['female', '#93401f', '#4b2e1f', '#4a6a94', 'redhead', 'black', 'denim_jacket'],
    ['male', '#8b8b8d', '#ab7c56', '#f2f1ee', 'gray', 'arab', 'white_shirt'],
    ['male', '#5c3d28', '#7a4e33', '#2a3248', 'brown', 'black_afro', 'suit_and_tie'],
  ] as const)(
    '%s: %s, %s, %s',
    async (sex, hair, skin, clothes, hairColor, ethnicity, clothing) => {
      for (const size of [
        { width: 300, height: 400 },
        { width: 600, height: 800 },
      ]) {
        const jpeg = await drawSwatches({ hair, skin, clothes }, size).jpeg().toBuffer();
        expect(await readColors(jpeg, sex)).toEqual({
          looks: { hair_color: hairColor, ethnicity, clothing },
        });
      }
    },
  );

  it('does not mistake blue or gray for skin', async () => {
    for (const skin of ['#3355cc', '#808080', '#ffffff', '#000000']) {
      const jpeg = await drawSwatches({ hair: '#141215', skin, clothes: '#a3202c' })
        .jpeg()
        .toBuffer();
      expect((await readColors(jpeg, 'female')).looks.ethnicity, skin).toBeUndefined();
    }
  });
});
