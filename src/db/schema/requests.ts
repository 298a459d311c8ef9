import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

/** Idempotency-Keys with the stored responses for repeated requests. Swept after a day. */
export const kept_requests = pgTable(
  'kept_requests',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Digest of method, path and body. */
    digest: text('digest').notNull(),
    /** Null while unanswered, or when the outcome is unknown. */
    status: integer('status'),
    body: text('body'),
    created_at: timestamp('created_at', {
      withTimezone: true,
      mode: 'date',
      precision: 3,
    }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('kept_requests_age').on(table.created_at),
  ],
);
