import { describe, expect, it } from 'vitest';
import { findOption, labelOf, optionsFor, promptOf } from './index.ts';
import type { Sex } from './index.ts';
import type { OptionField } from './option-lists.ts';

const SEXES: Sex[] = ['female', 'male'];

const ids = (sex: Sex, field: OptionField) => (optionsFor(sex)[field] ?? []).map((o) => o.id);
const wizardIds = (sex: Sex, field: OptionField) =>
  (optionsFor(sex)[field] ?? []).filter((o) => o.wizard).map((o) => o.id);
const words = (text: string) => text.split(/\s+/);

const HOBBIES = words(`fitness weightlifting traveling hiking gaming parties tv_series anime cosplay
  self_development writing camping sailing photography volunteering cars art triathlon`);

/** Lists that the specification defines completely: exactly these ids. */
const EXACT: [Sex, OptionField, string[]][] = [
  ['female', 'ethnicity', words('caucasian latina asian arab black')],
  ['female', 'body_type', words('slim athletic voluptuous curvy petite')],
  [
    'female',
    'hair_color',
    words(`blonde brunette black redhead pink light_blonde medium_blonde dark_blonde brown
      light_brown dark_brown black_brown`),
  ],
  ['female', 'hair_style', words('straight long short curly braids bangs bun ponytail pigtails')],
  ['female', 'eye_color', words('brown blue green gray')],
  [
    'female',
    'personality',
    words(`caregiver sage innocent jester temptress dominant submissive lover nympho mean confidant
      experimenter`),
  ],
  [
    'female',
    'relationship',
    words(`stranger school_mate colleague mentor girlfriend sex_friend wife mistress friend
      best_friend step_sister step_mom`),
  ],
  ['female', 'breast_size', words('flat small medium large huge')],
  ['female', 'butt_size', words('small medium large skinny athletic')],
  ['female', 'voice', words('voice_1 voice_2')],
  ['female', 'hobbies', HOBBIES],
  ['male', 'ethnicity', words('caucasian latino asian arab black_afro')],
  ['male', 'body_type', words('slim muscular wide')],
  ['male', 'hair_color', words('blonde brown black ginger gray white pink')],
  ['male', 'hair_style', words('buzz_cut long slicked_back short bun dreadlocks curly bald')],
  ['male', 'eye_color', words('brown blue green')],
  [
    'male',
    'personality',
    words(`protector sage hero jester toy_boy dominant submissive lover beast confidant rebel
      scholar`),
  ],
  [
    'male',
    'relationship',
    words(`stranger schoolmate work_colleague mentor boyfriend sex_friend husband lover friend
      best_friend step_brother step_father`),
  ],
  ['male', 'voice', words('voice_1 voice_2')],
  ['male', 'hobbies', HOBBIES],
];

/** The shorter lists of the wizard, in display order. */
const WIZARD: [Sex, OptionField, string[]][] = [
  ['female', 'hair_color', words('blonde brunette black redhead pink')],
  ['female', 'hair_style', words('straight long short curly braids bangs bun ponytail')],
  ['female', 'eye_color', words('brown blue green')],
  [
    'female',
    'clothing',
    words('casual bikini skirt long_dress jeans lingerie school_outfit nurse'),
  ],
  ['female', 'occupation', words('student teacher doctor nurse artist model scientist lawyer')],
  ['male', 'clothing', []],
];

/** Lists that the specification defines partly: their length, and some required ids. */
const PARTIAL: [Sex, OptionField, number, string[]][] = [
  ['female', 'clothing', 66, words('bikini maid casual hijab lingerie')],
  ['female', 'occupation', 46, words('doctor nurse teacher astronaut model')],
  ['male', 'clothing', 65, words('jeans_and_t_shirt suit_and_tie tuxedo samurai astronaut')],
  [
    'male',
    'occupation',
    37,
    words('personal_trainer massage_therapist dentist doctor chef commercial_pilot detective'),
  ],
];

const everyOption = SEXES.flatMap((sex) =>
  Object.entries(optionsFor(sex)).flatMap(([field, options]) =>
    options.map((option) => ({ sex, field: field as OptionField, ...option })),
  ),
);

