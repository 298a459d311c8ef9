import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const characters = pgTable(
  'characters',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    /** null: made by the house (seeds). */
    owner_id: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    is_public: boolean('is_public').notNull().default(false),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    age: integer('age').notNull(),
    sex: text('sex', { enum: ['female', 'male'] }).notNull(),
    style: text('style', { enum: ['realistic', 'anime'] }).notNull(),
    ethnicity: text('ethnicity').notNull(),
    clothing: text('clothing').notNull(),
    occupation: text('occupation').notNull(),
    personality: text('personality').notNull(),
    relationship: text('relationship').notNull(),
    voice: text('voice').notNull(),
    hobbies: text('hobbies')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    breast_size: text('breast_size'),
    butt_size: text('butt_size'),
    body_type: text('body_type').notNull(),
    hair_color: text('hair_color').notNull(),
    hair_style: text('hair_style').notNull(),
    eye_color: text('eye_color').notNull(),
    opening_message: text('opening_message'),
    /** The character card's fields (V2/V3 names where they have one). */
    persona: text('persona').notNull().default(''),
    scenario: text('scenario').notNull().default(''),
    example_dialogue: text('example_dialogue').notNull().default(''),
    system_prompt: text('system_prompt').notNull().default(''),
    post_history: text('post_history').notNull().default(''),
    creator_notes: text('creator_notes').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    alternate_greetings: text('alternate_greetings')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    character_book: jsonb('character_book'),
    extensions: jsonb('extensions').$type<Record<string, unknown>>().notNull().default({}),
    /** Order of browse lists among equals; seeds are laid out by hand. */
    rank: integer('rank').notNull().default(0),
    chat_count: bigint('chat_count', { mode: 'number' }).notNull().default(0),
    created_at: time('created_at').notNull().defaultNow(),
    updated_at: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('characters_are_adults', sql`${table.age} BETWEEN 18 AND 120`),
    check(
      'female_only_sizes',
      sql`${table.sex} = 'female' OR (${table.breast_size} IS NULL AND ${table.butt_size} IS NULL)`,
    ),
    index('characters_browse')
      .on(table.rank.desc(), table.id.desc())
      .where(sql`is_public`),
    index('characters_browse_sex')
      .on(table.sex, table.style, table.rank.desc(), table.id.desc())
      .where(sql`is_public`),
    index('characters_browse_style')
      .on(table.style, table.rank.desc(), table.id.desc())
      .where(sql`is_public`),
    index('characters_owner').on(table.owner_id, table.id.desc()),
  ],
);

export const character_media = pgTable(
  'character_media',
  {
    id: uuid('id').primaryKey(),
    character_id: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    media_type: text('media_type', { enum: ['image', 'video'] }).notNull(),
    mime_type: text('mime_type').notNull(),
    /** Storage keys by width in pixels, e.g. {"360": "characters/…-360.webp"}. */
    files: jsonb('files').$type<Record<string, string>>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash'),
    is_nsfw: boolean('is_nsfw').notNull().default(false),
    engine: text('engine').notNull(),
  },
  (table) => [index('character_media_character').on(table.character_id, table.position)],
);

/** Public characters per filter, kept by a trigger, so that a list's count needs no scan. */
export const public_character_counts = pgTable('public_character_counts', {
  sex_style: text('sex_style').primaryKey(),
  count: integer('count').notNull().default(0),
});
