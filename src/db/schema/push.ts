import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Browsers that notifications are pushed to. A subscription ends with its session. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The browser's address at the push service. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's keys, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Failures in a row. */
    failures: integer('failures').notNull().default(0),
    created_at: time('created_at').notNull(),
    pushed_at: time('pushed_at'),
  },
  (table) => [
    index('push_subscriptions_user').on(table.user_id),
    index('push_subscriptions_session').on(table.session_id),
  ],
);
