import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A queued email, once per key; `data` is cleared after it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Deduplication key: the same key is never sent twice. */
    key: text('key').notNull().unique(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    /** Reply-To, if not support. */
    reply_to: text('reply_to'),
    data: jsonb('data').notNull(),
    status: text('status', { enum: ['queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** The mail server's answer to the last failed attempt. */
    last_error: text('last_error'),
    created_at: time('created_at').notNull().defaultNow(),
    /** When it was queued; later than `created_at` if it was revived. */
    queued_at: time('queued_at').notNull().defaultNow(),
    sent_at: time('sent_at'),
  },
  (table) => [
    index('mails_unsent')
      .on(table.status, table.queued_at)
      .where(sql`status <> 'sent'`),
    index('mails_age').on(table.created_at),
  ],
);
