import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests to paid engines per hour over all processes, counted by the spend breaker. */
export const engine_use = pgTable(
  'engine_use',
  {
    /** Pictures, replies and other texts, or spoken texts. */
    kind: text('kind', { enum: ['image', 'text', 'speech'] }).notNull(),
    /** The UTC hour of the requests. */
    hour: timestamp('hour', { withTimezone: true, mode: 'date', precision: 0 }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hour] })],
);
