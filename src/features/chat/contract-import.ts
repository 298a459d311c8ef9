import { z } from 'zod';
import { formatBytes } from '#shared/format-bytes.ts';
import { MAX_IMPORT_BYTES, MAX_IMPORT_MESSAGES } from './limits.ts';

export const ImportChatForm = z
  .object({
    file: z
      .custom<File>((value) => value instanceof File, 'Send the chat as a file.')
      .meta({
        type: 'string',
        format: 'binary',
        description: `A SillyTavern chat as JSON Lines; at most ${formatBytes(MAX_IMPORT_BYTES)} and ${MAX_IMPORT_MESSAGES} messages.`,
      }),
    character_slug: z.string().min(1).max(200).meta({
      description: 'The character of the new chat: one of the user’s own, or a public one.',
      example: 'elena-marchetti',
    }),
  })
  .meta({ id: 'ImportChatForm' });