describe('option lists', () => {
  it.each(EXACT)('%s %s contains exactly the specified ids', (sex, field, expected) => {
    expect(ids(sex, field)).toEqual(expected);
  });

  it.each(WIZARD)('%s %s shows the specified ids in the wizard', (sex, field, expected) => {
    expect(wizardIds(sex, field)).toEqual(expected);
  });

  it.each(PARTIAL)(
    '%s %s has its full length and the specified ids',
    (sex, field, count, named) => {
      expect(ids(sex, field)).toHaveLength(count);
      expect(ids(sex, field)).toEqual(expect.arrayContaining(named));
    },
  );

  it('shows 24 male occupations in the wizard, including the default, in title case', () => {
    const shown = (optionsFor('male').occupation ?? []).filter((o) => o.wizard);
    expect(shown).toHaveLength(24);
    expect(shown.map((o) => o.label)).toEqual(
      expect.arrayContaining([
        'Personal Trainer',
        'Massage Therapist',
        'Dentist',
        'Doctor',
        'Chef',
        'Commercial Pilot',
        'Detective',
      ]),
    );
    for (const { id, label } of shown) expect(label.toLowerCase().replaceAll(' ', '_')).toBe(id);
  });

  it('offers breast and butt size for female characters only', () => {
    expect(optionsFor('male')).not.toHaveProperty('breast_size');
    expect(optionsFor('male')).not.toHaveProperty('butt_size');
  });

  it('has snake_case ids, and unique ids and labels per list', () => {
    for (const sex of SEXES) {
      for (const [field, options] of Object.entries(optionsFor(sex))) {
        expect(new Set(options.map((o) => o.id)).size, `${sex} ${field}`).toBe(options.length);
        expect(new Set(options.map((o) => o.label)).size, `${sex} ${field}`).toBe(options.length);
      }
    }
    for (const option of everyOption) expect(option.id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });
});

describe('words', () => {
  it.each([
    ['female', 'clothing', 'school_outfit', 'College sweater'],
    ['female', 'relationship', 'school_mate', 'College classmate'],
    ['male', 'relationship', 'schoolmate', 'College classmate'],
    ['female', 'occupation', 'student', 'University student'],
    ['male', 'occupation', 'student', 'University student'],
    ['female', 'personality', 'innocent', 'Sweet'],
  ] as const)('%s %s %s reads %s', (sex, field, value, label) => {
    expect(labelOf(sex, field, value)).toBe(label);
    expect(promptOf(sex, field, value).toLowerCase()).toContain(label.toLowerCase());
  });

  it('contain no word of youth in any label or prompt', () => {
    const youth =
      /\b(teens?|teenage\w*|schools?|school\w+|pupils?|kids?|child\w*|girls?|boys?|babys?|baby\w*|toddlers?|infants?|minors?|juveniles?|young\w*|youth\w*|little|tiny|innocent|virgin\w*|loli\w*|shota\w*|nann(y|ies)|kindergarten\w*|cheerleader\w*)\b/i;
    for (const { label, prompt } of everyOption) {
      expect(label).not.toMatch(youth);
      expect(prompt).not.toMatch(youth);
    }
  });

  it('are trimmed, with a label and a prompt for every option', () => {
    for (const option of everyOption) {
      expect(option.label.trim()).toBe(option.label);
      expect(option.label).not.toBe('');
      expect(option.prompt.trim()).toBe(option.prompt);
      expect(option.prompt).not.toBe('');
    }
  });

  it('find every option by its sex, field and id', () => {
    for (const { sex, field, id, label, prompt } of everyOption) {
      expect(findOption(sex, field, id)).toMatchObject({ id });
      expect(labelOf(sex, field, id)).toBe(label);
      expect(promptOf(sex, field, id)).toBe(prompt);
    }
  });

  it('show an unknown value unchanged and never send it to a model', () => {
    expect(labelOf('male', 'clothing', 'opera_cape')).toBe('opera cape');
    expect(promptOf('male', 'clothing', 'opera_cape')).toBe('');
    expect(findOption('male', 'breast_size', 'medium')).toBeUndefined();
  });
});
