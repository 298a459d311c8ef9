import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { chats, messages } from './chat.ts';
import type { ImageFiles } from './images.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Pictures that users send in a chat. */
export const uploaded_pictures = pgTable(
  'uploaded_pictures',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The message that shows it; null until it is sent. */
    message_id: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    files: jsonb('files').$type<ImageFiles>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash').notNull(),
    /**
     * A vision model's description; null without one. Text models read it instead of the picture.
     */
    description: text('description'),
    sha256: text('sha256').notNull(),
    /** Perceptual hashes, 64 bits each in hexadecimal. */
    dhash: text('dhash').notNull(),
    phash: text('phash').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('uploaded_pictures_user').on(table.user_id),
    index('uploaded_pictures_chat').on(table.chat_id),
    index('uploaded_pictures_message')
      .on(table.message_id)
      .where(sql`message_id IS NOT NULL`),
    index('uploaded_pictures_unsent')
      .on(table.created_at)
      .where(sql`message_id IS NULL`),
  ],
);

/** Recordings of spoken messages that users keep. */
export const voice_recordings = pgTable(
  'voice_recordings',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The message that was spoken; null until it is sent. */
    message_id: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** The storage key: a WAV file. A branch of the chat shares it. */
    file: text('file').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    /** Loudness over time, 0 to 100. */
    waveform: jsonb('waveform').$type<number[]>().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('voice_recordings_user').on(table.user_id),
    index('voice_recordings_chat').on(table.chat_id),
    uniqueIndex('voice_recordings_message')
      .on(table.message_id)
      .where(sql`message_id IS NOT NULL`),
    index('voice_recordings_unsent')
      .on(table.created_at)
      .where(sql`message_id IS NULL`),
  ],
);

/** A reply as speech, one for each version of the reply. */
export const speech_clips = pgTable(
  'speech_clips',
  {
    message_id: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    variant_index: integer('variant_index').notNull(),
    /** SHA-256 of the spoken text and the voice: an edited reply is spoken again. */
    digest: text('digest').notNull(),
    /** The engine's name for the voice. */
    voice: text('voice').notNull(),
    engine: text('engine').notNull(),
    is_demo: boolean('is_demo').notNull(),
    /** The storage key. */
    file: text('file').notNull(),
    media_type: text('media_type').notNull(),
    duration_ms: integer('duration_ms').notNull(),
    /** Loudness over time, 0 to 100. */
    waveform: jsonb('waveform').$type<number[]>().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.variant_index] })],
);
