import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { characters } from './characters.ts';
import { lorebooks, personas } from './personas.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    greeting: text('greeting'),
    /** Increases with every change of the chat; a message has the revision of its last change. */
    rev: bigint('rev', { mode: 'number' }).notNull().default(0),
    /** Readers with an older revision must reload the chat. */
    reset_rev: bigint('reset_rev', { mode: 'number' }).notNull().default(0),
    message_count: integer('message_count').notNull().default(0),
    last_message: jsonb('last_message').$type<{
      content: string;
      sender: 'user' | 'character' | 'system';
      content_type: 'text' | 'image' | 'video';
    }>(),
    last_message_at: time('last_message_at'),
    unread: integer('unread').notNull().default(0),
    /** From releases before 0.3, whose processes still write it; replaced by `memories`. */
    summary: text('summary').notNull().default(''),
    summary_upto: uuid('summary_upto'),
    /**
     * The first message that replies read, for a context of this many tokens. Null: from the start.
     */
    prompt_from: uuid('prompt_from'),
    prompt_context: integer('prompt_context'),
    /** The model's tokens per estimated token, from its count of the last prompt. */
    prompt_scale: real('prompt_scale'),
    /** Order of the chat list: the last message, or the opening for an empty chat. */
    sorted_at: time('sorted_at').notNull().defaultNow(),
    /** When the character last tried to write first. */
    initiative_at: time('initiative_at'),
    /** The default chat with the character; a user may have others. */
    is_main: boolean('is_main').notNull().default(true),
    title: text('title'),
    archived_at: time('archived_at'),
    /** The chat and message that this one branches from, which may have been deleted. */
    branched_from: uuid('branched_from'),
    branched_at: uuid('branched_at'),
    /** Who the user is here; null: the default persona. */
    persona_id: uuid('persona_id').references(() => personas.id, { onDelete: 'set null' }),
    /** The author's note, and how many turns before the end it is inserted. */
    note: text('note').notNull().default(''),
    note_depth: integer('note_depth').notNull().default(4),
    reply_length: text('reply_length', { enum: ['short', 'medium', 'long'] }),
    reply_style: text('reply_style').notNull().default(''),
    /** Overrides the character's and the configuration's. */
    sampling: jsonb('sampling').$type<Record<string, number>>().notNull().default({}),
    /** In a scene: who speaks next. */
    turn_order: text('turn_order', { enum: ['named', 'turns', 'chosen'] })
      .notNull()
      .default('named'),
    /** New replies are spoken as soon as they are written. */
    voice_replies: boolean('voice_replies').notNull().default(false),
    /** Facts from the user's other chats with the character are shared here. */
    recalls_other_chats: boolean('recalls_other_chats').notNull().default(false),
    /** The last message that facts were extracted from. */
    learned_upto: uuid('learned_upto'),
    created_at: time('created_at').notNull().defaultNow(),
    removed_at: time('removed_at'),
  },
  (table) => [
    uniqueIndex('chats_one_per_character')
      .on(table.user_id, table.character_id)
      .where(sql`removed_at IS NULL AND is_main`),
    index('chats_list')
      .on(table.user_id, table.sorted_at, table.id)
      .where(sql`removed_at IS NULL`),
    index('chats_removed')
      .on(table.removed_at)
      .where(sql`removed_at IS NOT NULL`),
    index('chats_character').on(table.character_id),
    // The lists above exclude removed chats; an erasure needs all of them.
    index('chats_user').on(table.user_id),
    index('chats_persona')
      .on(table.persona_id)
      .where(sql`persona_id IS NOT NULL`),
  ],
);

/** Further characters of a scene; the chat's own character is always in it. */
export const chat_members = pgTable(
  'chat_members',
  {
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    character_id: uuid('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chat_id, table.character_id] }),
    index('chat_members_character').on(table.character_id),
  ],
);

export const chat_lorebooks = pgTable(
  'chat_lorebooks',
  {
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    lorebook_id: uuid('lorebook_id')
      .notNull()
      .references(() => lorebooks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.chat_id, table.lorebook_id] }),
    index('chat_lorebooks_book').on(table.lorebook_id),
  ],
);

