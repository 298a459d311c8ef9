import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreateCharacter } from '../../contract-changes.ts';
import { findOption, optionsFor, type OptionField, type Sex } from '../../options/index.ts';
import {
  AGE_CHOICES,
  answer,
  DEFAULTS,
  MALE_AGES,
  missingField,
  toPayload,
  wizardOptions,
  type ChoiceField,
  type Draft,
  type DraftAction,
} from './draft.ts';
import { stepOf, STEPS } from './steps.ts';

const sexes = fc.constantFrom<Sex>('female', 'male');
const fields = Object.keys(optionsFor('female')) as OptionField[];
const choiceFields = fields.filter((field) => field !== 'hobbies') as ChoiceField[];
const everyId = fields.flatMap((field) =>
  (['female', 'male'] as const).flatMap((sex) =>
    (optionsFor(sex)[field] ?? []).map(({ id }) => id),
  ),
);
const ids = fc.oneof(fc.constantFrom(...everyId), fc.string());

/** Answers as users and corrupt storage give them: valid, of the other sex, or nonsense. */
const actions: fc.Arbitrary<DraftAction> = fc.oneof(
  fc.record({
    type: fc.constant('choose' as const),
    field: fc.constantFrom(...choiceFields),
    id: ids,
  }),
  fc.record({ type: fc.constant('toggle_hobby' as const), id: ids }),
  fc.record({
    type: fc.constant('set_age' as const),
    age: fc.oneof(fc.integer({ min: 0, max: 130 }), fc.double(), fc.constantFrom(...AGE_CHOICES)),
  }),
  fc.record({
    type: fc.constant('write' as const),
    field: fc.constantFrom('name' as const, 'description' as const),
    text: fc.string({ maxLength: 200 }),
  }),
);
const play = (sex: Sex, given: DraftAction[]): Draft =>
  given.reduce((draft, action) => answer(sex, draft, action), DEFAULTS[sex]);

describe('a draft', () => {
  it('is accepted by the creation call after any answers, for both sexes', () => {
    fc.assert(
      fc.property(sexes, fc.array(actions, { maxLength: 60 }), (sex, given) => {
        const draft = answer(sex, play(sex, given), { type: 'write', field: 'name', text: 'Ada' });
        const payload = toPayload(sex, draft);
        const parsed = CreateCharacter.safeParse(payload);
        expect(parsed.error?.issues).toBeUndefined();
        expect(parsed.data).toMatchObject({ ...payload, sex });
      }),
    );
  });

  it('contains only what its wizard offers: ids, adult ages, at most three hobbies', () => {
    fc.assert(
      fc.property(sexes, fc.array(actions, { maxLength: 60 }), (sex, given) => {
        const draft = play(sex, given);
        for (const field of choiceFields) {
          const id = draft[field];
          if (id === DEFAULTS[sex][field]) continue;
          expect(wizardOptions(sex, field).map((option) => option.id)).toContain(id);
        }
        expect(draft.hobbies.length).toBeLessThanOrEqual(3);
        expect(new Set(draft.hobbies).size).toBe(draft.hobbies.length);
        for (const id of draft.hobbies) expect(findOption(sex, 'hobbies', id)).toBeDefined();
        expect(draft.age).toBeGreaterThanOrEqual(18);
        if (sex === 'male') expect(draft.age).toBeLessThanOrEqual(MALE_AGES.max);
      }),
    );
  });

  it('starts with the specified defaults', () => {
    expect(toPayload('female', DEFAULTS.female)).toMatchObject({
      age: 20,
      sex: 'female',
      style: 'realistic',
      ethnicity: 'caucasian',
      eye_color: 'blue',
      hair_style: 'long',
      hair_color: 'blonde',
      personality: 'caregiver',
      relationship: 'girlfriend',
      body_type: 'slim',
      breast_size: 'medium',
      butt_size: 'medium',
      clothing: 'casual',
      occupation: 'student',
      voice: 'voice_1',
      hobbies: [],
    });
    const male = toPayload('male', DEFAULTS.male);
    expect(male).toMatchObject({
      age: 25,
      sex: 'male',
      personality: 'protector',
      relationship: 'friend',
      body_type: 'muscular',
      clothing: 'jeans_and_t_shirt',
      occupation: 'personal_trainer',
    });
    expect(male).not.toHaveProperty('breast_size');
    expect(male).not.toHaveProperty('butt_size');
  });

  it('accepts three hobbies, refuses a fourth, and deselects a chosen one', () => {
    const toggle = (draft: Draft, id: string) =>
      answer('male', draft, { type: 'toggle_hobby', id });
    const three = ['art', 'cars', 'hiking'].reduce(toggle, DEFAULTS.male);
    expect(toggle(three, 'gaming').hobbies).toEqual(['art', 'cars', 'hiking']);
    expect(toggle(toggle(three, 'cars'), 'gaming').hobbies).toEqual(['art', 'hiking', 'gaming']);
  });

  it('needs a name that is not blank', () => {
    expect(missingField(DEFAULTS.female)).toBe('name');
    expect(missingField({ ...DEFAULTS.female, name: '   ' })).toBe('name');
    expect(missingField({ ...DEFAULTS.female, name: ' Ada ' })).toBeNull();
    expect(toPayload('female', { ...DEFAULTS.female, name: ' Ada ' }).name).toBe('Ada');
  });
});

describe('steps', () => {
  it.each(['female', 'male'] as const)('%s: nine, and each field appears once', (sex) => {
    expect(STEPS[sex]).toHaveLength(9);
    const asked = STEPS[sex].flatMap((step) => step.fields);
    expect(new Set(asked).size).toBe(asked.length);
    for (const field of asked) expect(STEPS[sex][stepOf(sex, field)!]!.fields).toContain(field);
    const offered = fields.filter((field) => wizardOptions(sex, field).length > 0);
    expect(asked).toEqual(expect.arrayContaining([...offered, 'age', 'name', 'description']));
  });
});
