import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOption,
  findRestrictionProblem,
  offeredOptions,
  optionsFor,
  replaceRestricted,
  type Sex,
} from './index.ts';
import type { OptionField } from './option-lists.ts';

const SEXES = ['female', 'male'] as const;
const FIELDS = Object.keys(optionsFor('female')) as OptionField[];
const idsOf = (sex: Sex, field: OptionField) => (optionsFor(sex)[field] ?? []).map(({ id }) => id);
const ids = FIELDS.flatMap((field) => SEXES.flatMap((sex) => idsOf(sex, field)));
const someIds = fc.subarray([...new Set(ids)], { maxLength: 12 });

describe('restricted options', () => {
  it('are in no list, and nothing else is removed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEXES), someIds, (sex, restricted) => {
        const lists = offeredOptions(sex, restricted);
        for (const field of Object.keys(optionsFor(sex)) as OptionField[])
          expect(lists[field]!.map(({ id }) => id)).toEqual(
            idsOf(sex, field).filter((id) => !restricted.includes(id)),
          );
      }),
    );
  });

  it('of one field leave the same id in another field', () => {
    const lists = offeredOptions('female', ['hair_color:black']);
    expect(lists.hair_color!.map(({ id }) => id)).not.toContain('black');
    expect(lists.ethnicity!.map(({ id }) => id)).toContain('black');
  });

  it('stay for characters that have them', () => {
    const current = { clothing: 'school_outfit', hobbies: ['cosplay'] };
    const lists = offeredOptions('female', ['school_outfit', 'cosplay', 'gaming'], current);
    expect(lists.clothing!.some(({ id }) => id === 'school_outfit')).toBe(true);
    const hobbies = lists.hobbies!.map(({ id }) => id);
    expect(hobbies).toContain('cosplay');
    expect(hobbies).not.toContain('gaming');
  });

  it('are replaced with offered ones in the product’s own choices', () => {
    const choices = (sex: Sex) =>
      fc.record(
        Object.fromEntries(
          (Object.keys(optionsFor(sex)) as OptionField[]).map((field) => [
            field,
            field === 'hobbies'
              ? fc.subarray(idsOf(sex, field), { maxLength: 3 })
              : fc.constantFrom(...idsOf(sex, field)),
          ]),
        ),
      );
    const given = fc
      .constantFrom(...SEXES)
      .chain((sex) => fc.tuple(fc.constant(sex), someIds, choices(sex)));
    fc.assert(
      fc.property(given, ([sex, restricted, chosen]) => {
        fc.pre(findRestrictionProblem(restricted) === undefined);
        const replaced = replaceRestricted(sex, restricted, chosen);
        for (const [field, value] of Object.entries(replaced))
          for (const id of [value].flat()) {
            expect(restricted).not.toContain(id);
            expect(findOption(sex, field as OptionField, id)).toBeDefined();
          }
        expect(replaceRestricted(sex, [], chosen)).toEqual(chosen);
      }),
    );
  });

  it.each([
    [['school_outfit', 'innocent', 'style:anime'], undefined],
    [[], undefined],
    [['school_outfti', 'innocent'], /no list has: school_outfti;/],
    [['clothing:blonde'], /clothing:blonde/],
    [['realistic', 'anime'], /nothing to choose for the style of a female/],
    [idsOf('male', 'voice'), /voice/],
  ])('%j: %s', (restricted, sentence) => {
    const problem = findRestrictionProblem(restricted);
    if (sentence) expect(problem).toMatch(sentence);
    else expect(problem).toBeUndefined();
  });
});
