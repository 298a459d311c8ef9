import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { chats } from './chat.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Voice calls. What was said are messages of the chat with the call's id. */
export const calls = pgTable(
  'calls',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chat_id: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['ringing', 'active', 'ended'] })
      .notNull()
      .default('ringing'),
    end_reason: text('end_reason', {
      enum: ['hung_up', 'unanswered', 'out_of_tokens', 'lost', 'idle', 'failed', 'not_allowed'],
    }),
    price_per_minute: integer('price_per_minute').notNull(),
    /** Minutes that were paid for. */
    minutes: integer('minutes').notNull().default(0),
    /** The tokens held for the minute in progress. */
    hold_id: uuid('hold_id'),
    /** SHA-256 of the token in the socket's address, base64url. */
    socket_hash: text('socket_hash').notNull(),
    /** The process that has the socket, or had it last, and the end of its lease on the call. */
    lease_owner: text('lease_owner'),
    lease_until: time('lease_until').notNull(),
    created_at: time('created_at').notNull(),
    picked_up_at: time('picked_up_at'),
    ended_at: time('ended_at'),
  },
  (table) => [
    uniqueIndex('calls_one_per_user')
      .on(table.user_id)
      .where(sql`ended_at IS NULL`),
    index('calls_open')
      .on(table.lease_until)
      .where(sql`ended_at IS NULL`),
    index('calls_user').on(table.user_id),
    index('calls_chat').on(table.chat_id),
  ],
);
