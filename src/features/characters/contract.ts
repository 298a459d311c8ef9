import { z } from '@hono/zod-openapi';
import { Id, PageQuery, Time } from '#shared/contract.ts';

export const Sex = z.enum(['female', 'male']);
export type Sex = z.infer<typeof Sex>;
export const Style = z.enum(['realistic', 'anime']);
export type Style = z.infer<typeof Style>;

export const MediaItem = z
  .object({
    id: Id,
    media_type: z.enum(['image', 'video']),
    mime_type: z.string().openapi({ example: 'image/webp' }),
    url: z.string().openapi({ example: '/media/characters/elena-marchetti/0-720.webp' }),
    is_nsfw: z.boolean(),
    width: z.number().int(),
    height: z.number().int(),
    thumbhash: z
      .string()
      .nullable()
      .openapi({ description: 'Base64 thumbhash, shown while the picture loads.' }),
    srcset: z
      .string()
      .nullable()
      .openapi({ example: '/media/…-360.webp 360w, /media/…-720.webp 720w' }),
  })
  .openapi('MediaItem');
export type MediaItem = z.infer<typeof MediaItem>;

export const CharacterCard = z
  .object({
    scenario: z.string(),
    example_dialogue: z.string(),
    system_prompt: z.string(),
    post_history: z.string(),
    tags: z.array(z.string()),
    creator_notes: z.string(),
    extensions: z.record(z.string(), z.unknown()),
  })
  .openapi('CharacterCard');
export type CharacterCard = z.infer<typeof CharacterCard>;

/** What lists carry: enough for a card on a page. */
export const CharacterSummary = z
  .object({
    id: Id,
    slug: z.string().openapi({ example: 'elena-marchetti' }),
    name: z.string().openapi({ example: 'Elena Marchetti' }),
    description: z.string(),
    age: z.number().int().min(18).max(120),
    sex: Sex,
    style: Style,
    occupation: z.string(),
    personality: z.string(),
    relationship: z.string(),
    media: z.array(MediaItem).openapi({ description: 'The first item is the portrait.' }),
    is_public: z.boolean(),
    is_owner: z.boolean(),
    chat_count: z.number().int(),
    created_at: Time,
  })
  .openapi('CharacterSummary');
export type CharacterSummary = z.infer<typeof CharacterSummary>;

export const Character = CharacterSummary.extend({
  ethnicity: z.string(),
  clothing: z.string(),
  voice: z.string(),
  hobbies: z.array(z.string()),
  breast_size: z.string().nullable(),
  butt_size: z.string().nullable(),
  body_type: z.string(),
  hair_color: z.string(),
  hair_style: z.string(),
  eye_color: z.string(),
  opening_message: z.string().nullable(),
  card: CharacterCard,
}).openapi('Character');
export type Character = z.infer<typeof Character>;

export const ListCharactersQuery = PageQuery.extend({
  sex: Sex.optional(),
  style: Style.optional(),
  only_private: z
    .stringbool()
    .optional()
    .openapi({ type: 'boolean', description: 'Only characters that the caller made.' }),
  cursor: z.string().max(200).optional(),
});
export type ListCharactersQuery = z.infer<typeof ListCharactersQuery>;

export const CharacterList = z
  .object({
    data: z.array(CharacterSummary),
    count: z.number().int(),
    next_cursor: z.string().nullable(),
  })
  .openapi('CharacterList');
export type CharacterList = z.infer<typeof CharacterList>;
