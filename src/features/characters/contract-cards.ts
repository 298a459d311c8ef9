import { z } from 'zod';
import { CharacterName, Sex, Style } from './contract.ts';
import { MAX_AGE, MAX_HOBBIES, MIN_AGE } from './rules.ts';

const option = z.string().trim().min(1).max(60).optional();

/** The user's choices for an import: values that the card lacks, or that replace the card's. */
export const ImportChoices = z
  .object({
    name: CharacterName.optional(),
    age: z.number().int().min(MIN_AGE).max(MAX_AGE).optional(),
    sex: Sex.optional(),
    style: Style.optional(),
    ethnicity: option,
    clothing: option,
    occupation: option,
    personality: option,
    relationship: option,
    voice: option,
    hobbies: z.array(z.string().trim().min(1).max(60)).max(MAX_HOBBIES).optional(),
    breast_size: option.nullable(),
    butt_size: option.nullable(),
    body_type: option,
    hair_color: option,
    hair_style: option,
    eye_color: option,
  })
  .meta({ id: 'ImportChoices' });
export type ImportChoices = z.infer<typeof ImportChoices>;

export const ImportForm = z
  .object({
    file: z
      .custom<File>((value) => value instanceof File, 'Send the card as a file.')
      .meta({
        type: 'string',
        format: 'binary',
        description: 'A character card V1, V2 or V3 as JSON, PNG or CharX; at most 20 MB.',
      }),
    preview: z.stringbool().optional().meta({
      type: 'boolean',
      description: 'True only reports what would be imported, and stores nothing.',
    }),
    choices: z.string().max(20_000).optional().meta({
      description: 'JSON of `ImportChoices`; an age of 18 or more is always required.',
      example: '{"age":29,"sex":"female","hair_color":"brunette"}',
    }),
  })
  .meta({ id: 'ImportForm' });
export type ImportForm = z.infer<typeof ImportForm>;

export const CardPreview = z
  .object({
    name: z.string().meta({ example: 'Elena Marchetti' }),
    format: z.enum(['json', 'png', 'charx']),
    spec: z.enum(['v1', 'v2', 'v3']),
    taken: z.record(z.string(), z.number().int()).meta({
      description: 'What is imported: the length of each text and list.',
      example: { persona: 1240, opening_message: 310, tags: 4, lorebook_entries: 12 },
    }),
    left_out: z.array(z.string()).meta({
      description: 'Messages about what is not imported.',
      example: ['Pictures in the file are not imported: a new portrait is drawn.'],
    }),
    repaired: z.array(z.string()).meta({
      description: 'Messages about what was repaired.',
      example: ['“tags” was one text and was split into a list.'],
    }),
    refused: z.array(z.string()).meta({
      description: 'Messages about why this card cannot be imported; empty when it can.',
      example: [],
    }),
    needs: z.array(z.enum(['name', 'age', 'sex'])).meta({
      description: 'Fields that `choices` must contain, because the card lacks them.',
      example: ['age'],
    }),
    guessed: z
      .object({ age: z.number().int().nullable(), sex: Sex.nullable(), style: Style })
      .catchall(z.union([z.string(), z.array(z.string())]))
      .meta({
        description: 'Attributes guessed from its text; values of that sex’s lists.',
        example: { age: 29, sex: 'female', style: 'realistic', hair_color: 'brunette' },
      }),
  })
  .meta({ id: 'CardPreview' });
export type CardPreview = z.infer<typeof CardPreview>;
