import { z } from 'zod';
import { Cursor, cursorPage, Id, PageQuery, Time } from '#shared/contract.ts';
import { ASPECTS, JOB_STATUSES, PROMPT_LENGTH } from './rules.ts';

export const GeneratedImage = z
  .object({
    id: Id,
    url: z.string().meta({
      description:
        'WebP in full size, as this viewer may see it. Signed; valid until `expires_at`.',
      example: '/media/images/…/1-832.webp?expires=1795305600&signature=…',
    }),
    srcset: z.string().meta({
      description: 'WebP by width.',
      example: '/media/…-320.webp?… 320w, /media/…-832.webp?… 832w',
    }),
    srcset_avif: z.string().nullable().meta({
      description: 'AVIF by width; null for a blurred rendition.',
      example: '/media/…-320.avif?… 320w, /media/…-832.avif?… 832w',
    }),
    expires_at: Time,
    prompt: z.string().meta({
      description: 'The prompt; empty for other viewers.',
      example: 'On a sunny terrace by the sea, laughing',
    }),
    is_nsfw: z.boolean().meta({ example: false }),
    is_blurred: z.boolean().meta({
      description: 'The picture itself is blurred, because this viewer may not see it clearly.',
      example: false,
    }),
    is_owner: z.boolean().meta({ example: true }),
    is_public: z.boolean().meta({
      description: 'Anyone who is signed in and knows its id may view it.',
      example: false,
    }),
    character_slug: z.string().nullable().meta({ example: 'elena-marchetti' }),
    source: z.enum(['studio', 'chat']).meta({
      description: 'Where it was requested.',
      example: 'studio',
    }),
    width: z.number().int().meta({ example: 832 }),
    height: z.number().int().meta({ example: 1216 }),
    thumbhash: z.string().meta({ description: 'Base64.', example: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' }),
    engine: z.string().meta({ example: 'illustrated' }),
    is_demo: z.boolean().meta({
      description: 'Drawn by this program, not made by an image model.',
      example: true,
    }),
    created_at: Time,
  })
  .meta({ id: 'GeneratedImage' });
export type GeneratedImage = z.infer<typeof GeneratedImage>;

export const ChangeImage = z
  .object({
    is_public: z.boolean().meta({
      description: 'true: anyone who is signed in and knows its id may view it.',
      example: true,
    }),
  })
  .meta({ id: 'ChangeImage' });
export type ChangeImage = z.infer<typeof ChangeImage>;

const Prompt = z
  .string()
  .trim()
  .min(1, 'Please enter a prompt to generate an image.')
  .max(PROMPT_LENGTH)
  .meta({ example: 'On a sunny terrace by the sea, laughing' });

const Count = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8)]).meta({
  description: 'How many pictures: 1, 2, 4 or 8, for 2, 4, 8 or 16 tokens.',
  example: 1,
});
const AspectField = z.enum(ASPECTS).meta({ example: 'portrait' });

export const GenerateImage = z
  .object({
    prompt: Prompt,
    nsfw: z.boolean().default(false).meta({
      description: 'For adults only; needs the 18+ notice to be acknowledged.',
      example: false,
    }),
    number_of_images: Count.default(1),
    character_slug: z.string().min(1).max(200).optional().meta({ example: 'elena-marchetti' }),
    aspect: AspectField.default('portrait'),
  })
  .meta({ id: 'GenerateImage' });
export type GenerateImage = z.infer<typeof GenerateImage>;

export const GenerateCharacterImage = GenerateImage.omit({
  character_slug: true,
  number_of_images: true,
})
  .extend({ number_of_images: Count.optional() })
  .meta({ id: 'GenerateCharacterImage' });
export type GenerateCharacterImage = z.infer<typeof GenerateCharacterImage>;

export const GenerateCharacterImageQuery = z.object({
  num_images: z
    .enum(['1', '2', '4', '8'])
    .optional()
    .meta({ description: 'How many pictures; default 1.', example: '4' }),
});

export const GeneratedImages = z
  .object({ images: z.array(GeneratedImage) })
  .meta({ id: 'GeneratedImages' });
