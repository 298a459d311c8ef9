import { z } from 'zod';
import { SamplingChoice } from '#shared/contract-sampling.ts';
import { atMost } from '#shared/checks.ts';
import { toStorableBook } from './cards/parse-json.ts';
import { CHARACTER_CHECKS } from './fields.ts';
import { Character, CharacterName, Sex, Style } from './contract.ts';
import { optionsFor, toOptionId, type Option, type OptionField } from './options/index.ts';
import { MAX_GREETINGS } from './limits.ts';
import { MAX_AGE, MAX_HOBBIES, MIN_AGE, PROSE_LENGTH, TAG_LENGTH, TAGS } from './rules.ts';

const option = (example: string) => z.string().trim().min(1).max(60).meta({ example });
const prose = (example: string) => z.string().check(atMost(PROSE_LENGTH)).meta({ example });

/** List fields; ids as in `GET /characters/options`. */
const choices = {
  ethnicity: option('latina'),
  clothing: option('casual'),
  occupation: option('artist'),
  personality: option('lover'),
  relationship: option('girlfriend'),
  voice: option('voice_1'),
  hobbies: z
    .array(option('hiking'))
    .max(MAX_HOBBIES)
    .meta({ example: ['hiking', 'art'] }),
  breast_size: option('medium').nullable(),
  butt_size: option('medium').nullable(),
  body_type: option('slim'),
  hair_color: option('blonde'),
  hair_style: option('long'),
  eye_color: option('blue'),
};

/** Text fields, named as in character cards. */
const texts = {
  opening_message: prose('You came back. I saved you the window seat.').nullable(),
  persona: prose('Grew up above a harbor; keeps other people’s time.'),
  scenario: prose('A clock workshop, an hour before closing.'),
  example_dialogue: prose('<START>\n{{user}}: Does it still run?\n{{char}}: It only needs you.'),
  system_prompt: prose(''),
  post_history: prose(''),
  creator_notes: prose('For slow evenings.'),
  tags: z
    .array(z.string().trim().min(1).max(TAG_LENGTH))
    .max(TAGS)
    .meta({ example: ['craft'] }),
  alternate_greetings: z.array(prose('Back so soon?')).max(MAX_GREETINGS).meta({ example: [] }),
  character_book: z
    .record(z.string(), z.unknown())
    .transform((book, ctx) => {
      const storable = toStorableBook(book);
      if (storable) return storable;
      ctx.addIssue({ code: 'custom', message: 'The lorebook is nested too deeply.', input: null });
      return z.NEVER;
    })
    .nullable()
    .meta({ example: null }),
};

const name = CharacterName.meta({ example: 'Elena Marchetti' });
const description = prose('A lighthouse keeper’s daughter who restores clocks.');
const age = z.number().int().min(MIN_AGE).max(MAX_AGE).meta({ example: 34 });

/** The message for a value that is not in a list. */
export const notListed = (sex: Sex, options: readonly Option[]): string =>
  `Not one of the values for a ${sex} character: ${options.map(({ id }) => id).join(', ')}.`;

type Chosen = Partial<Record<OptionField, string | string[] | null | undefined>>;

/**
 * Adds an issue with the allowed values for every field whose value is not in that sex's lists.
 * Labels are accepted where a list shows them, and become ids.
 */
function checkChoices(sex: Sex, given: Chosen, ctx: z.RefinementCtx): Chosen {
  const lists = optionsFor(sex);
  const checked: Chosen = {};
  for (const field of Object.keys(choices) as OptionField[]) {
    const value = given[field];
    if (value === undefined) continue;
    if (value === null || !lists[field]) {
      if (value !== null)
        ctx.addIssue({
          code: 'custom',
          path: [field],
          message: `A ${sex} character has no ${field}: leave it out.`,
          input: value,
        });
      checked[field] = null;
      continue;
    }
    const ids = [value].flat().map((one) => toOptionId(sex, field, one));
    const unknown = ids.indexOf(undefined);
    if (unknown >= 0)
      ctx.addIssue({
        code: 'custom',
        path: Array.isArray(value) ? [field, unknown] : [field],
        message: notListed(sex, lists[field]),
        input: value,
      });
    checked[field] = Array.isArray(value) ? [...new Set(ids as string[])] : (ids[0] as string);
  }
  return checked;
}

