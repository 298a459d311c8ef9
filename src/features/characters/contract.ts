import { z } from 'zod';
import { SamplingChoice } from '#shared/contract-sampling.ts';
import { Cursor, Id, PageQuery, Time } from '#shared/contract.ts';
import { FILTER_VALUES } from './filters.ts';
import { CHARACTER_CHECKS } from './fields.ts';
import { CHARACTER_SORTS } from './limits.ts';
import { MAX_AGE, MIN_AGE } from './rules.ts';

export const Sex = z.enum(['female', 'male']);
export type Sex = z.infer<typeof Sex>;
export const Style = z.enum(['realistic', 'anime']);
export type Style = z.infer<typeof Style>;

/** A character's name: one line with at least one visible character. */
export const CharacterName = z.string().check(...CHARACTER_CHECKS.name);

export const MediaItem = z
  .object({
    id: Id,
    media_type: z.enum(['image', 'video']),
    mime_type: z.string().meta({ example: 'image/webp' }),
    url: z.string().meta({ example: '/media/characters/elena-marchetti/0-720.webp' }),
    is_nsfw: z.boolean(),
    width: z.number().int().meta({ example: 720 }),
    height: z.number().int().meta({ example: 960 }),
    thumbhash: z.string().nullable().meta({
      description: 'Base64 thumbhash, shown while the picture loads.',
      example: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    }),
    alt: z.string().nullable().meta({
      description:
        'One sentence about what is visible; null if only the character’s name describes it.',
      example: 'Elena bends over a clock at her bench.',
    }),
    srcset: z
      .string()
      .nullable()
      .meta({ example: '/media/…-360.webp 360w, /media/…-720.webp 720w' }),
  })
  .meta({ id: 'MediaItem' });
export type MediaItem = z.infer<typeof MediaItem>;

export const CharacterCard = z
  .object({
    scenario: z.string().meta({ example: 'A clock workshop, an hour before closing.' }),
    example_dialogue: z.string().meta({
      example: '<START>\n{{user}}: Does it still run?\n{{char}}: It only needs someone to listen.',
    }),
    system_prompt: z.string().meta({ example: '' }),
    post_history: z.string().meta({ example: '' }),
    tags: z.array(z.string()).meta({ example: ['craft', 'slow burn'] }),
    creator_notes: z.string().meta({ example: 'Made by the house.' }),
    extensions: z.record(z.string(), z.unknown()).meta({ example: {} }),
    alternate_greetings: z.array(z.string()).meta({ example: [] }),
    character_book: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'The lorebook, as character cards have it.', example: null }),
  })
  .meta({ id: 'CharacterCard' });
export type CharacterCard = z.infer<typeof CharacterCard>;

/** A character's publication state. */
export const Publication = z.enum(['private', 'requested', 'declined', 'public']);
export type Publication = z.infer<typeof Publication>;

/** The fields of a character in a list. */
export const CharacterSummary = z
  .object({
    id: Id,
    slug: z.string().meta({ example: 'elena-marchetti' }),
    name: z.string().meta({ example: 'Elena Marchetti' }),
    description: z
      .string()
      .meta({ example: 'A lighthouse keeper’s daughter who restores clocks.' }),
    age: z.number().int().min(MIN_AGE).max(MAX_AGE).meta({ example: 34 }),
    sex: Sex,
    style: Style,
    occupation: z.string().meta({ example: 'antique_restorer' }),
    personality: z.string().meta({ example: 'sage' }),
    relationship: z.string().meta({ example: 'stranger' }),
    media: z.array(MediaItem).meta({ description: 'The first item is the portrait.' }),
    is_public: z.boolean(),
    is_owner: z.boolean(),
    publication: Publication,
    portrait_status: z.enum(['ready', 'pending', 'failed']),
    chat_count: z.number().int().meta({ example: 12 }),
    created_at: Time,
  })
  .meta({ id: 'CharacterSummary' });
export type CharacterSummary = z.infer<typeof CharacterSummary>;

/** Event `portrait` of the owner's stream. */
export interface PortraitEvent {
  slug: string;
  status: CharacterSummary['portrait_status'];
  /** From 0 to 1. */
  progress: number;
  /** Streams in another process than the worker's receive none. */
  media?: CharacterSummary['media'];
}

