import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
    /** Null for the characters that ship with the product. */
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
    /** The owner's sampling options, which override the configuration's. */
    sampling: jsonb('sampling').$type<Record<string, number>>().notNull().default({}),
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
    /** The imported card, stored so that unknown fields are exported unchanged. */
    card_source: jsonb('card_source').$type<Record<string, unknown>>(),
    /** Increases with every change; an edit of an older version is a conflict. */
    version: integer('version').notNull().default(1),
    /** Seed of all features that the appearance leaves open, so that the face stays the same. Null: the slug. */
    portrait_seed: text('portrait_seed'),
    portrait_status: text('portrait_status', { enum: ['ready', 'pending', 'failed'] })
      .notNull()
      .default('ready'),
    /** Code of why the last drawing failed; null unless the status is `failed`. */
    portrait_failure: text('portrait_failure'),
    /** Set while a publication request is open. The note is from the last refusal. */
    publication_asked_at: time('publication_asked_at'),
    publication_note: text('publication_note'),
    /** When it was deleted. It is in no list; people who already have a chat keep it. */
    deleted_at: time('deleted_at'),
    /** Tie-breaker of browse lists; set for seeds. */
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
    index('characters_owner').on(table.owner_id, table.id),
    index('characters_publication')
      .on(table.publication_asked_at)
      .where(sql`publication_asked_at IS NOT NULL`),
    check('deleted_is_private', sql`${table.deleted_at} IS NULL OR NOT ${table.is_public}`),
  ],
);

/** Every slug ever used, so that an old URL never leads to another character. */
export const character_slugs = pgTable('character_slugs', {
  slug: text('slug').primaryKey(),
  created_at: time('created_at').notNull().defaultNow(),
});

/** Idempotency-Keys of creations: one key, one character. Swept after a day. */
export const character_requests = pgTable(
  'character_requests',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    digest: text('digest').notNull(),
    slug: text('slug').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('character_requests_age').on(table.created_at),
  ],
);

/** The consent statement for a clone, with its time and wording. */
export const likeness_consents = pgTable(
  'likeness_consents',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: uuid('character_id').references(() => characters.id, { onDelete: 'set null' }),
    wording: text('wording').notNull(),
    image_sha256: text('image_sha256').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('likeness_consents_user').on(table.user_id),
    index('likeness_consents_character').on(table.character_id),
  ],
);

/** Portraits waiting to be drawn. A row exists while the character's portrait is `pending`. */
export const portrait_drawings = pgTable('portrait_drawings', {
  character_id: uuid('character_id')
    .primaryKey()
    .references(() => characters.id, { onDelete: 'cascade' }),
  /** Number of starts; each one after the first means that a worker died. */
  attempt: integer('attempt').notNull().default(0),
  /** The lease: the process that draws, and when the lease ends. */
  lease_owner: text('lease_owner'),
  lease_until: time('lease_until'),
});

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
    /** One sentence about what is visible; null if only the name describes it. */
    alt: text('alt'),
    is_nsfw: boolean('is_nsfw').notNull().default(false),
    engine: text('engine').notNull(),
  },
  (table) => [index('character_media_character').on(table.character_id, table.position)],
);

/** Public characters per filter, maintained by a trigger, so that counting a list needs no scan. */
export const public_character_counts = pgTable('public_character_counts', {
  sex_style: text('sex_style').primaryKey(),
  count: integer('count').notNull().default(0),
});
