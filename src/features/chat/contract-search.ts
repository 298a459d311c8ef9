import { z } from 'zod';
import { CursorPageQuery, Id, Time } from '#shared/contract.ts';
import { ChatCharacter } from './contract.ts';
import { isBlank, MAX_SEARCH_LENGTH } from './limits.ts';

/** Hits beyond this number are not counted. */
export const MAX_COUNTED_HITS = 1000;

export const SearchMessagesQuery = CursorPageQuery.pick({ limit: true, cursor: true }).extend({
  q: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .refine((text) => !isBlank(text), 'Write a word to search for.')
    .meta({ description: 'Words; the last one may be unfinished.', example: 'harbor li' }),
});
export type SearchMessagesQuery = z.infer<typeof SearchMessagesQuery>;

export const FoundMessage = z
  .object({
    chat_id: Id,
    chat_title: z.string().nullable().meta({ example: null }),
    is_archived: z.boolean(),
    character: ChatCharacter,
    message_id: Id,
    sender: z.enum(['user', 'character']),
    snippet: z.string().meta({ example: '…we walked to the harbor lights after dinner.' }),
    highlights: z
      .array(
        z.object({
          start: z.number().int().meta({ example: 4 }),
          end: z.number().int().meta({ example: 10 }),
        }),
      )
      .meta({ description: 'Ranges of the snippet in UTF-16 units; `end` is exclusive.' }),
    created_at: Time,
  })
  .meta({ id: 'FoundMessage' });
export type FoundMessage = z.infer<typeof FoundMessage>;

export const FoundMessages = z
  .object({
    data: z.array(FoundMessage).meta({ description: 'The newest first.' }),
    count: z
      .number()
      .int()
      .meta({ description: `At most ${MAX_COUNTED_HITS}.`, example: 3 }),
    next_cursor: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'FoundMessages' });
export type FoundMessages = z.infer<typeof FoundMessages>;
