import { z } from 'zod';
import { withoutNul } from '#shared/checks.ts';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { MEMORY_CHECKS } from './memory/fields.ts';
import { MAX_FACT_LENGTH, MAX_SUMMARY_LENGTH } from './memory/limits.ts';

export const MemoryKind = z.enum(['pinned', 'learned', 'summary']);
export type MemoryKind = z.infer<typeof MemoryKind>;

export const Memory = z
  .object({
    id: Id,
    kind: MemoryKind.meta({
      description:
        '`pinned` by the user, `learned` from a message, or the `summary` of a part of the chat.',
    }),
    content: z.string().meta({ example: 'Robin’s dog is called Biscuit.' }),
    source_message_id: Id.nullable().meta({
      description:
        'The message that stated it; null for a memory written by the user, or if the message was deleted.',
    }),
    source_at: Time.nullable().meta({ description: 'When that message was sent.' }),
    is_edited: z.boolean().meta({
      description: 'The user changed the wording, so nothing learned later replaces it.',
    }),
    history: z
      .array(
        z.object({
          content: z.string().meta({ example: 'Sam’s dog is called Biscuit.' }),
          created_at: Time,
        }),
      )
      .meta({ description: 'What it replaced, newest first.' }),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'Memory' });
export type Memory = z.infer<typeof Memory>;

export const MemoryList = z
  .object({ data: z.array(Memory), ...cursorPage })
  .meta({ id: 'MemoryList', description: 'Newest first.' });
export type MemoryList = z.infer<typeof MemoryList>;

export const ListMemoriesQuery = z.object({
  q: z
    .string()
    .check(withoutNul())
    .trim()
    .max(MAX_SEARCH_LENGTH, `Search for at most ${MAX_SEARCH_LENGTH} characters.`)
    .optional()
    .meta({
      description: 'Words that the memories must contain.',
      example: 'dog',
    }),
  kind: MemoryKind.optional(),
  ...cursorQuery,
});
export type ListMemoriesQuery = z.infer<typeof ListMemoriesQuery>;

export const AddMemory = z
  .object({ content: z.string().check(...MEMORY_CHECKS.fact) })
  .meta({ id: 'AddMemory', example: { content: 'My dog is called Biscuit.' } });

export const ChangeMemory = z
  .object({
    content: z
      .string()
      .check(...MEMORY_CHECKS.summary)
      .optional()
      .meta({
        description: `At most ${MAX_FACT_LENGTH} characters, ${MAX_SUMMARY_LENGTH} for a summary.`,
        example: 'Robin’s dog is called Biscuit.',
      }),
    pinned: z.boolean().optional().meta({
      description: 'Whether every reply includes it. A summary cannot be pinned.',
      example: true,
    }),
  })
  .refine(
    ({ content, pinned }) => content !== undefined || pinned !== undefined,
    'Send content or pinned.',
  )
  .meta({ id: 'ChangeMemory' });
export type ChangeMemory = z.infer<typeof ChangeMemory>;

export const RestoredMemories = z
  .object({ restored: z.number().int().meta({ example: 12 }) })
  .meta({ id: 'RestoredMemories' });
export type RestoredMemories = z.infer<typeof RestoredMemories>;

/**
 * `memories` of GET /events: a chat's memories changed; `learned` has the first words of new facts.
 */
export interface MemoriesChange {
  chat_id: string;
  learned: string[];
}
