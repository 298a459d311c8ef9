import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Who a user is in a chat: a name, pronouns and a paragraph. */
export const personas = pgTable(
  'personas',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    pronouns: text('pronouns').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Used in every chat that does not choose another one. */
    is_default: boolean('is_default').notNull().default(false),
    created_at: time('created_at').notNull().defaultNow(),
    updated_at: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('personas_user').on(table.user_id, table.id),
    uniqueIndex('personas_one_default')
      .on(table.user_id)
      .where(sql`is_default`),
  ],
);

/** A user's own lorebooks; `chat_lorebooks` stores in which chats each one is active. */
export const lorebooks = pgTable(
  'lorebooks',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** In the shape of a card's `character_book`. */
    book: jsonb('book').$type<Record<string, unknown>>().notNull(),
    created_at: time('created_at').notNull().defaultNow(),
    updated_at: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('lorebooks_user').on(table.user_id, table.id)],
);
