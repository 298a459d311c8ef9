import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { chats, messages } from './chat.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a chat remembers: facts added by the user, learned facts, and summaries. */
export const memories = pgTable(
  'memories',
  {
    id: uuid('id').primaryKey(),
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['pinned', 'learned', 'summary'] }).notNull(),
    content: text('content').notNull(),
    /** The message that stated it, which may have been deleted. */
    source_message_id: uuid('source_message_id'),
    /** A learned fact is deleted with its message. Null once the user pinned or edited the fact. */
    depends_on: uuid('depends_on').references(() => messages.id, { onDelete: 'cascade' }),
    /** The newer fact that replaces this one; if it is deleted, this one is valid again. */
    replaced_by: uuid('replaced_by').references((): AnyPgColumn => memories.id, {
      onDelete: 'set null',
    }),
    /**
     * For a summary: level 0 summarizes messages, level n summarizes level n - 1; and the covered
     * messages.
     */
    level: integer('level').notNull().default(0),
    from_message_id: uuid('from_message_id'),
    upto_message_id: uuid('upto_message_id'),
    /** Edited by the user, so that no later summary or fact overwrites the wording. */
    is_edited: boolean('is_edited').notNull().default(false),
    /** Forgotten, and still restorable. */
    forgotten_at: time('forgotten_at'),
    created_at: time('created_at').notNull().defaultNow(),
    updated_at: time('updated_at').notNull().defaultNow(),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', content)`),
  },
  (table) => [
    index('memories_list').on(table.chat_id, table.kind, table.id),
    index('memories_words').using('gin', table.words),
    index('memories_source').on(table.depends_on),
    index('memories_replaced').on(table.replaced_by),
    index('memories_forgotten')
      .on(table.forgotten_at)
      .where(sql`forgotten_at IS NOT NULL`),
  ],
);
