import { z } from 'zod';
import { Id, Time } from '#shared/contract.ts';
import { CHECKS } from './fields.ts';

const name = z
  .string()
  .check(...CHECKS.book_name)
  .meta({ example: 'The harbor town' });
const description = z
  .string()
  .check(...CHECKS.book_description)
  .meta({ example: 'Places and people of the coast.' });
const book = z.record(z.string(), z.unknown()).meta({
  description: 'Like a card’s `character_book`; unknown keys are kept.',
  example: { entries: [{ keys: ['lighthouse'], content: 'It has been dark since spring.' }] },
});

export const Lorebook = z
  .object({
    id: Id,
    name,
    description,
    entries: z.number().int().meta({ description: 'The number of entries.', example: 12 }),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Lorebook' });
export type Lorebook = z.infer<typeof Lorebook>;

export const LorebookList = z
  .object({ data: z.array(Lorebook), count: z.number().int().meta({ example: 1 }) })
  .meta({ id: 'LorebookList' });
export type LorebookList = z.infer<typeof LorebookList>;

export const WholeLorebook = Lorebook.extend({ book }).meta({ id: 'WholeLorebook' });
export type WholeLorebook = z.infer<typeof WholeLorebook>;

export const CreateLorebook = z
  .strictObject({
    name,
    description: description.default(''),
    book: book.default({ entries: [] }),
  })
  .meta({ id: 'CreateLorebook' });
export type CreateLorebook = z.infer<typeof CreateLorebook>;

export const ImportLorebook = z
  .strictObject({
    file: z.record(z.string(), z.unknown()).meta({
      description:
        'The content of a file: a chat program’s world info, a `character_book`, a `lorebook_v3`, or a character card with a lorebook.',
      example: { entries: { '0': { key: ['lighthouse'], content: 'It has been dark.' } } },
    }),
    name: name.optional().meta({ description: 'Goes before the name in the file.' }),
  })
  .meta({ id: 'ImportLorebook' });
export type ImportLorebook = z.infer<typeof ImportLorebook>;

export const ChangeLorebook = z
  .strictObject({ name, description, book })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Send at least one changed field.')
  .meta({ id: 'ChangeLorebook' });
export type ChangeLorebook = z.infer<typeof ChangeLorebook>;

export const LOREBOOK_FORMATS = ['world_info', 'character_book'] as const;
export const LorebookFileQuery = z.object({
  format: z.enum(LOREBOOK_FORMATS).default('world_info').meta({
    description: 'For chat programs (`world_info`), or as in a card.',
    example: 'world_info',
  }),
});

/** A lorebook as a file. */
export const LorebookFile = z
  .record(z.string(), z.unknown())
  .meta({ id: 'LorebookFile', example: { name: 'The harbor town', entries: {} } });