export const messages = pgTable(
  'messages',
  {
    /** UUIDv7: the order of the chat. */
    id: uuid('id').primaryKey(),
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    sender: text('sender', { enum: ['user', 'character', 'system'] }).notNull(),
    /** For a picture: its description. The file is found by `image_id`. */
    content: text('content').notNull(),
    content_type: text('content_type', { enum: ['text', 'image', 'video'] })
      .notNull()
      .default('text'),
    /** `making` is a picture in progress. Unlike `pending` and `streaming`, it does not block replies. */
    status: text('status', {
      enum: ['pending', 'streaming', 'making', 'done', 'failed', 'stopped'],
    })
      .notNull()
      .default('done'),
    rev: bigint('rev', { mode: 'number' }).notNull(),
    variant_index: integer('variant_index').notNull().default(0),
    variant_count: integer('variant_count').notNull().default(1),
    feedback: text('feedback', { enum: ['up', 'down'] }),
    /** How the user reacted to the character's message. */
    reaction: text('reaction', { enum: ['❤️', '😂', '😮', '😢', '🔥', '👏'] }),
    edited_at: time('edited_at'),
    /** For a reply or a picture: the user's message that it answers. */
    reply_to: uuid('reply_to'),
    /**
     * For the user's message: the message of either side that it answers, which may have been
     * deleted.
     */
    quoted_id: uuid('quoted_id'),
    /** The character wrote it unprompted, after a silence. */
    is_initiative: boolean('is_initiative').notNull().default(false),
    /** In a scene: the character that speaks. Null: the chat's own. */
    character_id: uuid('character_id').references(() => characters.id, { onDelete: 'set null' }),
    /** For a reply: it continues the character's last message instead of answering the user. */
    is_continuation: boolean('is_continuation').notNull().default(false),
    /** For a regenerated reply: what the user asked to be different. */
    hint: text('hint'),
    /** The call in which it was spoken. */
    call_id: uuid('call_id'),
    /** For a picture: the job, and then the image. Both may be deleted later. */
    image_job_id: uuid('image_job_id'),
    image_id: uuid('image_id'),
    /** For a reply: starts, engine failures, and the lease with its holder and end. */
    attempt: integer('attempt').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    lease_owner: text('lease_owner'),
    lease_until: time('lease_until'),
    failure: text('failure'),
    /** For an open reply: the request that caused it, in the format of platform/origin.ts. */
    origin: text('origin'),
    created_at: time('created_at').notNull(),
  },
  (table) => [
    index('messages_order').on(table.chat_id, table.id),
    index('messages_rev').on(table.chat_id, table.rev),
    index('messages_open')
      .on(table.chat_id, table.id)
      .where(sql`status IN ('pending', 'streaming')`),
    index('messages_making')
      .on(table.chat_id, table.id)
      .where(sql`status = 'making'`),
    index('messages_initiatives')
      .on(table.chat_id, table.id)
      .where(sql`is_initiative`),
    index('messages_speaker')
      .on(table.character_id)
      .where(sql`character_id IS NOT NULL`),
    index('messages_call')
      .on(table.call_id)
      .where(sql`call_id IS NOT NULL`),
    index('messages_words')
      .using('gin', sql`to_tsvector('simple', ${table.content})`)
      .where(sql`content_type = 'text' AND sender <> 'system'`),
    // Even a regenerated reply leads to only one picture.
    uniqueIndex('messages_one_picture')
      .on(table.reply_to)
      .where(sql`content_type = 'image'`),
  ],
);

/** All versions of a reply that has been written more than once; `messages.content` is the accepted one. */
export const message_variants = pgTable(
  'message_variants',
  {
    message_id: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: text('content').notNull(),
    status: text('status', { enum: ['done', 'stopped', 'failed'] }).notNull(),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.position] })],
);

/** Parts of a reply in progress, by position in UTF-16 units; deleted when the whole reply is stored. */
export const reply_parts = pgTable(
  'reply_parts',
  {
    message_id: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.attempt, table.position] })],
);

/** Idempotency-Keys of sends and regenerations: one key, one effect. Swept after a day. */
export const chat_requests = pgTable(
  'chat_requests',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    digest: text('digest').notNull(),
    message_id: uuid('message_id').notNull(),
    reply_id: uuid('reply_id'),
    created_at: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('chat_requests_age').on(table.created_at),
  ],
);
