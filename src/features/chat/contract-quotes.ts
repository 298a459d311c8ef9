import { z } from 'zod';
import { Id } from '#shared/contract.ts';
import { MAX_QUOTE_LENGTH } from './limits.ts';

/** The message that a user's message answers, as it is now. */
export const QuotedMessage = z
  .object({
    id: Id,
    sender: z.enum(['user', 'character']).nullable().meta({
      description: 'Null when the message was deleted.',
      example: 'character',
    }),
    speaker: z.string().nullable().meta({
      description: 'In a scene, the name of a character other than the chat’s own.',
      example: null,
    }),
    excerpt: z
      .string()
      .nullable()
      .meta({
        description: `Its first words, at most ${MAX_QUOTE_LENGTH} characters; null when it was deleted.`,
        example: 'Good evening. You are early, and the kettle is late.',
      }),
  })
  .meta({
    id: 'QuotedMessage',
    description: 'Only for a message that was sent with `reply_to_id`: what it answers.',
  });
export type QuotedMessage = z.infer<typeof QuotedMessage>;
