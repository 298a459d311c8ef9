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
    width: z.number().int().openapi({ example: 720 }),
    height: z.number().int().openapi({ example: 960 }),
    thumbhash: z.string().nullable().openapi({
      description: 'Base64 thumbhash, shown while the picture loads.',
      example: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    }),
    srcset: z
      .string()
      .nullable()
      .openapi({ example: '/media/…-360.webp 360w, /media/…-720.webp 720w' }),
  })
  .openapi('MediaItem');
export type MediaItem = z.infer<typeof MediaItem>;

export const CharacterCard = z
  .object({
    scenario: z.string().openapi({ example: 'A clock workshop, an hour before closing.' }),
    example_dialogue: z.string().openapi({
      example: '<START>\n{{user}}: Does it still run?\n{{char}}: It only needs someone to listen.',
    }),
    system_prompt: z.string().openapi({ example: '' }),
    post_history: z.string().openapi({ example: '' }),
    tags: z.array(z.string()).openapi({ example: ['craft', 'slow burn'] }),
    creator_notes: z.string().openapi({ example: 'Made by the house.' }),
    extensions: z.record(z.string(), z.unknown()).openapi({ example: {} }),
  })
  .openapi('CharacterCard');
export type CharacterCard = z.infer<typeof CharacterCard>;

/** What lists carry: enough for a card on a page. */
export const CharacterSummary = z
  .object({
    id: Id,
    slug: z.string().openapi({ example: 'elena-marchetti' }),
    name: z.string().openapi({ example: 'Elena Marchetti' }),
    description: z
      .string()
      .openapi({ example: 'A lighthouse keeper’s daughter who restores clocks.' }),
    age: z.number().int().min(18).max(120).openapi({ example: 34 }),
    sex: Sex,
    style: Style,
    occupation: z.string().openapi({ example: 'antique_restorer' }),
    personality: z.string().openapi({ example: 'sage' }),
    relationship: z.string().openapi({ example: 'stranger' }),
    media: z.array(MediaItem).openapi({ description: 'The first item is the portrait.' }),
    is_public: z.boolean(),
    is_owner: z.boolean(),
    chat_count: z.number().int().openapi({ example: 12 }),
    created_at: Time,
  })
  .openapi('CharacterSummary');
export type CharacterSummary = z.infer<typeof CharacterSummary>;

export const Character = CharacterSummary.extend({
  ethnicity: z.string().openapi({ example: 'caucasian' }),
  clothing: z.string().openapi({ example: 'casual' }),
  voice: z.string().openapi({ example: 'voice_1' }),
  hobbies: z.array(z.string()).openapi({ example: ['sailing', 'art'] }),
  breast_size: z.string().nullable().openapi({ example: 'medium' }),
  butt_size: z.string().nullable().openapi({ example: 'medium' }),
  body_type: z.string().openapi({ example: 'slim' }),
  hair_color: z.string().openapi({ example: 'brunette' }),
  hair_style: z.string().openapi({ example: 'bun' }),
  eye_color: z.string().openapi({ example: 'green' }),
  opening_message: z
    .string()
    .nullable()
    .openapi({ example: 'Sit down, the stool only looks dangerous.' }),
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
  cursor: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'The `next_cursor` of the page before.' }),
});
export type ListCharactersQuery = z.infer<typeof ListCharactersQuery>;

export const CharacterList = z
  .object({
    data: z.array(CharacterSummary),
    count: z.number().int().openapi({ example: 64 }),
    next_cursor: z.string().nullable().openapi({ example: null }),
  })
  .openapi('CharacterList');
export type CharacterList = z.infer<typeof CharacterList>;
