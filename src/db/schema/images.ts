import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The person of a picture, for an engine that draws features. */
interface StoredSubject {
  seed: string;
  appearance: {
    sex: 'female' | 'male';
    age: number;
    style: 'realistic' | 'anime';
    ethnicity: string;
    body_type: string;
    hair_color: string;
    hair_style: string;
    eye_color: string;
    clothing: string;
  };
}

/** A request for pictures, from the token hold to its end. */
export const image_jobs = pgTable(
  'image_jobs',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Slugs are never reused, so this always identifies the character. */
    character_slug: text('character_slug'),
    source: text('source', { enum: ['studio', 'chat'] }).notNull(),
    /** The user's own words. */
    prompt: text('prompt').notNull(),
    is_nsfw: boolean('is_nsfw').notNull(),
    aspect: text('aspect', { enum: ['portrait', 'square', 'landscape'] }).notNull(),
    /** The request to the engine, stored so that every retry sends the same. */
    full_prompt: text('full_prompt').notNull(),
    negative_prompt: text('negative_prompt').notNull(),
    subject: jsonb('subject').$type<StoredSubject>(),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    count: smallint('count').notNull(),
    /** The id of each picture by its index, assigned in advance. */
    image_ids: uuid('image_ids').array().notNull(),
    /** Tokens per picture; 0 when a plan includes it and there is no hold. */
    price: integer('price').notNull(),
    hold_id: uuid('hold_id'),
    status: text('status', {
      enum: ['pending', 'running', 'done', 'partly_done', 'failed', 'cancelled'],
    })
      .notNull()
      .default('pending'),
    /** The progress of each picture, 0 to 1, by its index. */
    progress: jsonb('progress').$type<number[]>().notNull(),
    /** Failed pictures with their reason codes. */
    failures: jsonb('failures').$type<{ index: number; code: string }[]>().notNull().default([]),
    /** Starts, and the lease with its holder and end. */
    attempt: integer('attempt').notNull().default(0),
    lease_owner: text('lease_owner'),
    lease_until: time('lease_until'),
    request_key: text('request_key'),
    request_digest: text('request_digest'),
    deadline_at: time('deadline_at').notNull(),
    created_at: time('created_at').notNull(),
    ended_at: time('ended_at'),
    /** The user dismissed the notice of its failures. */
    dismissed_at: time('dismissed_at'),
  },
  (table) => [
    uniqueIndex('image_jobs_request')
      .on(table.user_id, table.request_key)
      .where(sql`request_key IS NOT NULL`),
    index('image_jobs_user').on(table.user_id, table.id),
    index('image_jobs_open')
      .on(table.id)
      .where(sql`status IN ('pending', 'running')`),
    index('image_jobs_ended')
      .on(table.ended_at)
      .where(sql`ended_at IS NOT NULL`),
    check('image_jobs_count', sql`count BETWEEN 1 AND 8 AND array_length(image_ids, 1) = count`),
  ],
);

/** Storage keys of one picture. */
export interface ImageFiles {
  original: string;
  /** By width in pixels. */
  webp: Record<string, string>;
  avif: Record<string, string>;
  /** For an NSFW picture: the blurred rendition. */
  blurred?: string;
}

export const generated_images = pgTable(
  'generated_images',
  {
    /** UUIDv7: the order of the gallery. */
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    job_id: uuid('job_id').references(() => image_jobs.id, { onDelete: 'set null' }),
    position: smallint('position').notNull(),
    character_slug: text('character_slug'),
    source: text('source', { enum: ['studio', 'chat'] }).notNull(),
    prompt: text('prompt').notNull(),
    is_nsfw: boolean('is_nsfw').notNull(),
    /** False: only its creator gets a URL. */
    is_public: boolean('is_public').notNull().default(false),
    /** A superuser withdrew it; its creator cannot publish it again. */
    withdrawn_at: time('withdrawn_at'),
    files: jsonb('files').$type<ImageFiles>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash').notNull(),
    engine: text('engine').notNull(),
    /** True when the built-in illustrator drew it. */
    is_demo: boolean('is_demo').notNull(),
    seed: bigint('seed', { mode: 'number' }),
    sha256: text('sha256').notNull(),
    /** Perceptual hashes, 64 bits each in hexadecimal. */
    dhash: text('dhash').notNull(),
    phash: text('phash').notNull(),
    created_at: time('created_at').notNull(),
    removed_at: time('removed_at'),
  },
  (table) => [
    unique('generated_images_once').on(table.job_id, table.position),
    index('generated_images_gallery')
      .on(table.user_id, table.id)
      .where(sql`removed_at IS NULL`),
    index('generated_images_character')
      .on(table.user_id, table.character_slug, table.id)
      .where(sql`removed_at IS NULL`),
    // The gallery's indexes exclude removed pictures; an erasure needs all of them.
    index('generated_images_user').on(table.user_id),
    index('generated_images_removed')
      .on(table.removed_at)
      .where(sql`removed_at IS NOT NULL`),
  ],
);

/** Blocked pictures; similar ones are refused. */
export const blocked_image_hashes = pgTable(
  'blocked_image_hashes',
  {
    id: uuid('id').primaryKey(),
    /** For the identical file. */
    sha256: text('sha256'),
    dhash: text('dhash'),
    phash: text('phash'),
    reason: text('reason').notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  () => [
    check('blocked_image_hashes_some', sql`coalesce(sha256, dhash, phash) IS NOT NULL`),
    check(
      'blocked_image_hashes_64_bits',
      sql`coalesce(dhash, repeat('0', 16)) ~ '^[0-9a-f]{16}$' AND coalesce(phash, repeat('0', 16)) ~ '^[0-9a-f]{16}$'`,
    ),
  ],
);

/** Signing keys of this installation, shared by all processes and created at first start. */
export const signing_secrets = pgTable('signing_secrets', {
  name: text('name').primaryKey(),
  /** 256 random bits, base64url. */
  secret: text('secret').notNull(),
  created_at: time('created_at').notNull().defaultNow(),
});