export const Character = CharacterSummary.extend({
  ethnicity: z.string().meta({ example: 'caucasian' }),
  clothing: z.string().meta({ example: 'casual' }),
  voice: z.string().meta({ example: 'voice_1' }),
  hobbies: z.array(z.string()).meta({ example: ['sailing', 'art'] }),
  breast_size: z.string().nullable().meta({ example: 'medium' }),
  butt_size: z.string().nullable().meta({ example: 'medium' }),
  body_type: z.string().meta({ example: 'slim' }),
  hair_color: z.string().meta({ example: 'brunette' }),
  hair_style: z.string().meta({ example: 'bun' }),
  eye_color: z.string().meta({ example: 'green' }),
  opening_message: z
    .string()
    .nullable()
    .meta({ example: 'Sit down, the stool only looks dangerous.' }),
  persona: z.string().meta({ example: 'Grew up above a harbor; keeps other people’s time.' }),
  card: CharacterCard,
  portrait_engine: z
    .string()
    .nullable()
    .meta({ description: 'The engine that drew the portrait.', example: 'illustrated' }),
  portrait_failure: z.string().nullable().meta({
    description: 'The code of the portrait’s failure, for users that can edit the character.',
    example: null,
  }),
  offers_redraw: z.boolean().meta({
    description:
      'True, for users that can edit the character, when another image engine than the configured one drew the portrait. The portrait stays until a redraw is ready.',
  }),
  sampling: SamplingChoice.meta({
    description:
      'Goes before the configuration’s sampling and after a chat’s; empty for users that cannot edit the character.',
  }),
  can_edit: z.boolean().meta({ description: 'True for its owner and for superusers.' }),
  version: z.number().int().meta({ description: 'Grows with every change.', example: 3 }),
  publication_note: z
    .string()
    .nullable()
    .meta({ description: 'Why it was declined.', example: null }),
}).meta({ id: 'Character' });
export type Character = z.infer<typeof Character>;

/**
 * One or several values of a list: `a,b`, or a repeated parameter. 422 lists the allowed values.
 */
const anyOf = (values: readonly [string, ...string[]], example: string) =>
  z
    .preprocess(
      (given) =>
        given === undefined
          ? undefined
          : [given]
              .flat()
              .flatMap((part) => String(part).split(','))
              .map((part) => part.trim())
              .filter((part) => part !== ''),
      z.array(z.enum(values)).max(60).optional(),
    )
    .meta({
      type: 'array',
      items: { type: 'string', enum: [...values] },
      param: { style: 'form', explode: false },
      example: [example],
    });

const ageBound = (example: number) =>
  z.coerce.number().int().min(MIN_AGE).max(MAX_AGE).optional().meta({ example });

export const CharacterSort = z.enum(CHARACTER_SORTS);
export type CharacterSort = z.infer<typeof CharacterSort>;

export const ListCharactersQuery = PageQuery.extend({
  sex: Sex.optional(),
  style: Style.optional(),
  only_private: z
    .stringbool()
    .optional()
    .meta({ type: 'boolean', description: 'Only characters of the caller.' }),
  age_min: ageBound(25),
  age_max: ageBound(35),
  ethnicity: anyOf(FILTER_VALUES.ethnicity, 'latina'),
  body_type: anyOf(FILTER_VALUES.body_type, 'slim'),
  hair_color: anyOf(FILTER_VALUES.hair_color, 'brunette'),
  personality: anyOf(FILTER_VALUES.personality, 'sage'),
  relationship: anyOf(FILTER_VALUES.relationship, 'stranger'),
  sort: CharacterSort.optional().meta({
    description:
      'Most chats first (the default of public lists), or newest first (the default of the caller’s own).',
  }),
  cursor: Cursor.optional().meta({
    description:
      'The `next_cursor` of the previous page, with the same `sort`. Anything else is a 422 for this field.',
  }),
});
export type ListCharactersQuery = z.infer<typeof ListCharactersQuery>;

export const CharacterList = z
  .object({
    data: z.array(CharacterSummary),
    count: z.number().int().meta({ example: 64 }),
    next_cursor: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'CharacterList' });
export type CharacterList = z.infer<typeof CharacterList>;
