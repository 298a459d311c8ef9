import { z } from 'zod';
import { Id, Time } from '#shared/contract.ts';
import { formatBytes } from '#shared/format-bytes.ts';
import { MAX_PICTURE_BYTES } from './limits.ts';

export const UploadPictureForm = z
  .object({
    picture: z
      .custom<File>((value) => value instanceof File, 'Send the picture as a file.')
      .meta({
        type: 'string',
        format: 'binary',
        description: `A JPEG, PNG, WebP or AVIF; at most ${formatBytes(MAX_PICTURE_BYTES)} and 40 million pixels.`,
      }),
  })
  .meta({ id: 'UploadPictureForm' });

/** A picture that the user sends in a chat. */
export const ChatPicture = z
  .object({
    id: Id,
    url: z.string().meta({
      description: 'Signed, for its sender; valid until `expires_at`.',
      example: '/media/uploads/…/1280.webp?expires=1794000000&signature=…',
    }),
    srcset: z.string().meta({ example: '/media/uploads/…/640.webp?… 640w' }),
    width: z.number().int().meta({ example: 1280 }),
    height: z.number().int().meta({ example: 960 }),
    thumbhash: z.string().meta({ description: 'Base64.', example: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' }),
    alt: z.string().meta({
      description: 'What it shows, if a vision model has described it.',
      example: 'A lake at sunset with a wooden pier.',
    }),
    expires_at: Time,
  })
  .meta({ id: 'ChatPicture' });
export type ChatPicture = z.infer<typeof ChatPicture>;