export type GeneratedImages = z.infer<typeof GeneratedImages>;

export const ListImagesQuery = PageQuery.extend({
  character_slug: z.string().min(1).max(200).optional().meta({ example: 'elena-marchetti' }),
  source: z.enum(['studio', 'chat']).optional().meta({
    description: 'Only pictures requested there; all if omitted.',
    example: 'chat',
  }),
  cursor: Cursor.optional(),
});
export type ListImagesQuery = z.infer<typeof ListImagesQuery>;

export const ImageList = GeneratedImages.extend(cursorPage).meta({ id: 'ImageList' });
export type ImageList = z.infer<typeof ImageList>;

export const JobPicture = z
  .object({
    index: z.number().int().meta({ example: 0 }),
    /** Assigned before the picture exists, so that a placeholder can use it as its key. */
    image_id: Id,
    status: z.enum(['waiting', 'made', 'failed']),
    progress: z.number().meta({ description: '0 to 1.', example: 0.4 }),
    reason: z.string().nullable().meta({
      description: 'Why it failed, as a sentence.',
      example: null,
    }),
  })
  .meta({ id: 'JobPicture' });

export const ImageJob = z
  .object({
    id: Id,
    status: z.enum(JOB_STATUSES).meta({
      description: '`partly_done`: some pictures failed; only finished ones are charged.',
      example: 'running',
    }),
    prompt: z.string().meta({ example: 'On a sunny terrace by the sea, laughing' }),
    nsfw: z.boolean().meta({ example: false }),
    character_slug: z.string().nullable().meta({ example: 'elena-marchetti' }),
    source: z.enum(['studio', 'chat']).meta({ example: 'studio' }),
    aspect: AspectField,
    number_of_images: z.number().int().meta({ example: 4 }),
    cost: z.number().int().meta({ description: 'Tokens, if all pictures are made.', example: 8 }),
    progress: z.number().meta({ description: 'Progress of the whole job, 0 to 1.', example: 0.35 }),
    pictures: z.array(JobPicture),
    images: z.array(GeneratedImage).meta({ description: 'The pictures finished so far.' }),
    not_drawn: z.array(z.string().meta({ example: 'dragon' })).meta({
      description:
        'Words of the prompt that the built-in illustrator does not know, at most 6; empty for an image model.',
    }),
    created_at: Time,
    ended_at: Time.nullable().meta({ example: null }),
  })
  .meta({ id: 'ImageJob' });
export type ImageJob = z.infer<typeof ImageJob>;

export const ImageJobs = z.object({ data: z.array(ImageJob) }).meta({ id: 'ImageJobs' });
export type ImageJobs = z.infer<typeof ImageJobs>;

/** Event `image_job` of the user's stream. */
export type ImageJobEvent = Pick<ImageJob, 'id' | 'status' | 'progress' | 'pictures'>;

/** Event `image` of the user's stream. */
export interface ImageEvent {
  job_id: string | null;
  id: string;
  /** Streams in another process than the worker's receive none. */
  image?: GeneratedImage;
}

/** Event `images` of the user's stream: an image was removed, restored, or changed. */
export interface ImageChange {
  id: string;
  is_gone: boolean;
}

export const Suggestion = z
  .object({
    id: z.string().meta({ example: 'scene-terrace' }),
    name: z.string().meta({ example: 'Sea terrace' }),
    image: z.string().meta({ example: '/api/v1/generate/suggestions/scene-terrace/picture' }),
    prompt: z.string().meta({ example: 'on a sunny terrace above the sea' }),
  })
  .meta({ id: 'PromptSuggestion' });

export const Suggestions = z
  .object({
    categories: z.array(
      z.object({ name: z.string().meta({ example: 'Scene' }), items: z.array(Suggestion) }),
    ),
    samples: z.array(z.string()).meta({
      description: 'Whole prompts, for a random-prompt button.',
      example: ['Reading by a rainy window with a cup of tea'],
    }),
  })
  .meta({ id: 'PromptSuggestions' });
export type Suggestions = z.infer<typeof Suggestions>;