export const CreateCharacter = z
  .object({
    name,
    description: description.default(''),
    age,
    sex: Sex,
    style: Style,
    ...choices,
    hobbies: choices.hobbies.default([]),
    breast_size: choices.breast_size.optional(),
    butt_size: choices.butt_size.optional(),
    portrait_seed: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional()
      .meta({
        description: 'The `seed` of a preview, so that the portrait gets the same face.',
        example: 'face-7',
      }),
    ...z.object(texts).partial().shape,
  })
  .transform((given, ctx) => {
    const checked = checkChoices(given.sex, given, ctx);
    if (given.sex === 'female')
      for (const field of ['breast_size', 'butt_size'] as const) checked[field] ??= 'medium';
    return { ...given, ...checked } as typeof given & { hobbies: string[] };
  })
  .meta({ id: 'CreateCharacter' });
export type CreateCharacter = z.infer<typeof CreateCharacter>;

/** Only changed fields; the allowed values depend on the character's sex. */
export const UpdateCharacter = z
  .object({ name, description, age, style: Style, sampling: SamplingChoice, ...choices, ...texts })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Send at least one changed field.')
  .meta({ id: 'UpdateCharacter' });
export type UpdateCharacter = z.infer<typeof UpdateCharacter>;

/** The change, with its choices validated against the lists of `sex`. */
export const updateFor = (sex: Sex) =>
  UpdateCharacter.transform((change, ctx) => ({
    ...change,
    ...checkChoices(sex, change, ctx),
  })) as z.ZodType<UpdateCharacter>;

/** A conflicting change: the current version, and the refused values. */
export const CharacterConflict = z
  .object({
    detail: z.string().meta({ example: 'This changed in the meantime.' }),
    code: z.literal('conflict'),
    request_id: z.string().meta({ example: 'p3Yq0sVb7Lk2' }),
    current: Character,
    yours: z.record(z.string(), z.unknown()).meta({ example: { name: 'Elena' } }),
  })
  .meta({ id: 'CharacterConflict' });
export type CharacterConflict = z.infer<typeof CharacterConflict>;

export const ChangePublication = z
  .object({
    action: z.enum(['request', 'withdraw', 'approve', 'decline']).meta({
      description: 'Its owner requests and withdraws; a superuser approves and declines.',
    }),
    note: z
      .string()
      .check(...CHARACTER_CHECKS.note)
      .optional()
      .meta({ example: 'The description is empty.' }),
  })
  .meta({ id: 'ChangePublication' });
export type ChangePublication = z.infer<typeof ChangePublication>;

const OptionEntry = z.object({
  id: z.string().meta({ example: 'latina' }),
  label: z.string().meta({ example: 'Latina' }),
  prompt: z.string().meta({
    description: 'The text that a model reads.',
    example: 'Latina woman',
  }),
  wizard: z.boolean().meta({ description: 'True for the shorter list of the wizard.' }),
  picture_url: z
    .string()
    .nullable()
    .meta({ description: 'A small picture of the choice.', example: null }),
});

const OptionListsOfSex = z
  .record(z.string(), z.array(OptionEntry))
  .meta({ description: 'By field, in display order.' });

export const CharacterOptions = z
  .object({
    female: OptionListsOfSex,
    male: OptionListsOfSex,
    max_hobbies: z.number().int().meta({ example: MAX_HOBBIES }),
    min_age: z.number().int().meta({ example: MIN_AGE }),
    max_age: z.number().int().meta({ example: MAX_AGE }),
  })
  .meta({ id: 'CharacterOptions' });
export type CharacterOptions = z.infer<typeof CharacterOptions>;
